// Writes a document that is described as plain data. It is JavaScript so that a thread runs it from the sources, too.
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
} from 'docx';
import { BETWEEN, MARGINS, TEXT_WIDTH } from './measures.mjs';

/** @import { WordCell, WordPage, WordPicture, WordTable, WordTask } from './protocol.ts' */

/**
 * Returns the bytes of the Word file.
 * @param {WordTask} task
 * @returns {Promise<Uint8Array>}
 */
export async function writeWord({ title, pages }) {
  const document = new Document({
    title,
    // Word and LibreOffice both replace this font by their own Chinese font.
    styles: { default: { document: { run: { font: 'SimSun', size: 21 } } } },
    sections: [
      {
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: pages.flatMap((page, index) => pageOf(page, index > 0)),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function pageNumber() {
  return new Paragraph({
    alignment: 'center',
    children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
  });
}

/**
 * @param {WordPage} page
 * @param {boolean} pageBreakBefore
 */
function pageOf({ title, tables }, pageBreakBefore) {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, pageBreakBefore }),
    ...tables.flatMap((one) => [
      ...(one.heading === undefined ? [] : [new Paragraph({ text: one.heading, heading: HeadingLevel.HEADING_2 })]),
      tableOf(one),
    ]),
  ];
}

/** @param {WordTable} table */
function tableOf({ rows, widths, headed = false }) {
  return new Table({
    // Word uses the widths of the cells, LibreOffice these.
    columnWidths: widths.map((width) => Math.round((TEXT_WIDTH * width) / 100)),
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          children: row.map((cell, at) => cellOf(cell, /** @type {number} */ (widths[at]))),
          tableHeader: headed && index === 0,
        }),
    ),
  });
}

/**
 * @param {WordCell} lines
 * @param {number} percent
 */
function cellOf(lines, percent) {
  return new TableCell({
    children: lines.map((line, index) => {
      if (typeof line === 'string') return new Paragraph(line);
      const children = line.flatMap((part, at) => (at === 0 ? [runOf(part)] : [new TextRun(' '), runOf(part)]));
      return new Paragraph({ children, spacing: { after: index < lines.length - 1 ? BETWEEN : 0 } });
    }),
    width: { size: percent, type: WidthType.PERCENTAGE },
    margins: MARGINS,
  });
}

/** @param {string | WordPicture} part */
function runOf(part) {
  if (typeof part === 'string') return new TextRun(part);
  const { type, data, width, height } = part;
  return new ImageRun({ type, data, transformation: { width, height } });
}
