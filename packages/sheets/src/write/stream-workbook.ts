import { deflateByStream } from '../zip/deflate.ts';
import { streamZip, type StreamPart } from '../zip/stream-zip.ts';
import { contentTypesXml, relationshipsXml, workbookXml, XML_HEAD } from './package-parts.ts';
import { commentsXml, notesDrawingXml, rowWriter, sheetEnd, sheetStart, type CellNote } from './sheet-xml.ts';
import type { OutCell, OutSheet } from './sheet-spec.ts';
import { stylesXml } from './styles.ts';
import { uniqueNames, type WriteOptions } from './write-workbook.ts';

/** One sheet whose rows come while it is written; its cells have no comments, only its header may. */
export type StreamSheet = Omit<OutSheet, 'rows' | 'inputRows' | 'hidden'> & {
  readonly rows: AsyncIterable<readonly OutCell[]>;
};

/** Yields an `.xlsx` with one sheet while its rows are read. @throws SheetError `sheet_rows` */
export async function* streamWorkbook(given: StreamSheet, options: WriteOptions = {}): AsyncGenerator<Uint8Array> {
  const { rows } = given;
  const [sheet] = uniqueNames([{ ...given, rows: [] }]) as [OutSheet];
  const notes: CellNote[] = [];
  const start = sheetStart(sheet, notes, true);
  const hasNotes = notes.length > 0;
  const rowOf = rowWriter(sheet, []);
  async function* content(): AsyncGenerator<string> {
    yield start;
    for await (const cells of rows) yield rowOf(cells);
    yield sheetEnd(sheet, new Map(), notes);
  }
  const parts: StreamPart[] = [
    // Programs that detect the file type read the first part.
    { name: '[Content_Types].xml', text: [XML_HEAD, contentTypesXml([hasNotes])] },
    { name: '_rels/.rels', text: [XML_HEAD, relationshipsXml([['officeDocument', 'xl/workbook.xml']])] },
    { name: 'xl/workbook.xml', text: [XML_HEAD, workbookXml([sheet])] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: [
        XML_HEAD,
        relationshipsXml([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { name: 'xl/styles.xml', text: [XML_HEAD, stylesXml()] },
  ];
  if (hasNotes)
    parts.push(
      { name: 'xl/comments1.xml', text: [XML_HEAD, commentsXml(notes)] },
      { name: 'xl/drawings/vmlDrawing1.vml', text: [notesDrawingXml(notes)] },
      {
        name: 'xl/worksheets/_rels/sheet1.xml.rels',
        text: [
          XML_HEAD,
          relationshipsXml([
            ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
            ['comments', '../comments1.xml'],
          ]),
        ],
      },
    );
  parts.push({ name: 'xl/worksheets/sheet1.xml', text: content() });
  yield* streamZip(parts, options.deflate ?? deflateByStream);
}
