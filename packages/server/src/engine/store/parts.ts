import { sql, type RawBuilder } from 'kysely';
import { sendAhead } from '../../store/index.ts';
import type { Trx } from '../types.ts';

/** A statement that changes rows and does not depend on the other ones, so that several can be sent as one. */
export type Part = RawBuilder<unknown>;

/** Runs independent statements as one, with the next statement or the commit. No two of them may change the same row. */
export async function runParts(trx: Trx, parts: readonly Part[]): Promise<void> {
  const [first, ...rest] = parts;
  if (!first) return;
  if (rest.length === 0) return sendAhead(trx, first);
  const named = parts.slice(0, -1).map((part, index) => sql`${sql.ref(`p${index}`)} as (${part})`);
  await sendAhead(trx, sql`with ${sql.join(named)} ${parts.at(-1)!}`);
}
