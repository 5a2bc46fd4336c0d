import { sql } from 'kysely';
import { epochMs, instantAt, type Db } from '../../store/index.ts';
import type { LevelState } from './judge.ts';

export interface KeptReading {
  /** By the device's clock, epoch ms. */
  ts: number;
  /** Instant by which readings are ordered, epoch ms: no later than the time of arrival. */
  at: number;
  received: number;
  values: Record<string, number>;
}

/**
 * Returns readings of a device in the order of measurement.
 * @param without true to exclude the instant `from` itself
 */
export async function readingsFrom(
  trx: Db,
  device_id: string,
  from: number,
  without: boolean,
  most: number,
): Promise<KeptReading[]> {
  const rows = await trx
    .selectFrom('telemetry_reading')
    .select(({ ref }) => ['values', epochMs(ref('ts')).as('ts'), epochMs(ref('received_at')).as('received')])
    .where('device_id', '=', device_id)
    .where('ts', without ? '>' : '>=', instantAt(from))
    .orderBy('telemetry_reading.ts')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, at: Math.min(row.ts, row.received) }));
}

/** Returns one value per hour for each quantity. Rates are calculated from these values. */
export async function hoursBefore(
  trx: Db,
  device_id: string,
  quantities: readonly string[],
  from: number,
  to: number,
): Promise<LevelState['day']> {
  // Raw SQL: the first reading of each hour and quantity comes from a lateral join with a generated series.
  const { rows } = await sql<{ quantity: string; at: number; value: number }>`
    select q.quantity, (extract(epoch from r.ts) * 1000)::bigint as at, (r."values" ->> q.quantity)::float8 as value
    from unnest(${[...quantities]}::text[]) q (quantity)
      cross join generate_series(to_timestamp(${from} / 1000.0), to_timestamp(${to} / 1000.0), interval '1 hour') hour
      cross join lateral (select ts, "values" from telemetry_reading
        where device_id = ${device_id} and ts >= hour and ts < least(hour + interval '1 hour', to_timestamp(${to} / 1000.0))
          and "values" ? q.quantity
        order by ts limit 1) r
    order by q.quantity, r.ts`.execute(trx);
  const day: LevelState['day'] = {};
  for (const { quantity, at, value } of rows) (day[quantity] ??= []).push([at, value]);
  return day;
}
