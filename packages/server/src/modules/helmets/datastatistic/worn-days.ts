import { MOST_HELMET_DAYS } from '@gongdi/api';
import { devicelist, GongdiError, instantAt, SMART_HELMET } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { permitted, type Db } from '../../../store/index.ts';
import { statisticLabel } from './text/index.ts';

const DAY = 86_400_000;
const MINUTE = 60;
/** Mean radius of the earth, metres. */
const EARTH = 6_371_008.8;

export interface StatisticAsked {
  project_id: string;
  from: string;
  to: string;
  team_id?: string | undefined;
}

/** What a person did with a helmet on a day. */
export interface WornDay {
  device_id: string;
  device_name: string;
  day: string;
  staff_id: string | null;
  name: string;
  team_id: string | null;
  team_name: string;
  worn: number;
  distance: number;
  alarms: number;
}

interface Deps {
  db: Db;
  setting: ReadSetting;
  timeZone: string;
}

/**
 * Returns minutes worn, distance and alarms by day, helmet and wearer. Each helmet is one range of the primary key of
 * the minutes, and helmets times days are bounded, so the cost does not grow with what is stored.
 * @throws GongdiError `invalid`: more is asked for than is read at once, with what to narrow
 */
export async function wornDays(
  { db, setting, timeZone }: Deps,
  asked: StatisticAsked,
  context: CallerContext,
): Promise<WornDay[]> {
  const { from, to } = asked;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (days < 1) refuse('to', statisticLabel('backwards'), context);
  const [begin, end] = [
    `${from} 00:00:00`,
    `${new Date(Date.parse(to) + DAY).toISOString().slice(0, 10)} 00:00:00`,
  ].map((text) => instantAt(text, timeZone)) as [string, string];
  const devices = await devicesOf(db, asked, begin, end, context);
  if (devices.length * days > MOST_HELMET_DAYS)
    refuse('from', statisticLabel('tooMuch', { helmets: devices.length, days, most: MOST_HELMET_DAYS }), context);
  if (devices.length === 0) return [];
  const gap = setting('track_gap_minutes') * MINUTE;
  const least = setting('track_pause_metres');
  const dayOf = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  // Raw SQL: part of the statement below.
  const worn = (at: RawBuilder<unknown>, device: RawBuilder<unknown>) => sql`left join lateral (
      select staff_id from helmet_binding b where b.device_id = ${device} and b.bound_at <= ${at}
        and (b.ended_at is null or b.ended_at > ${at}) order by b.bound_at desc limit 1
    ) b on true`;
  // Raw SQL: the quantities are keys of JSON columns, each helmet is a range of its own, and steps join neighbours.
  const { rows } = await sql<WornDay>`
    with minute as (
      select a.device_id, m.at, (m.stats -> 'worn' ->> 4)::float8 as worn,
        nullif((m.stats -> 'longitude' ->> 4)::float8, 0) as lon, nullif((m.stats -> 'latitude' ->> 4)::float8, 0) as lat
      from unnest(${devices}::text[]) as a (device_id)
      cross join lateral (
        select * from telemetry_minute m
        where m.device_id = a.device_id and m.at >= ${begin}::timestamptz and m.at < ${end}::timestamptz
      ) m
    ), step as (
      select *, extract(epoch from at - lag(at) over way) as gap,
        ${EARTH}::float8 * radians(1) * sqrt(power(lat - lag(lat) over way, 2)
          + power((lon - lag(lon) over way) * cos(radians(lat)), 2)) as metres
      from minute window way as (partition by device_id order by at)
    ), walked as (
      select s.device_id, ${dayOf(sql`s.at`)} as day, b.staff_id,
        count(*) filter (where s.worn >= 0.5)::integer as worn,
        coalesce(sum(s.metres) filter (where s.gap <= ${gap} and s.metres >= ${least}), 0) as distance, 0 as alarms
      from step s ${worn(sql`s.at`, sql`s.device_id`)}
      group by 1, 2, 3
    ), raised as (
      select a.device_id, ${dayOf(sql`a.started_at`)} as day, b.staff_id, 0 as worn, 0::float8 as distance,
        count(*)::integer as alarms
      from alarm a ${worn(sql`a.started_at`, sql`a.device_id`)}
      where a.device_id = any(${devices}::text[]) and a.started_at >= ${begin} and a.started_at < ${end}
      group by 1, 2, 3
    )
    select e.device_id, d.device_name, e.day, e.staff_id, coalesce(s.name, '') as name, t.id as team_id,
      coalesce(t.team_name, '') as team_name, sum(e.worn)::integer as worn, round(sum(e.distance))::integer as distance,
      sum(e.alarms)::integer as alarms
    from (select * from walked union all select * from raised) e
    join device d on d.id = e.device_id
    left join staff s on s.id = e.staff_id
    left join team t on t.id = s.team_id
    where ${asked.team_id === undefined ? sql`true` : sql`t.id = ${asked.team_id}`}
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(e.worn) > 0 or sum(e.distance) > 0 or sum(e.alarms) > 0
    order by e.day desc, team_name, name, d.device_name, e.device_id`.execute(db);
  return rows;
}

/** Returns the helmets of the project that the caller may see; of a team, those that its people wore in the time. */
async function devicesOf(
  db: Db,
  { project_id, team_id }: StatisticAsked,
  begin: string,
  end: string,
  { caller }: CallerContext,
): Promise<string[]> {
  const rows = await db
    .selectFrom('device as d')
    .select('d.id')
    .where('d.project_id', '=', project_id)
    .where('d.device_type', '=', SMART_HELMET)
    .where(permitted(devicelist, caller.scope, 'read', sql`d.id`))
    .$if(team_id !== undefined, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('helmet_binding as b')
            .innerJoin('staff as s', 's.id', 'b.staff_id')
            .select('b.id')
            .whereRef('b.device_id', '=', 'd.id')
            .where('s.team_id', '=', team_id!)
            .where('b.bound_at', '<', end)
            .where((binding) => binding.or([binding('b.ended_at', 'is', null), binding('b.ended_at', '>', begin)])),
        ),
      ),
    )
    .orderBy('d.id')
    .execute();
  return rows.map(({ id }) => id);
}

function refuse(path: string, label: ReturnType<typeof statisticLabel>, { lang }: CallerContext): never {
  throw new GongdiError('invalid', { label, problems: [{ path, code: 'invalid', message: label[lang] }] });
}
