import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../types.ts';

/** A statement that changes rows and does not depend on the other ones, so that several can be sent as one. */
export type Part = RawBuilder<unknown>;

/** Runs independent statements in one round trip. No two of them may change the same row. */
export async function runParts(trx: Trx, parts: readonly Part[]): Promise<void> {
  const [first, ...rest] = parts;
  if (!first) return;
  if (rest.length === 0) return void (await first.execute(trx));
  const named = parts.slice(0, -1).map((part, index) => sql`${sql.ref(`p${index}`)} as (${part})`);
  await sql`with ${sql.join(named)} ${parts.at(-1)!}`.execute(trx);
}
