import { civilDay, WEATHER_SOURCE } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Fetch } from '../maps/index.ts';
import type { SecretBox } from '../settings/index.ts';
import { newId, transaction, type Db } from '../store/index.ts';
import { askWeather } from './ask.ts';
import type { Reported, ReportedDay } from './formats.ts';
import { readSource } from './source.ts';

/** How often the provider is asked for a project, ms. Means of days are made of these readings where it tells none. */
const EVERY = 3_600_000;
/** Most projects in one minute: a provider that gets too many requests refuses them. */
const AT_ONCE = 30;
/** Phases of a project in which there is work outside: under construction, suspended. */
const PHASES = [2, 3];
/** Projects in one cell of this size share a request, degrees: about two kilometres. */
const CELL = 0.02;

export interface Collecting {
  db: Db;
  box: SecretBox;
  /** IANA time zone in which days begin and end. */
  timeZone: string;
  report: (error: unknown) => void;
  fetch?: Fetch;
}

interface Due {
  project_id: string;
  org_id: string | null;
  longitude: number;
  latitude: number;
}

/**
 * Asks for the weather of the projects whose last answer is an hour old, and stores it.
 * @returns the number of projects that have got an answer
 */
export async function collectWeather({ db, box, timeZone, report, fetch }: Collecting, now: number): Promise<number> {
  const source = await readSource(db, box);
  if (source.format === 'none') return 0;
  const cells = new Map<string, Due[]>();
  for (const project of await claim(db, now)) {
    const cell = [project.longitude, project.latitude].map((side) => Math.floor(side / CELL)).join(' ');
    cells.set(cell, [...(cells.get(cell) ?? []), project]);
  }
  let stored = 0;
  let failure: unknown;
  for (const projects of cells.values()) {
    // A provider that does not answer is not asked for every place: the next hour tries again.
    if (failure !== undefined) break;
    try {
      const reported = await askWeather(source, projects[0]!, timeZone, fetch);
      for (const project of projects) await store(db, project, reported, timeZone, now);
      stored += projects.length;
    } catch (error) {
      failure = error;
    }
  }
  if (failure !== undefined) report(failure);
  return stored;
}

/** Takes the projects that are due; another server does not take them again. */
async function claim(db: Db, now: number): Promise<Due[]> {
  const at = new Date(now).toISOString();
  const before = new Date(now - EVERY).toISOString();
  // Raw SQL: an insert from a select that is returned with columns of another table.
  const { rows } = await sql<Due>`
    with due as (
      select p.id, p.org_id, (p.project_address->'location'->>'longitude')::float8 as longitude,
        (p.project_address->'location'->>'latitude')::float8 as latitude
      from project p left join weather_now w on w.project_id = p.id
      where p.project_phase = any(${PHASES}::int[]) and p.project_address->'location'->>'longitude' is not null
        and (w.asked_at is null or w.asked_at <= ${before})
      order by w.asked_at nulls first, p.id limit ${AT_ONCE}
    ), taken as (
      insert into weather_now (project_id, asked_at) select id, ${at} from due
      on conflict (project_id) do update set asked_at = excluded.asked_at where weather_now.asked_at <= ${before}
      returning project_id
    )
    select due.id as project_id, due.org_id, due.longitude, due.latitude from due join taken on taken.project_id = due.id
  `.execute(db);
  return rows;
}

function store(db: Db, project: Due, { now: present, days }: Reported, zone: string, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const today = civilDay(now, zone);
  return transaction(db, async (trx) => {
    const { temperature } = present;
    const { readings, reading_sum } = await trx
      .updateTable('weather_now')
      .set(({ eb, ref }) => ({
        at,
        weather: present.weather,
        temperature,
        humidity: present.humidity,
        wind: present.wind,
        day: today,
        readings: sql<number>`case when day = ${today} then ${ref('readings')} else 0 end + 1`,
        reading_sum: sql<number>`case when day = ${today} then ${ref('reading_sum')} else 0 end + ${eb.val(temperature)}::float8`,
      }))
      .where('project_id', '=', project.project_id)
      .returning(['readings', 'reading_sum'])
      .executeTakeFirstOrThrow();
    const mean = Math.round((reading_sum / readings) * 10) / 10;
    for (const day of days) {
      const isToday = day.day === today;
      const known = isToday ? { mean: day.mean ?? mean, ...present } : { mean: day.mean, humidity: null, wind: null };
      await storeDay(trx, project, day, known, at);
    }
  });
}

/** Stores a day, unless a person has written it. What the provider does not tell keeps its value. */
async function storeDay(
  trx: Db,
  { project_id, org_id }: Due,
  { day, weather, max, min, precipitation }: ReportedDay,
  { mean, humidity, wind }: Pick<ReportedDay, 'mean'> & Pick<Reported['now'], 'humidity' | 'wind'>,
  at: string,
): Promise<void> {
  const values = {
    weather,
    temperature_max: max,
    temperature_min: min,
    temperature_mean: mean,
    precipitation,
    humidity,
    wind,
  };
  const changed = { created_at: at, updated_at: at, created_by: null, updated_by: null, version: 1 };
  await trx
    .insertInto('weather_day')
    .values({
      id: newId(Date.parse(at)),
      org_id,
      project_id,
      weather_date: day,
      source: WEATHER_SOURCE.fetched,
      ...values,
      ...changed,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'weather_date'])
        .where('weather_date', 'is not', null)
        .doUpdateSet(({ ref }) => ({
          ...(Object.fromEntries(
            Object.keys(values).map((name) => [
              name,
              sql`coalesce(${sql.ref(`excluded.${name}`)}, ${sql.ref(`weather_day.${name}`)})`,
            ]),
          ) as object),
          updated_at: at,
          version: sql<number>`${ref('weather_day.version')} + 1`,
        }))
        .where('weather_day.source', '=', WEATHER_SOURCE.fetched),
    )
    .execute();
}
