import type { Label, SheetColumn } from '@gongdi/domain';
import { cellReader, type CellReaderOptions } from './cell-reader.ts';
import { CellProblem } from './problem.ts';

/**
 * Reads one value in the same way as a cell of that column: labels of dictionaries, titles of records, dates in the
 * usual notations.
 */
export function readText(
  column: SheetColumn,
  text: string | number | boolean,
  options: CellReaderOptions = {},
): { value: unknown } | { problem: Label } {
  const value = cellReader(column, options)(text);
  return value instanceof CellProblem ? { problem: value.text() } : { value };
}
