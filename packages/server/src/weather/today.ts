import type { calls } from '@gongdi/api';
import { civilDay, projectmanage } from '@gongdi/domain';
import { resourceRepository, type Db, type RowAccess } from '../store/index.ts';

/** An answer that is older than this says nothing about now, ms. */
const GOOD_FOR = 3 * 3_600_000;

/**
 * Returns the weather of today in a project that the reader sees; without one, in the newest that is under
 * construction. Null: nothing is known.
 * @throws GongdiError `notFound` for a project that the reader may not see
 */
export async function weatherToday(
  { db, timeZone }: { db: Db; timeZone: string },
  access: RowAccess,
  project: string | undefined,
  now: number,
): Promise<calls.weather.Weather | null> {
  const projects = resourceRepository(db, projectmanage, { timeZone });
  const found =
    project === undefined
      ? (await projects.first(access, { project_phase: '2' }, 1))[0]
      : await projects.get(access, project);
  if (!found) return null;
  const today = civilDay(now, timeZone);
  const day = await db
    .selectFrom('weather_day')
    .selectAll()
    .where('project_id', '=', found.id)
    .where('weather_date', '=', today)
    .executeTakeFirst();
  const present = await db
    .selectFrom('weather_now')
    .selectAll()
    .where('project_id', '=', found.id)
    .where('at', '>', new Date(now - GOOD_FOR).toISOString())
    .executeTakeFirst();
  const { weather, humidity, wind } = knownOf(present, day);
  if (weather === null) return null;
  return {
    project_id: found.id,
    project_name: found.project_name,
    day: today,
    weather,
    temperature: present?.temperature ?? null,
    temperature_min: day?.temperature_min ?? null,
    temperature_max: day?.temperature_max ?? null,
    humidity,
    precipitation: day?.precipitation ?? null,
    wind,
    at: present?.at ?? null,
  };
}

type Known = Partial<Record<'weather' | 'wind', string | null> & Record<'humidity', number | null>>;

/** What is known now goes before what is known of the day. */
const knownOf = (present: Known = {}, day: Known = {}) => ({
  weather: present.weather ?? day.weather ?? null,
  humidity: present.humidity ?? day.humidity ?? null,
  wind: present.wind ?? day.wind ?? null,
});
