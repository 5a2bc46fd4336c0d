import { CallFailure } from '@gongdi/api';

export type BulkRow = Record<string, unknown> & { id: string };

/** A record that was not deleted, and why. */
export interface Kept {
  row: BulkRow;
  reason: string;
}

/**
 * Deletes one record after the other, so that each is either deleted or returned with the reason why it was not. It
 * stops when there is no session or no server any more: the remaining calls would fail as well.
 * @param remove deletes one record
 * @param onStep called with the number of records that were tried
 * @throws any error of `remove` other than `CallFailure`
 */
export async function removeEach(
  rows: readonly BulkRow[],
  remove: (row: BulkRow) => Promise<unknown>,
  onStep: (tried: number) => void,
): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  for (const [at, row] of rows.entries()) {
    onStep(at);
    try {
      await remove(row);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const reason = error.message;
      if (error.endsSession || error.status === 0)
        return [...kept, ...rows.slice(at).map((one) => ({ row: one, reason }))];
      kept.push({ row, reason });
    }
  }
  return kept;
}
