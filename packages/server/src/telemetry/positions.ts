import { sql, type RawBuilder } from 'kysely';
import { epochMs, type Db } from '../store/index.ts';
import { madeUntil } from './made-until.ts';

/** `[at (epoch ms), longitude, latitude]`, WGS-84. */
export type DevicePosition = readonly [at: number, longitude: number, latitude: number];

export interface Positions {
  /** At most one position in such a time is read, seconds. */
  step: number;
  /** By device, sorted by time; a device without positions has an empty list. */
  of: ReadonlyMap<string, readonly DevicePosition[]>;
}

/** The devices whose positions are asked for, each from its own instant on. */
export interface PositionsAsked {
  /** `begin`: epoch ms, inclusive. */
  devices: readonly { id: string; begin: number }[];
  /** Epoch ms, exclusive. */
  end: number;
  /** Most positions of all devices together. */
  most: number;
  /** Instant before which readings may be deleted already, so that minutes are read, epoch ms. */
  readingsFrom: number;
}

/** Up to this time positions are read from readings, beyond it from minutes, ms. */
const FROM_READINGS = 26 * 3_600_000;

/**
 * Reads where devices were. What is read does not grow with what is stored: each device is one range of a primary key
 * (`device_id`, time), and the step grows with devices and time. (0, 0) is dropped: receivers without a fix report it.
 */
export async function readPositions(db: Db, asked: PositionsAsked): Promise<Positions> {
  const { devices, end, most, readingsFrom } = asked;
  const first = devices.reduce((least, { begin }) => Math.min(least, begin), end);
  const total = devices.reduce((sum, { begin }) => sum + Math.max(0, end - begin), 0);
  const fine = end - first <= FROM_READINGS && first >= readingsFrom;
  const step = Math.max(fine ? 1 : 60, Math.ceil(total / 1000 / most));
  const of = new Map<string, readonly DevicePosition[]>(devices.map(({ id }) => [id, []]));
  if (total === 0) return { step, of };
  const made = fine ? first : Math.max(first, await madeUntil(db, 'minute'));
  const { rows } = await positionsQuery(asked, { first, made, step }).execute(db);
  for (const { device_id, list } of rows) of.set(device_id, list ?? []);
  return { step, of };
}

interface Range {
  /** Epoch ms: before `made` minutes are read, from then on readings. */
  first: number;
  made: number;
  /** Seconds. */
  step: number;
}

/** The statement of `readPositions`, so that a test can have it explained. */
export function positionsQuery(
  { devices, end }: Pick<PositionsAsked, 'devices' | 'end'>,
  { first, made, step }: Range,
): RawBuilder<{ device_id: string; list: DevicePosition[] | null }> {
  const until = (instant: number): RawBuilder<unknown> => sql`${new Date(instant).toISOString()}::timestamptz`;
  const readings = sql`select r.ts as at, r."values" ->> 'longitude' as longitude, r."values" ->> 'latitude' as latitude
    from telemetry_reading r
    where r.device_id = a.device_id and r.ts >= a.since and r.ts >= ${until(made)} and r.ts < ${until(end)}`;
  const minutes = sql`select m.at, m.stats -> 'longitude' ->> 4 as longitude, m.stats -> 'latitude' ->> 4 as latitude
    from telemetry_minute m
    where m.device_id = a.device_id and m.at >= a.since and m.at < least(${until(made)}, ${until(end)})`;
  const parts = [...(made > first ? [minutes] : []), ...(made < end ? [readings] : [])];
  const [ids, begins] = [devices.map(({ id }) => id), devices.map(({ begin }) => new Date(begin).toISOString())];
  // Raw SQL: the coordinates are keys of JSON columns, and each device is a range of its own.
  return sql`
    select a.device_id, p.list
    from unnest(${ids}::text[], ${begins}::timestamptz[]) as a (device_id, since)
    cross join lateral (
      select json_agg(json_build_array(${epochMs(sql`one.at`)}, one.longitude::float8, one.latitude::float8) order by one.at) as list
      from (
        select distinct on (bin) each.*
        from (
          select given.*, date_bin(make_interval(secs => ${step}), given.at, ${until(first)}) as bin
          from (${sql.join(parts, sql` union all `)}) given
        ) each
        where each.longitude is not null and each.latitude is not null
          and (each.longitude::float8 <> 0 or each.latitude::float8 <> 0)
        order by bin, each.at
      ) one
    ) p`;
}
