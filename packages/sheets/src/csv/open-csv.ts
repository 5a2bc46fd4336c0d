import { batchRows } from '../batch.ts';
import type { CellValue, SheetBatch, Workbook } from '../cell.ts';
import type { SheetLimits } from '../limits.ts';
import { SheetError } from '../sheet-error.ts';
import { decodeText } from './decode-text.ts';

/** Excel writes a long number like this into a CSV file; its digits are lost. */
const ROUNDED = /^\d\.\d+E\+\d{2,}$/;

/**
 * Opens CSV, or tab or semicolon separated text, as one sheet. All cells are text, so that telephone numbers and
 * leading zeros are preserved.
 */
export function openCsv(bytes: Uint8Array, limits: SheetLimits): Workbook {
  const text = decodeText(bytes);
  return { format: 'csv', sheets: [{ name: 'CSV', hidden: false }], batches: (index) => batches(text, index, limits) };
}

async function* batches(text: string, index: number, limits: SheetLimits): AsyncGenerator<SheetBatch> {
  if (index !== 0) throw new SheetError('sheet_missing', { index: index + 1 });
  const estimate = Math.max(1, text.length / Math.max(1, text.indexOf('\n')));
  yield* batchRows(parseCsv(text), estimate, limits);
}

/** Parses RFC 4180 with any line ending; a quote inside an unquoted cell is an ordinary character. */
export function* parseCsv(text: string): Generator<CellValue[]> {
  const separator = separatorOf(text);
  let cells: CellValue[] = [];
  let at = 0;
  while (at < text.length) {
    let value: string;
    if (text[at] === '"') {
      const end = quoteEnd(text, at + 1);
      value = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      const from = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
      value = text.slice(from, at);
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push(cellOf(value));
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push(null);
      continue;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

function cellOf(value: string): CellValue {
  if (value === '') return null;
  return ROUNDED.test(value) && Number(value) >= 1e15 ? { fault: 'rounded', shown: value } : value;
}

/** Returns the index of the closing quote, or the end of the text. */
function quoteEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return text.length;
}

/** Returns the most frequent of tab, comma and semicolon in the first line, outside quotes. */
function separatorOf(text: string): string {
  const line = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 10_000))?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (mark: string): number => line.split(mark).length - 1;
  const most = ['\t', ',', ';'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
  return count(most) > 0 ? most : ',';
}
