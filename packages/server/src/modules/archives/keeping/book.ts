import {
  archiveRetention,
  archiveSecrecy,
  civilDay,
  fill,
  type archivevolume,
  type Dictionary,
  type Lang,
  type RowOf,
} from '@gongdi/domain';
import {
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Db } from '../../../store/index.ts';
import { archiveText } from './text/index.ts';

type Volume = RowOf<typeof archivevolume>;

const FULL = { size: 100, type: WidthType.PERCENTAGE } as const;
/** Width of A4 between margins of an inch, twentieths of a point. */
const TEXT_WIDTH = 9026;
/** Widths of the columns of the inner index, percent. */
const INDEX = [7, 16, 15, 32, 12, 9, 9];
const CENTRE = { alignment: 'center' } as const;

export interface BoundDocument {
  id: string;
  document_title: string;
  document_number: string | null;
  responsible: string | null;
  document_date: string | null;
  document_remark: string | null;
  page_from: number | null;
  page_to: number | null;
}

/** Documents of a volume in their order. */
export function documentsOf(db: Db, volume_id: string): Promise<BoundDocument[]> {
  return db
    .selectFrom('archive_document')
    .select([
      'id',
      'document_title',
      'document_number',
      'responsible',
      'document_date',
      'document_remark',
      'page_from',
      'page_to',
    ])
    .where('volume_id', '=', volume_id)
    .orderBy('volume_order')
    .orderBy('document_date')
    .orderBy('id')
    .execute();
}

/** Makes cover, inner index and back matter of a volume, each on pages of its own, as appendix B of GB/T 50328 has them. */
export async function bookOf(db: Db, volume: Volume, zone: string, lang: Lang): Promise<Uint8Array> {
  const text = archiveText[lang];
  const documents = await documentsOf(db, volume.id);
  const names = await namesOf(db, [volume.compiler_id, volume.closer_id]);
  const page = (children: (Paragraph | Table)[]) => ({
    properties: { page: { size: { orientation: PageOrientation.PORTRAIT } } },
    children,
  });
  const document = new Document({
    title: volume.volume_title,
    // Word and LibreOffice both replace this font by their own Chinese font.
    styles: { default: { document: { run: { font: 'SimSun', size: 21 } } } },
    sections: [
      page(await coverOf(db, volume, lang)),
      page([
        heading(text.index),
        table(
          [
            [text.place, text.number, text.author, text.title, text.day, text.pages, text.remark],
            ...documents.map((one, at) => [
              String(at + 1),
              one.document_number ?? '',
              one.responsible ?? '',
              one.document_title,
              one.document_date ?? '',
              pagesOf(one, at === documents.length - 1),
              one.document_remark ?? '',
            ]),
          ],
          INDEX,
        ),
      ]),
      page([
        heading(text.back),
        new Paragraph(
          fill(text.sums, {
            all: volume.page_total ?? '',
            text: volume.text_pages ?? 0,
            drawing: volume.drawing_pages ?? 0,
            picture: volume.picture_pages ?? 0,
          }),
        ),
        new Paragraph(`${text.notes}：${volume.back_note?.trim() || text.none}`),
        new Paragraph(''),
        new Paragraph(`${text.compiler}：${names.get(volume.compiler_id) ?? ''}`),
        new Paragraph(`${text.checker}：${names.get(volume.closer_id ?? '') ?? ''}`),
        new Paragraph(`${text.closedOn}：${volume.closed_at ? civilDay(Date.parse(volume.closed_at), zone) : ''}`),
      ]),
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** The first page of each document, as the standard has it; of the last one the pages from and to. */
function pagesOf({ page_from, page_to }: BoundDocument, isLast: boolean): string {
  if (page_from === null) return '';
  return isLast && page_to !== null && page_to > page_from ? `${page_from}-${page_to}` : String(page_from);
}

async function coverOf(db: Db, volume: Volume, lang: Lang): Promise<(Paragraph | Table)[]> {
  const text = archiveText[lang];
  const siblings = await db
    .selectFrom('archive_volume')
    .select('id')
    .where('project_id', '=', volume.project_id)
    .where('archive_kind', '=', volume.archive_kind)
    .orderBy('volume_number')
    .orderBy('id')
    .execute();
  const period = [volume.begin_date, volume.end_date].filter(Boolean).join(' — ');
  return [
    heading(text.cover),
    new Paragraph({
      ...CENTRE,
      spacing: { before: 1200, after: 1200 },
      children: [new TextRun({ text: volume.volume_title, bold: true, size: 40 })],
    }),
    table(
      [
        [text.volumeNumber, volume.volume_number],
        [text.unit, volume.compiling_unit],
        [text.period, period],
        [text.secrecy, labelOf(archiveSecrecy, volume.archive_secrecy, lang)],
        [text.retention, labelOf(archiveRetention, volume.archive_retention, lang)],
      ],
      [30, 70],
    ),
    new Paragraph({
      ...CENTRE,
      spacing: { before: 800 },
      children: [
        new TextRun(
          fill(text.ofVolumes, {
            all: siblings.length,
            place: siblings.findIndex(({ id }) => id === volume.id) + 1,
          }),
        ),
      ],
    }),
  ];
}

const labelOf = (dictionary: Dictionary, value: number, lang: Lang): string =>
  dictionary.entries.find((one) => one.value === value)?.label[lang] ?? '';

const heading = (words: string): Paragraph =>
  new Paragraph({ ...CENTRE, text: words, heading: HeadingLevel.HEADING_1 });

/** @param widths of the columns, percent */
function table(rows: readonly (readonly string[])[], widths: readonly number[]): Table {
  return new Table({
    columnWidths: widths.map((width) => Math.round((TEXT_WIDTH * width) / 100)),
    width: FULL,
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: widths.length > 2 && index === 0,
          children: cells.map(
            (words, at) =>
              new TableCell({
                children: [new Paragraph(words)],
                width: { size: widths[at]!, type: WidthType.PERCENTAGE },
                margins: { top: 60, bottom: 60, left: 80, right: 80 },
              }),
          ),
        }),
    ),
  });
}

async function namesOf(db: Db, ids: readonly (string | null | undefined)[]): Promise<Map<string, string>> {
  const known = ids.filter((id): id is string => typeof id === 'string');
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'nickname']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}
