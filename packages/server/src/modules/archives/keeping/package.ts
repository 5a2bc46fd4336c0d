import { calls } from '@gongdi/api';
import {
  archivehandover,
  civilDay,
  GongdiError,
  safeFileName,
  VOLUME,
  type archivevolume,
  type RowOf,
} from '@gongdi/domain';
import { writeWorkbook, type OutColumn } from '@gongdi/sheets';
import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { openBlob, type BlobStore } from '../../../files/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf, printRecord } from '../../../resources/index.ts';
import { anyOf, resourceRepository, type Db } from '../../../store/index.ts';
import { bookOf } from './book.ts';
import { archiveLabel, archiveText } from './text/index.ts';

/** Most files of one package. */
const FILES = 20_000;
/** Contents that are compressed already. */
const PACKED = /\.(pdf|jpe?g|png|docx|xlsx|pptx|zip|mp4)$/i;
/** The package is in Chinese: the list belongs to the archive, not to whoever downloads it. */
const text = archiveText.zh;

interface Packed {
  path: string;
  volume: string;
  place: number | null;
  title: string;
  pages: number | null;
  size: number;
  sha256: string;
}

interface Document {
  id: string;
  volume_id: string | null;
  document_title: string;
  volume_order: number | null;
  page_count: number | null;
  file_hash: string | null;
  name: string;
  size: number;
  hash: string;
}

export const packageHandler = ({ db, blobs, timeZone }: Pick<Ground, 'db' | 'blobs' | 'timeZone'>): Handler =>
  handle(calls.archive.handoverPackage, async ({ params: { id } }, context) => {
    if (!blobs) throw new GongdiError('unavailable', { label: archiveLabel('noFiles') });
    const handover = await resourceRepository(db, archivehandover).get(accessOf(context), id);
    const volumes = await volumesOf(db, handover.volumes);
    const open = volumes.find(({ volume_status }) => volume_status === VOLUME.open);
    if (open) throw new GongdiError('conflict', { label: archiveLabel('notDone', { number: open.volume_number }) });
    const documents = await filesOf(db, handover.volumes);
    if (documents.length > FILES)
      throw new GongdiError('invalid', { label: archiveLabel('tooManyFiles', { limit: FILES }) });
    const list = await printRecord({ db, blobs, timeZone }, archivehandover, handover, context.caller.id);
    const zip = new ZipFile();
    const made = new Date(context.now);
    const index: Packed[] = [];
    zip.addBuffer(Buffer.from(list), `${text.handoverList}.docx`, { mtime: made });
    for (const [at, volume] of volumes.entries()) {
      const folder = `${String(at + 1).padStart(2, '0')} ${nameOf(`${volume.volume_number} ${volume.volume_title}`)}`;
      const book = Buffer.from(await bookOf(db, volume, timeZone, 'zh'));
      const front = { volume: volume.volume_number, place: null, title: text.cover, pages: null, size: book.length };
      const path = `${folder}/000 ${text.cover}.docx`;
      index.push({ ...front, path, sha256: createHash('sha256').update(book).digest('hex') });
      zip.addBuffer(book, path, { mtime: made });
      for (const one of documents.filter(({ volume_id }) => volume_id === volume.id))
        addDocument(zip, { db, blobs }, index, { folder, volume: volume.volume_number, made }, one);
    }
    // Asked for when their turn comes, after the files: they tell the hash of what was written.
    const late = (name: string, make: () => Promise<Uint8Array>): void =>
      zip.addReadStreamLazy(name, { mtime: made }, (give) => {
        make().then(
          (bytes) => give(null, Readable.from([Buffer.from(bytes)])),
          (error: Error) => give(error, Readable.from([])),
        );
      });
    late(`${text.hashes}.sha256`, () =>
      Promise.resolve(new TextEncoder().encode(index.map(({ sha256, path }) => `${sha256}  ${path}\n`).join(''))),
    );
    late(`${text.handoverIndex}.xlsx`, () => indexSheet(index));
    zip.end();
    const bytes = zip.outputStream as Readable;
    zip.on('error', (error: Error) => bytes.destroy(error));
    const name = `${nameOf(handover.handover_name)}_${civilDay(context.now, timeZone)}.zip`;
    return { bytes, type: 'application/zip', name };
  });

