import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../store/index.ts';
import { madeUntil } from './made-until.ts';

/** `[at (epoch ms), lowest, mean, highest, last]` of a stretch of time. */
export type TrendPoint = [number, number, number, number, number];

export interface Trend {
  /** Length of a stretch, seconds. */
  step: number;
  series: { quantity: string; points: TrendPoint[] }[];
}

const HOUR = 3_600_000;
/** Stretch lengths that people find round, seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400];
/** Up to `FROM_READINGS` a trend uses readings, up to `FROM_MINUTES` minutes, beyond that hours, ms. */
const FROM_READINGS = 3 * HOUR;
const FROM_MINUTES = 7 * 24 * HOUR;

/** Returns the shortest round stretch that gives no more points than wanted. */
function stepFor(begin: number, end: number, points: number): number {
  const least = (end - begin) / 1000 / points;
  return STEPS.find((step) => step >= least) ?? Math.ceil(least / 86_400) * 86_400;
}

/**
 * Returns the trend of quantities of a device, with at most `points` points for each: from readings for some hours,
 * from minutes for some days, from hours beyond. Readings that are not yet rolled up are read directly.
 * @param begin epoch ms, inclusive
 * @param end epoch ms, exclusive
 */
export async function trendOf(
  db: Db,
  device_id: string,
  quantities: readonly string[],
  begin: number,
  end: number,
  points: number,
): Promise<Trend> {
  const span = end - begin;
  const grain = span <= FROM_READINGS ? 'reading' : span <= FROM_MINUTES ? 'minute' : 'hour';
  const smallest = { reading: 1, minute: 60, hour: 3600 }[grain];
  const step = Math.max(smallest, stepFor(begin, end, points));
  const [from, to] = [new Date(begin).toISOString(), new Date(end).toISOString()];
  const parts: RawBuilder<unknown>[] = [];
  const made = grain === 'reading' ? begin : Math.max(begin, await madeUntil(db, grain));
  if (grain !== 'reading')
    parts.push(sql`select s.at, e.key as quantity, (e.value ->> 0)::float8 as n, (e.value ->> 1)::float8 as lo,
        (e.value ->> 2)::float8 as hi, (e.value ->> 3)::float8 as total, (e.value ->> 4)::float8 as last
      from ${sql.table(`telemetry_${grain}`)} s, jsonb_each(s.stats) e
      where s.device_id = ${device_id} and s.at >= ${from} and s.at < least(${to}::timestamptz, ${new Date(made).toISOString()})`);
  if (made < end)
    parts.push(sql`select r.ts as at, e.key as quantity, 1::float8 as n, e.value::float8 as lo, e.value::float8 as hi,
        e.value::float8 as total, e.value::float8 as last
      from telemetry_reading r, jsonb_each_text(r."values") e
      where r.device_id = ${device_id} and r.ts >= ${new Date(made).toISOString()} and r.ts < ${to}`);
  // Raw SQL: the quantities are the keys of JSON columns, which the parts above take apart.
  const { rows } = await sql<{ quantity: string; point: number; lo: number; hi: number; mean: number; last: number }>`
    select quantity, (extract(epoch from date_bin(make_interval(secs => ${step}), at, ${from}::timestamptz)) * 1000)::bigint as point,
      min(lo) as lo, max(hi) as hi, sum(total) / sum(n) as mean, (array_agg(last order by at desc))[1] as last
    from (${sql.join(parts, sql` union all `)}) each
    where quantity = any(${[...quantities]}::text[])
    group by 1, 2 order by 1, 2`.execute(db);
  const series = new Map<string, TrendPoint[]>(quantities.map((quantity) => [quantity, []]));
  for (const { quantity, point, lo, mean, hi, last } of rows) series.get(quantity)!.push([point, lo, mean, hi, last]);
  return { step, series: [...series].map(([quantity, list]) => ({ quantity, points: list })) };
}
