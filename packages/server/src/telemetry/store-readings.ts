import { sql, type Kysely } from 'kysely';
import type { KnownDevice } from './registry.ts';

/** One reading on its way into the database. */
export interface Reading {
  device: KnownDevice;
  /** When it was measured, epoch ms. */
  ts: number;
  /** When it came, epoch ms. */
  received: number;
  values: Record<string, number>;
}

/** What became of one reading. */
export interface StoredReading {
  /** What was not there before; empty: it was there already. */
  fresh: Record<string, number>;
  /** Quantities of which another value of the same instant is kept. */
  conflicts: string[];
}

/** One instant of a device in a batch. */
interface Instant {
  device_id: string;
  ts: number;
  received: number;
  values: Record<string, number>;
  /** By position in the batch. */
  parts: number[];
}

const keyOf = (device_id: string, ts: number): string => `${device_id} ${ts}`;

/**
 * Stores readings, one row for each device and instant. What comes of an instant that is there is merged into it; of two
 * values of the same quantity and instant the first stays, since it has been acknowledged and judged by.
 */
export async function storeReadings(trx: Kysely<unknown>, readings: readonly Reading[]): Promise<StoredReading[]> {
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
  const { rows: stored } = await sql<{ device_id: string; at: number }>`
    insert into telemetry_reading (device_id, ts, received_at, "values")
    select device_id, to_timestamp(ts / 1000.0), to_timestamp(received / 1000.0), given
    from unnest(${all.map((one) => one.device_id)}::text[], ${all.map((one) => one.ts)}::bigint[],
      ${all.map((one) => one.received)}::bigint[], ${all.map((one) => JSON.stringify(one.values))}::jsonb[])
      as batch (device_id, ts, received, given)
    on conflict do nothing
    returning device_id, (extract(epoch from ts) * 1000)::bigint as at`.execute(trx);
  if (stored.length === all.length) return out;
  for (const { device_id, at } of stored) instants.delete(keyOf(device_id, at));
  await mergeStored(trx, instants, readings, out);
  return out;
}

/** Adds what is new to the values of an instant, and notes it and what differs. */
function merge(into: Record<string, number>, values: Readonly<Record<string, number>>, noted: StoredReading): void {
  for (const [key, value] of Object.entries(values)) {
    if (!Object.hasOwn(into, key)) noted.fresh[key] = into[key] = value;
    else if (into[key] !== value) noted.conflicts.push(key);
  }
}

/** Instants that were there before this batch. */
async function mergeStored(
  trx: Kysely<unknown>,
  instants: ReadonlyMap<string, Instant>,
  readings: readonly Reading[],
  out: StoredReading[],
): Promise<void> {
  const all = [...instants.values()];
  const times = all.map(({ ts }) => ts);
  const [from, to] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))];
  const { rows } = await sql<{ device_id: string; at: number; values: Record<string, number> }>`
    select r.device_id, (extract(epoch from r.ts) * 1000)::bigint as at, r."values"
    from unnest(${all.map((one) => one.device_id)}::text[], ${times}::bigint[]) as batch (device_id, ts)
      join telemetry_reading r on r.device_id = batch.device_id and r.ts = to_timestamp(batch.ts / 1000.0)
    where r.ts between to_timestamp(${from} / 1000.0) and to_timestamp(${to} / 1000.0)
    order by r.device_id, r.ts for update of r`.execute(trx);
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
  await sql`update telemetry_reading r set "values" = r."values" || batch.fresh
    from unnest(${changed.map((one) => one.device_id)}::text[], ${changed.map((one) => one.ts)}::bigint[],
      ${changed.map((one) => JSON.stringify(one.fresh))}::jsonb[]) as batch (device_id, ts, fresh)
    where r.device_id = batch.device_id and r.ts = to_timestamp(batch.ts / 1000.0)
      and r.ts between to_timestamp(${from} / 1000.0) and to_timestamp(${to} / 1000.0)`.execute(trx);
}
