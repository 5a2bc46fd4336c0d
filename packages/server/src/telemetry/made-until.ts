import { sql } from 'kysely';
import { epochMs, type Db } from '../store/index.ts';

/** Returns the instant up to which minutes or whole hours are made, epoch ms. */
export async function madeUntil(db: Db, grain: 'minute' | 'hour'): Promise<number> {
  const row = await db
    .selectFrom('telemetry_progress')
    .select(({ ref }) => epochMs(sql<string>`date_trunc(${grain}, ${ref('done')})`).as('done'))
    .where('grain', '=', 'minute')
    .executeTakeFirst();
  return row?.done ?? 0;
}
