import type { CellValue, SheetBatch, SheetRow } from './cell.ts';
import type { SheetLimits } from './limits.ts';
import { columnName } from './cell.ts';
import { SheetError } from './sheet-error.ts';
import { isBlank } from './trimmed.ts';

const BATCH_ROWS = 1000;

/** Groups rows that are in memory into batches; leaves out blank rows and enforces the row and column limits. */
export function* batchRows(
  rows: Iterable<CellValue[] | undefined>,
  total: number,
  limits: SheetLimits,
): Generator<SheetBatch> {
  let batch: SheetRow[] = [];
  let number = 0;
  let kept = 0;
  for (const cells of rows) {
    number += 1;
    const last = cells ? lastFilled(cells) : -1;
    if (!cells || last < 0) continue;
    kept += 1;
    if (kept > limits.rows) throw new SheetError('sheet_rows', { limit: limits.rows });
    if (last >= limits.columns)
      throw new SheetError('sheet_columns', { cell: `${columnName(last)}${number}`, limit: limits.columns });
    batch.push({ row: number, cells: cells.slice(0, last + 1) });
    if (batch.length < BATCH_ROWS) continue;
    yield { rows: batch, progress: Math.min(1, number / Math.max(1, total)) };
    batch = [];
  }
  yield { rows: batch, progress: 1 };
}

function lastFilled(cells: readonly CellValue[]): number {
  return cells.findLastIndex(
    (cell) => cell !== null && cell !== undefined && !(typeof cell === 'string' && isBlank(cell)),
  );
}
