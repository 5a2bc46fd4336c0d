import { sql, type Kysely } from 'kysely';

/** A stretch of a device's time into which readings came that were not the newest, epoch ms. */
export interface Behind {
  device_id: string;
  since: number;
  until: number;
}

/** Notes, in the transaction of the readings, what has to be judged once they are kept. */
export async function noteRejudge(trx: Kysely<unknown>, behind: readonly Behind[]): Promise<void> {
  if (behind.length === 0) return;
  const sorted = behind.toSorted((a, b) => (a.device_id < b.device_id ? -1 : 1));
  await sql`insert into telemetry_rejudge (device_id, since, until)
    select device_id, to_timestamp(since / 1000.0), to_timestamp(until / 1000.0)
    from unnest(${sorted.map((one) => one.device_id)}::text[], ${sorted.map((one) => one.since)}::bigint[],
      ${sorted.map((one) => one.until)}::bigint[]) as given (device_id, since, until)
    on conflict (device_id) do update set since = least(telemetry_rejudge.since, excluded.since),
      until = greatest(telemetry_rejudge.until, excluded.until)`.execute(trx);
}

/** Devices that wait, and those only that nobody is at. */
export async function waitingDevices(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ device_id: string }>`
    select device_id from telemetry_rejudge order by since limit 500`.execute(db);
  return rows.map(({ device_id }) => device_id);
}

/** Takes what waits of a device whose newest values the caller has locked; undefined: another server was faster. */
export async function takeWaiting(trx: Kysely<unknown>, device_id: string): Promise<Behind | undefined> {
  const { rows } = await sql<{ since: number; until: number }>`
    delete from telemetry_rejudge where device_id = ${device_id}
    returning (extract(epoch from since) * 1000)::bigint as since, (extract(epoch from until) * 1000)::bigint as until`.execute(
    trx,
  );
  return rows[0] && { device_id, ...rows[0] };
}
