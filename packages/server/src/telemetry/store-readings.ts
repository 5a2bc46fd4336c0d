import { sql } from 'kysely';
import { epochMs, instantAt, type Db } from '../store/index.ts';
import type { KnownDevice } from './registry.ts';

/** One reading that is to be stored. */
export interface Reading {
  device: KnownDevice;
  /** When it was measured, epoch ms. */
  ts: number;
  /** When it arrived, epoch ms. */
  received: number;
  values: Record<string, number>;
}

/** The result of storing one reading. */
export interface StoredReading {
  /** The values that were not stored before; empty: all of them were stored already. */
  fresh: Record<string, number>;
  /** Quantities for which a different value of the same instant is stored. */
  conflicts: string[];
}

/** All readings of a device for one instant in a batch. */
interface Instant {
  device_id: string;
  ts: number;
  received: number;
  values: Record<string, number>;
  /** Positions of the readings in the batch. */
  parts: number[];
}

const keyOf = (device_id: string, ts: number): string => `${device_id} ${ts}`;

/**
 * Stores readings, one row per device and instant. If the instant is already stored, new values are merged into its
 * row. If there are two values of the same quantity and instant, the first stays, because it has been acknowledged and
 * judged.
 */
export async function storeReadings(trx: Db, readings: readonly Reading[]): Promise<StoredReading[]> {
  const out: StoredReading[] = readings.map(() => ({ fresh: {}, conflicts: [] }));
  const instants = new Map<string, Instant>();
  for (const [index, { device, ts, received, values }] of readings.entries()) {
    const key = keyOf(device.id, ts);
    const found = instants.get(key);
    if (found) {
      found.parts.push(index);
      merge(found.values, values, out[index]!);
    } else {
      instants.set(key, { device_id: device.id, ts, received, values: { ...values }, parts: [index] });
      out[index]!.fresh = values;
    }
  }
  const all = [...instants.values()];
  // The answer names rows only if some were there before.
  // Raw SQL: one array for each column, because ingest writes any number of rows with one statement text.
  const { rows } = await sql<{ stored: [device_id: string, at: number][] | null }>`
    with stored as (
      insert into telemetry_reading (device_id, ts, received_at, "values")
      select device_id, to_timestamp(ts / 1000.0), to_timestamp(received / 1000.0), given
      from unnest(${all.map((one) => one.device_id)}::text[], ${all.map((one) => one.ts)}::bigint[],
        ${all.map((one) => one.received)}::bigint[], ${all.map((one) => JSON.stringify(one.values))}::jsonb[])
        as batch (device_id, ts, received, given)
      on conflict do nothing
      returning device_id, ts)
    select case when count(*) < ${all.length}::int then coalesce(
      json_agg(json_build_array(device_id, (extract(epoch from ts) * 1000)::bigint)), '[]') end as stored
    from stored`.execute(trx);
  const stored = rows[0]?.stored;
  if (!stored) return out;
  for (const [device_id, at] of stored) instants.delete(keyOf(device_id, at));
  await mergeStored(trx, instants, readings, out);
  return out;
}

/** Adds new values to the values of an instant; records in `noted` the new values and the quantities that differ. */
function merge(into: Record<string, number>, values: Readonly<Record<string, number>>, noted: StoredReading): void {
  for (const [key, value] of Object.entries(values)) {
    if (!Object.hasOwn(into, key)) noted.fresh[key] = into[key] = value;
    else if (into[key] !== value) noted.conflicts.push(key);
  }
}

/** Merges the values of instants that were stored before this batch. */
async function mergeStored(
  trx: Db,
  instants: ReadonlyMap<string, Instant>,
  readings: readonly Reading[],
  out: StoredReading[],
): Promise<void> {
  const all = [...instants.values()];
  const times = all.map(({ ts }) => ts);
  const [from, to] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))];
  const batch = sql<{
    device_id: string;
    ts: number;
  }>`unnest(${all.map((one) => one.device_id)}::text[], ${times}::bigint[])`;
  const rows = await trx
    .selectFrom(batch.as<'batch'>(sql`batch (device_id, ts)`))
    .innerJoin('telemetry_reading as r', (join) =>
      join
        .onRef('r.device_id', '=', 'batch.device_id')
        .on(({ eb, ref }) => eb('r.ts', '=', instantAt(ref('batch.ts')))),
    )
    .select(({ ref }) => ['r.device_id', epochMs(ref('r.ts')).as('at'), 'r.values'])
    .where(({ between }) => between('r.ts', instantAt(from), instantAt(to)))
    .orderBy('r.device_id')
    .orderBy('r.ts')
    .forUpdate('r')
    .execute();
  const changed: { device_id: string; ts: number; fresh: Record<string, number> }[] = [];
  for (const { device_id, at, values: there } of rows) {
    const before = new Set(Object.keys(there));
    for (const index of instants.get(keyOf(device_id, at))!.parts) {
      const noted: StoredReading = { fresh: {}, conflicts: [] };
      merge(there, readings[index]!.values, noted);
      out[index] = noted;
    }
    const fresh = Object.fromEntries(Object.entries(there).filter(([key]) => !before.has(key)));
    if (Object.keys(fresh).length > 0) changed.push({ device_id, ts: at, fresh });
  }
  if (changed.length === 0) return;
  const [ids, at] = [changed.map((one) => one.device_id), changed.map((one) => one.ts)];
  const fresh = changed.map((one) => JSON.stringify(one.fresh));
  const added = sql<{ device_id: string; ts: number; fresh: string }>`unnest(${ids}::text[], ${at}::bigint[],
    ${fresh}::jsonb[])`;
  await trx
    .updateTable('telemetry_reading as r')
    .from(added.as<'added'>(sql`added (device_id, ts, fresh)`))
    .set(({ ref }) => ({ values: sql<string>`${ref('r.values')} || ${ref('added.fresh')}` }))
    .whereRef('r.device_id', '=', 'added.device_id')
    .where(({ eb, ref }) => eb('r.ts', '=', instantAt(ref('added.ts'))))
    .where(({ between }) => between('r.ts', instantAt(from), instantAt(to)))
    .execute();
}
