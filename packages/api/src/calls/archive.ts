import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Archives of projects beyond their records (defined here; the specification names only their routes).

const id = z.string().min(1).max(64);
const kind = z.coerce.number().int().min(1).max(3);
const OVERVIEW = z.object({ project_id: id, archive_kind: kind });

/** Adds the folders of the template that a project lacks, and files what its records have for them already. */
export const generateFolders = defineCall({
  name: 'archive.generate',
  label: { zh: '按模板生成档案目录', en: 'Folders from the template' },
  service: 'order',
  method: 'POST',
  path: 'archive-folder/generate',
  input: { body: z.strictObject({ project_id: id, archive_kind: z.int().min(1).max(3) }) },
  output: z.object({
    /** Folders that were added. */
    added: z.int(),
    /** Records that will be printed into them within minutes. */
    filing: z.int(),
  }),
  permission: permission('archivefolder', 'generate'),
});

/** Most folders of one archive that are shown. */
export const ARCHIVE_FOLDERS = 2000;

const folder = z.object({
  id: z.string(),
  parent_id: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  level: z.int(),
  required: z.boolean(),
  /** Documents here and below. */
  documents: z.int(),
  /** Required documents here and below, and how many of them are there. */
  needed: z.int(),
  present: z.int(),
});
export type ArchiveFolder = z.output<typeof folder>;

/** Answers the folders of an archive in the order of the tree, each with how complete it is. */
export const overview = defineCall({
  name: 'archive.overview',
  label: { zh: '档案齐全情况', en: 'How complete an archive is' },
  service: 'order',
  method: 'GET',
  path: 'archive/overview',
  input: { query: OVERVIEW },
  output: z.object({
    folders: z.array(folder),
    /** Where there are more than `ARCHIVE_FOLDERS`. */
    more: z.boolean(),
    /** Records that are still being printed into the archive. */
    filing: z.int(),
    volumes: z.object({ open: z.int(), closed: z.int(), handed_over: z.int() }),
  }),
  permission: permission('archivefolder', 'list'),
});

/** Answers the missing documents of an archive as a sheet. */
export const missingSheet = defineCall({
  name: 'archive.missing',
  label: { zh: '导出缺项清单', en: 'List of what is missing' },
  service: 'order',
  method: 'GET',
  path: 'archive/missing',
  input: { query: OVERVIEW },
  output: 'blob',
  permission: permission('archivefolder', 'export'),
});

/** Takes the documents of a folder and of those below it, as far as they are in no volume, into a volume. */
export const fillVolume = defineCall({
  name: 'archive.fill',
  label: { zh: '案卷收入文件', en: 'Take documents into a volume' },
  service: 'order',
  method: 'POST',
  path: 'archive-volume/fill',
  input: { body: z.strictObject({ id, folder_id: id }) },
  output: z.object({ taken: z.int() }),
  permission: permission('archivevolume', 'fill'),
});

/** Answers cover, inner index and back matter of a volume as a Word document (GB/T 50328). */
export const volumeBook = defineCall({
  name: 'archive.book',
  label: { zh: '案卷封面、卷内目录和备考表', en: 'Cover, index and back matter of a volume' },
  service: 'order',
  method: 'GET',
  path: 'archive-volume/{id}/book',
  input: { params: z.object({ id }) },
  output: 'blob',
  permission: permission('archivevolume', 'detail'),
});

/** Answers the package of a hand-over: its volumes with all files, an index, and the SHA-256 of each file. */
export const handoverPackage = defineCall({
  name: 'archive.package',
  label: { zh: '下载移交包', en: 'Package of a hand-over' },
  service: 'order',
  method: 'GET',
  path: 'archive-handover/{id}/package',
  input: { params: z.object({ id }) },
  output: 'blob',
  permission: permission('archivehandover', 'detail'),
});

const hit = z.object({
  id: z.string(),
  title: z.string(),
  folder: z.string(),
  document_date: z.string().nullable(),
  /** The text around the first place, in lower case and half width, as the search compares it. */
  around: z.string(),
});
export type ArchiveHit = z.output<typeof hit>;

/** Most documents of one answer. */
export const ARCHIVE_HITS = 50;

/** Finds documents of the archives by the texts of their Office and PDF files. */
export const searchText = defineCall({
  name: 'archive.search',
  label: { zh: '档案全文检索', en: 'Search the texts of an archive' },
  service: 'order',
  method: 'GET',
  path: 'archive/search',
  input: {
    query: z.object({
      keyword: z.string().trim().min(1).max(100),
      project_id: id.optional(),
      archive_kind: kind.optional(),
    }),
  },
  output: z.object({
    hits: z.array(hit),
    /** Where there are more than `ARCHIVE_HITS`. */
    more: z.boolean(),
    /** Files whose texts are not taken yet. */
    waiting: z.int(),
  }),
  permission: permission('archivedocument', 'list'),
});

/** Records the warranties of a building or of a unit work with the least terms of the law. */
export const lawfulTerms = defineCall({
  name: 'warranty.lawful',
  label: { zh: '按法定期限登记保修', en: 'Warranties by law' },
  service: 'order',
  method: 'POST',
  path: 'warranty-term/lawful',
  input: {
    body: z.strictObject({
      project_id: id,
      part_id: id.nullish(),
      accepted_on: z.iso.date(),
      /** Design life of the structure, years. */
      design_life: z.int().min(5).max(200).default(50),
      keeper_id: id,
    }),
  },
  output: z.object({ added: z.int() }),
  permission: permission('warrantyterm', 'lawful'),
});

const waste = z.object({ key: z.string(), quantity: z.number() });

/** Sums up the waste of a project: by month and kind, the share that is used again, and the waste per floor area. */
export const garbageStatistics = defineCall({
  name: 'garbage.statistics',
  label: { zh: '垃圾分类统计', en: 'Statistics of waste' },
  service: 'order',
  method: 'GET',
  path: 'garbage/statistics',
  input: { query: z.object({ project_id: id }) },
  output: z.object({
    /** The last twelve months with entries, the first one first: `2026-11`. */
    months: z.array(z.object({ month: z.string(), kinds: z.array(waste) })),
    total: z.number(),
    /** Used on the site or recycled. */
    reused: z.number(),
    /** Waste of works, demolition and decoration that left the site, t. */
    discharged: z.number(),
    /** m²; null: the project does not say. */
    floor_area: z.number().nullable(),
    /** t per 10,000 m². */
    per_area: z.number().nullable(),
    /** Setting. */
    limit: z.number(),
  }),
  permission: permission('garbagesorting', 'list'),
});
