import { sql } from 'kysely';
import { epochMs, instantAt, type Db } from '../../store/index.ts';

/** A stretch of a device's time into which readings arrived that were not the newest, epoch ms. */
export interface Behind {
  device_id: string;
  since: number;
  until: number;
}

/** Records in the transaction of the readings which stretches have to be judged after the commit. */
export async function noteRejudge(trx: Db, behind: readonly Behind[]): Promise<void> {
  if (behind.length === 0) return;
  const sorted = behind.toSorted((a, b) => (a.device_id < b.device_id ? -1 : 1));
  const ids = sorted.map((one) => one.device_id);
  const [since, until] = [sorted.map((one) => one.since), sorted.map((one) => one.until)];
  const given = sql<Behind>`unnest(${ids}::text[], ${since}::bigint[], ${until}::bigint[])`;
  await trx
    .insertInto('telemetry_rejudge')
    .columns(['device_id', 'since', 'until'])
    .expression(
      trx
        .selectFrom(given.as<'given'>(sql`given (device_id, since, until)`))
        .select(({ ref }) => ['device_id', instantAt(ref('since')).as('since'), instantAt(ref('until')).as('until')]),
    )
    .onConflict((one) =>
      one.column('device_id').doUpdateSet(({ fn }) => ({
        since: fn<string>('least', ['telemetry_rejudge.since', 'excluded.since']),
        until: fn<string>('greatest', ['telemetry_rejudge.until', 'excluded.until']),
      })),
    )
    .execute();
}

/** Returns the ids of devices that wait to be judged again: at most 500, the earliest `since` first. */
export async function waitingDevices(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('telemetry_rejudge').select('device_id').orderBy('since').limit(500).execute();
  return rows.map(({ device_id }) => device_id);
}

/**
 * Removes and returns the waiting stretch of a device whose newest values the caller has locked. Returns undefined if
 * another server has already taken it.
 */
export function takeWaiting(trx: Db, device_id: string): Promise<Behind | undefined> {
  return trx
    .deleteFrom('telemetry_rejudge')
    .where('device_id', '=', device_id)
    .returning(({ ref }) => ['device_id', epochMs(ref('since')).as('since'), epochMs(ref('until')).as('until')])
    .executeTakeFirst();
}
