import { sql, type Kysely } from 'kysely';
import type { LevelState } from './judge.ts';

export interface KeptReading {
  /** By the device's clock, epoch ms. */
  ts: number;
  /** Where it stands among the others, epoch ms: no later than it came. */
  at: number;
  received: number;
  values: Record<string, number>;
}

/** Readings of a device in the order in which they were measured. @param without the instant itself is left out */
export async function readingsFrom(
  trx: Kysely<unknown>,
  device_id: string,
  from: number,
  without: boolean,
  most: number,
): Promise<KeptReading[]> {
  const after = sql`to_timestamp(${from} / 1000.0)`;
  const { rows } = await sql<Omit<KeptReading, 'at'>>`
    select (extract(epoch from ts) * 1000)::bigint as ts, (extract(epoch from received_at) * 1000)::bigint as received,
      "values"
    from telemetry_reading
    where device_id = ${device_id} and ${without ? sql`ts > ${after}` : sql`ts >= ${after}`}
    order by ts limit ${most}`.execute(trx);
  return rows.map((row) => ({ ...row, at: Math.min(row.ts, row.received) }));
}

/** One value an hour of quantities, as rates are counted from them. */
export async function hoursBefore(
  trx: Kysely<unknown>,
  device_id: string,
  quantities: readonly string[],
  from: number,
  to: number,
): Promise<LevelState['day']> {
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
