import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isAway } from './connection.ts';
import { bounded } from './transaction.ts';

/** Milliseconds. */
export interface CountLimits {
  /** For all in one statement. */
  together: number;
  /** For each by itself, where one of them is broken or too slow. */
  each: number;
  /** After which nothing more is begun. */
  until: number;
}

const LIMITS: CountLimits = { together: 2_000, each: 500, until: 4_000 };

/**
 * Many numbers in one statement. One that cannot be had, because it is broken or takes too long, takes none of the
 * others with it: each is then asked for by itself, as far as the time goes.
 * @param report is told what was wrong
 * @returns them in order; null: not to be had
 * @throws GongdiError `unavailable`, when the database is away
 */
export async function countEach(
  db: Kysely<unknown>,
  counts: readonly (() => RawBuilder<number>)[],
  report: (error: unknown) => void,
  { together, each, until }: CountLimits = LIMITS,
): Promise<(number | null)[]> {
  const totals = counts.map((): number | null => null);
  const ask = async (which: readonly number[], statement: number): Promise<void> => {
    const parts = which.map((at) => sql`select ${sql.lit(at)} as at, ${counts[at]!()} as total`);
    const { rows } = await bounded(db, statement, (trx) =>
      sql<{ at: number; total: number }>`${sql.join(parts, sql` union all `)}`.execute(trx),
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
