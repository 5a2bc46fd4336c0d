import { fill, type AnyResource, type Lang } from '@gongdi/domain';
import { isFault, type CellValue } from '../cell.ts';
import { sheetText } from '../text/index.ts';
import type { OutCell, OutColumn } from '../write/sheet-spec.ts';
import { writeWorkbook } from '../write/write-workbook.ts';
import { inputColumn } from './out-columns.ts';
import type { ReadResult, RefusedRow } from './read-records.ts';
import type { TextOptions } from './template.ts';

/**
 * Returns a workbook of the refused rows: their row numbers, the reasons, and their cells; wrong cells are marked and
 * have the reason as a note. After correction it can be imported unchanged: the import ignores the first two columns.
 */
export function errorWorkbook<R extends AnyResource>(
  result: Pick<ReadResult<R>, 'header' | 'refused'>,
  options: TextOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const lang = options.lang ?? 'zh';
  const { word } = sheetText[lang];
  const columns: OutColumn[] = [
    { header: word.row, format: 'number', width: 8 },
    { header: word.reason, format: 'text', width: 60, wrap: true },
    ...result.header.texts.map((text, index): OutColumn => {
      const column = result.header.columns[index];
      return column ? { ...inputColumn(column, lang), header: text } : { header: text, format: 'text' };
    }),
  ];
  const rows = result.refused.map((row) => outRow(row, lang));
  const sheet = { name: word.errors, columns, rows, inputRows: rows.length };
  return writeWorkbook([sheet], { ...options, choicesName: word.choices });
}

function outRow({ row, cells, problems, pictures = [] }: RefusedRow, lang: Lang): OutCell[] {
  const seen = pictures.length > 0 ? [fill(sheetText[lang].word.pictures, { row })] : [];
  const reasons = [...problems.map((problem) => problem.message[lang]), ...seen].join('\n');
  const marks = new Map<number, string>();
  for (const { column, message } of problems) {
    marks.set(column, [marks.get(column), message[lang]].filter(Boolean).join('\n'));
  }
  const last = Math.max(cells.length - 1, ...marks.keys(), ...pictures);
  const out = Array.from({ length: last + 1 }, (_, index): OutCell => {
    // Words that no import takes for a picture, so that none is left out unnoticed.
    const value = pictures.includes(index) ? seen[0]! : valueOf(cells[index] ?? null);
    const note = marks.get(index);
    return note === undefined ? value : { value, marked: true, note };
  });
  return [row, reasons, ...out];
}

/** Returns the value to write; for a fault, the text that the cell showed. */
function valueOf(cell: CellValue): string | number | boolean | null {
  return isFault(cell) ? cell.shown : cell;
}