/** Adds a file piece by piece. One that differs from what was filed ends the package, so that nobody takes it over. */
function addDocument(
  zip: ZipFile,
  { db, blobs }: { db: Db; blobs: BlobStore },
  index: Packed[],
  { folder, volume, made }: { folder: string; volume: string; made: Date },
  one: Document,
): void {
  const extension = one.name.slice(one.name.lastIndexOf('.'));
  const place = one.volume_order ?? 0;
  const path = `${folder}/${String(place).padStart(3, '0')} ${nameOf(one.document_title)}${extension}`;
  const options = { mtime: made, compress: !PACKED.test(one.name), size: one.size };
  zip.addReadStreamLazy(path, options, (give) => {
    const damaged = () => new Error(archiveLabel('damaged', { name: one.document_title }).zh);
    openBlob(db, blobs, one.hash).then(
      (content) => {
        if (!content) return give(damaged(), Readable.from([]));
        const digest = createHash('sha256');
        const counted = new Transform({
          transform(piece: Uint8Array, _, pass) {
            digest.update(piece);
            pass(null, piece);
          },
          flush(end) {
            const sha256 = digest.digest('hex');
            if (one.file_hash !== null && sha256 !== one.file_hash) return end(damaged());
            const { page_count: pages, size, document_title: title } = one;
            index.push({ path, volume, place, title, pages, size, sha256 });
            end();
          },
        });
        const source = Readable.from(content.bytes);
        source.on('error', (error) => counted.destroy(error));
        give(null, source.pipe(counted));
      },
      (error: Error) => give(error, Readable.from([])),
    );
  });
}

async function volumesOf(db: Db, ids: readonly string[]): Promise<RowOf<typeof archivevolume>[]> {
  const rows: RowOf<typeof archivevolume>[] = await db
    .selectFrom('archive_volume')
    .selectAll()
    .where('id', '=', anyOf([...ids]))
    .orderBy('volume_number')
    .execute();
  return rows;
}

/** Files of the documents of some volumes, in their order. */
async function filesOf(db: Db, ids: readonly string[]): Promise<Document[]> {
  return db
    .selectFrom('archive_document as d')
    .innerJoin('stored_file as f', (join) => join.on(sql<boolean>`f.id = d.document_file->>'id'`))
    .select([
      'd.id',
      'd.volume_id',
      'd.document_title',
      'd.volume_order',
      'd.page_count',
      'd.file_hash',
      'f.name',
      'f.size',
      'f.hash',
    ])
    .where('d.volume_id', '=', anyOf([...ids]))
    .orderBy('d.volume_id')
    .orderBy('d.volume_order')
    .limit(FILES + 1)
    .execute();
}

function indexSheet(index: readonly Packed[]): Promise<Uint8Array> {
  const columns: OutColumn[] = [
    { header: text.volume, format: 'text', width: 18 },
    { header: text.place, format: 'number', width: 8 },
    { header: text.title, format: 'text', width: 48 },
    { header: text.pageCount, format: 'number', width: 8 },
    { header: text.size, format: 'number', width: 14 },
    { header: 'SHA-256', format: 'text', width: 66 },
    { header: text.path, format: 'text', width: 60 },
  ];
  const rows = index.map((one) => [one.volume, one.place, one.title, one.pages, one.size, one.sha256, one.path]);
  return writeWorkbook([{ name: text.handoverIndex, columns, rows }]);
}

/** A name that every system accepts as that of a file or folder. */
const nameOf = (words: string): string =>
  safeFileName(words.replaceAll(/[\\/:*?"<>|]+/g, ' '))
    .slice(0, 80)
    .trim();
