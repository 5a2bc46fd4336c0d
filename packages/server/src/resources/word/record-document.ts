import {
  columnsInRows,
  detailGroupsOf,
  EMPTY,
  FILE_KINDS,
  filesIn,
  formatField,
  LIST_SEPARATOR,
  metaOf,
  titleOf,
  type AnyResource,
  type Lang,
  type NamedField,
} from '@gongdi/domain';
import {
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx';
import { fitInto, pictureSize } from './picture-size.ts';

type Row = Readonly<Record<string, unknown>>;

export interface DocumentOptions {
  lang: Lang;
  /** IANA zone by whose clocks instants are written. */
  zone: string;
  /** Titles of what records refer to, by resource. */
  titles: Readonly<Record<string, (id: string) => string | undefined>>;
  /** Bytes of the pictures of the records, by the ids of their files. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Largest picture in a cell, in pixels at 96 to the inch. */
const PICTURE = { width: 220, height: 165 };
/** Width of A4 between margins of an inch, twentieths of a point. */
const TEXT_WIDTH = 9026;
/** Share of the page's width that labels take, percent. */
const LABELS = 22;

/**
 * Detail pages of records as a Word document, one record a page: a heading, a table of the fields, a table of their own
 * for rows inside, pictures and signatures in place.
 */
export async function recordDocument(
  resource: AnyResource,
  records: readonly (Row & { id: string })[],
  options: DocumentOptions,
): Promise<Uint8Array> {
  const document = new Document({
    title: resource.label[options.lang],
    // A font that Word and LibreOffice both replace by what they have for Chinese.
    styles: { default: { document: { run: { font: 'SimSun', size: 21 } } } },
    sections: [
      {
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: records.flatMap((record, index) => recordPage(resource, record, index > 0, options)),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: 'center',
    children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
  });
}

function recordPage(
  resource: AnyResource,
  record: Row & { id: string },
  pageBreakBefore: boolean,
  options: DocumentOptions,
): FileChild[] {
  const fields = detailGroupsOf(resource).flatMap((group) => group.fields);
  const inner = fields.filter((field) => field.kind === 'rows' && Array.isArray(record[field.name]));
  return [
    new Paragraph({ text: titleOf(resource, record), heading: HeadingLevel.HEADING_1, pageBreakBefore }),
    table(
      fields
        .filter((field) => !inner.includes(field))
        .map((field) => [
          cell([new Paragraph(field.label[options.lang])], LABELS),
          cell(valueOf(field, record[field.name], options), 100 - LABELS),
        ]),
      [LABELS, 100 - LABELS],
    ),
    ...inner.flatMap((field) => rowsTable(field, record[field.name] as readonly Row[], options)),
  ];
}

function rowsTable(field: NamedField, rows: readonly Row[], options: DocumentOptions): FileChild[] {
  const columns = Object.entries(columnsInRows(field.type)).map(([name, type]) => ({ ...metaOf(type), name, type }));
  const width = Math.floor(100 / columns.length);
  const head = columns.map((column) => cell([new Paragraph(column.label[options.lang])], width));
  const body = rows.map((row) => columns.map((column) => cell(valueOf(column, row[column.name], options), width)));
  return [
    new Paragraph({ text: field.label[options.lang], heading: HeadingLevel.HEADING_2 }),
    table(
      [head, ...body],
      columns.map(() => width),
      { headed: true },
    ),
  ];
}

/** @param widths of the columns, percent of the page's */
function table(rows: TableCell[][], widths: readonly number[], { headed = false } = {}): Table {
  return new Table({
    // Word goes by the cells, LibreOffice by these.
    columnWidths: widths.map((width) => Math.round((TEXT_WIDTH * width) / 100)),
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((children, index) => new TableRow({ children, tableHeader: headed && index === 0 })),
  });
}

function cell(children: Paragraph[], percent: number): TableCell {
  return new TableCell({
    children,
    width: { size: percent, type: WidthType.PERCENTAGE },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
  });
}

function valueOf(field: NamedField, value: unknown, { lang, zone, titles, pictures }: DocumentOptions): Paragraph[] {
  if (FILE_KINDS.has(field.kind)) {
    const shown = filesIn(value).map((file) => pictureOf(pictures.get(file.id)) ?? new TextRun(file.name ?? file.id));
    return [shown.length > 0 ? new Paragraph({ children: shown }) : new Paragraph(EMPTY)];
  }
  if (field.kind === 'reference' || field.kind === 'references') {
    const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
    const names = ids.map((id) => titles[field.ref!]?.(id) ?? '');
    return [new Paragraph(names.join(LIST_SEPARATOR[lang]) || EMPTY)];
  }
  return formatField(field, value, { lang, zone })
    .split('\n')
    .map((line) => new Paragraph(line));
}

function pictureOf(bytes: Uint8Array | undefined): ImageRun | undefined {
  const size = bytes && pictureSize(bytes);
  if (!size) return undefined;
  return new ImageRun({ type: size.type, data: bytes, transformation: fitInto(size, PICTURE) });
}
