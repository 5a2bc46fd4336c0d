import {
  filledColumnsOf,
  detailGroupsOf,
  EMPTY,
  holdsFiles,
  holdsRows,
  refersToRecords,
  filesIn,
  formatField,
  LIST_SEPARATOR,
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
import { fitInto, pictureSize, type PictureSize } from './picture-size.ts';

type Row = Readonly<Record<string, unknown>>;

export interface DocumentOptions {
  lang: Lang;
  /** IANA zone in which instants are written. */
  zone: string;
  /** Titles of what records refer to, by resource. */
  titles: Readonly<Record<string, (id: string) => string | undefined>>;
  /** Bytes of the records' pictures, by file id. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Largest picture in a cell, in pixels at 96 to the inch. */
const PICTURE = { width: 215, height: 160 };
/** Width of A4 between margins of an inch, twentieths of a point. */
const TEXT_WIDTH = 9026;
/** Share of the page's width that labels take, percent. */
const LABELS = 22;
/** Padding inside a cell, twentieths of a point. */
const MARGINS = { top: 60, bottom: 60, left: 100, right: 100 };
/**
 * Distance between two pictures, twentieths of a point: a space between neighbours, the spacing after a line between
 * rows.
 */
const BETWEEN = 120;
/** Twentieths of a point in a pixel. */
const PIXEL = 15;

/**
 * Writes records as a Word document, one record a page: a heading, a table of the fields, a separate table for rows
 * inside a record, with pictures and signatures in place.
 */
export async function recordDocument(
  resource: AnyResource,
  records: readonly (Row & { id: string })[],
  options: DocumentOptions,
): Promise<Uint8Array> {
  const document = new Document({
    title: resource.label[options.lang],
    // Word and LibreOffice both replace this font by their own Chinese font.
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
  const inner = fields.filter((field) => holdsRows(field.kind) && Array.isArray(record[field.name]));
  return [
    new Paragraph({ text: titleOf(resource, record), heading: HeadingLevel.HEADING_1, pageBreakBefore }),
    table(
      fields
        .filter((field) => !inner.includes(field))
        .map((field) => [
          cell([new Paragraph(field.label[options.lang])], LABELS),
          cell(valueOf(field, record[field.name], 100 - LABELS, options), 100 - LABELS),
        ]),
      [LABELS, 100 - LABELS],
    ),
    ...inner.flatMap((field) => rowsTable(field, record[field.name] as readonly Row[], options)),
  ];
}

function rowsTable(field: NamedField, rows: readonly Row[], options: DocumentOptions): FileChild[] {
  const columns = filledColumnsOf(field.type, rows);
  const width = Math.floor(100 / columns.length);
  const head = columns.map((column) => cell([new Paragraph(column.label[options.lang])], width));
  const body = rows.map((row) =>
    columns.map((column) => cell(valueOf(column, row[column.name], width, options), width)),
  );
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
    // Word uses the widths of the cells, LibreOffice these.
    columnWidths: widths.map((width) => Math.round((TEXT_WIDTH * width) / 100)),
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((children, index) => new TableRow({ children, tableHeader: headed && index === 0 })),
  });
}

function cell(children: Paragraph[], percent: number): TableCell {
  return new TableCell({
    children,
    width: { size: percent, type: WidthType.PERCENTAGE },
    margins: MARGINS,
  });
}

/** @param percent share of the page's width that the cell has */
function valueOf(field: NamedField, value: unknown, percent: number, options: DocumentOptions): Paragraph[] {
  const { lang, zone, titles } = options;
  if (holdsFiles(field.kind)) return filesOf(value, percent, options);
  if (refersToRecords(field.kind)) {
    const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
    const names = ids.map((id) => titles[field.ref!]?.(id) ?? '');
    return [new Paragraph(names.join(LIST_SEPARATOR[lang]) || EMPTY)];
  }
  return formatField(field, value, { lang, zone })
    .split('\n')
    .map((line) => new Paragraph(line));
}

/**
 * Places as many pictures beside each other as fit into the cell, with a distance between them; other files are listed
 * by name, one a line.
 */
function filesOf(value: unknown, percent: number, { pictures }: DocumentOptions): Paragraph[] {
  const room = (TEXT_WIDTH * percent) / 100 - MARGINS.left - MARGINS.right;
  const box = { ...PICTURE, width: Math.min(PICTURE.width, Math.floor(room / PIXEL)) };
  const lines: { run: ImageRun | TextRun; width: number }[][] = [];
  let left = 0;
  for (const file of filesIn(value)) {
    const picture = pictureOf(pictures.get(file.id), box);
    const shown = picture ?? { run: new TextRun(file.name ?? file.id), width: room };
    left -= shown.width + BETWEEN;
    if (left >= 0) lines.at(-1)!.push(shown);
    else {
      lines.push([shown]);
      left = room - shown.width;
    }
  }
  if (lines.length === 0) return [new Paragraph(EMPTY)];
  return lines.map((line, index) => {
    const apart = line.flatMap(({ run }, at) => (at === 0 ? [run] : [new TextRun(' '), run]));
    return new Paragraph({ children: apart, spacing: { after: index < lines.length - 1 ? BETWEEN : 0 } });
  });
}

/** Returns a picture with its width, twentieths of a point. */
function pictureOf(bytes: Uint8Array | undefined, box: PictureSize): { run: ImageRun; width: number } | undefined {
  const size = bytes && pictureSize(bytes);
  if (!size) return undefined;
  const transformation = fitInto(size, box);
  return { run: new ImageRun({ type: size.type, data: bytes, transformation }), width: transformation.width * PIXEL };
}
