import { GongdiError } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { isAway } from './connection.ts';
import type { Db } from './tables.ts';
import { bounded } from './transaction.ts';

/** Milliseconds. */
export interface CountLimits {
  /** For all counts in one statement. */
  together: number;
  /** For each count in its own statement, if one of them is broken or too slow. */
  each: number;
  /** After this time no further count is started. */
  until: number;
}

const LIMITS: CountLimits = { together: 2_000, each: 500, until: 4_000 };

/**
 * Runs many counts, or other queries of one value, in one statement. If that fails, because one count is broken or takes too long, each count runs in
 * its own statement as long as the time limit allows, so that one failure does not affect the others.
 * @param report called with the error of each count that fails
 * @returns the numbers in order; null: not available
 * @throws GongdiError `unavailable`, when the database is away
 */
export async function countEach<T = number>(
  db: Db,
  counts: readonly (() => RawBuilder<T>)[],
  report: (error: unknown) => void,
  { together, each, until }: CountLimits = LIMITS,
): Promise<(T | null)[]> {
  const totals = counts.map((): T | null => null);
  const ask = async (which: readonly number[], statement: number): Promise<void> => {
    const parts = which.map((at) => sql`select ${sql.lit(at)} as at, ${counts[at]!()} as total`);
    const { rows } = await bounded(db, statement, (trx) =>
      sql<{ at: number; total: T }>`${sql.join(parts, sql` union all `)}`.execute(trx),
    );
    for (const { at, total } of rows) totals[at] = total;
  };
  const all = [...counts.keys()];
  if (all.length === 0) return totals;
  const since = performance.now();
  try {
    await ask(all, together);
    return totals;
  } catch (error) {
    refuseAway(error);
  }
  for (const at of all) {
    if (performance.now() - since > until) break;
    await ask([at], each).catch((error: unknown) => {
      refuseAway(error);
      report(error);
    });
  }
  return totals;
}

function refuseAway(error: unknown): void {
  if (isAway(error)) throw new GongdiError('unavailable', { cause: error });
}
