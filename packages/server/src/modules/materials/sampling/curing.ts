import { civilDay, curingOf, SAMPLE, SAMPLE_STATE, type Curing, type DayMean } from '@gongdi/domain';
import { notifyUsers } from '../../../notify/index.ts';
import { sampleLabel } from '../../../samples/index.ts';
import type { Db } from '../../../store/index.ts';
import { trendOf } from '../../../telemetry/index.ts';

/** Specimens that lie beside the structure. */
export interface Lying {
  id: string;
  project_id: string;
  device_id?: string | null | undefined;
  /** Civil day. */
  taken_on: string;
}

/** Quantities of devices that measure the air, the better one first. */
const AIR = ['air_temperature', 'temperature'];
const DAY = 86_400_000;
/** Samples in one statement of the hourly work. */
const AT_ONCE = 200;

/** Returns the mean temperatures of days: of the thermometer that lies beside the specimens, or of the weather. */
async function meansOf(db: Db, { project_id, device_id, taken_on }: Lying, to: string): Promise<DayMean[]> {
  if (!device_id)
    return (
      await db
        .selectFrom('weather_day')
        .select(['weather_date', 'temperature_mean'])
        .where('project_id', '=', project_id)
        .where('weather_date', '>', taken_on)
        .where('weather_date', '<=', to)
        .where('temperature_mean', 'is not', null)
        .execute()
    ).map(({ weather_date, temperature_mean }) => ({ day: weather_date, mean: temperature_mean! }));
  // Days of UTC: the mean of a day does not depend on where it is cut.
  const begin = Date.parse(`${taken_on}T00:00:00Z`) + DAY;
  const end = Date.parse(`${to}T00:00:00Z`) + DAY;
  if (end <= begin) return [];
  const { series } = await trendOf(db, device_id, AIR, begin, end, (end - begin) / DAY);
  const { points } = series.find((one) => one.points.length > 0) ?? { points: [] };
  return points.map(([at, , mean]) => ({ day: new Date(at).toISOString().slice(0, 10), mean }));
}

/** Returns how far specimens are cured. @param to last day, inclusive */
export const cured = async (db: Db, one: Lying, to: string): Promise<Curing> =>
  curingOf(one.taken_on, to, await meansOf(db, one, to));

/** Stores how far specimens are cured until yesterday, the last whole day. @returns when they were old enough */
export async function keepCuring(db: Db, one: Lying, today: string): Promise<string | undefined> {
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
  const { degreeDays, days, missing, reachedOn } = await cured(db, one, yesterday);
  await db
    .updateTable('witness_sample')
    .set({ degree_days: degreeDays, curing_days: days, missing_days: missing.length, reached_on: reachedOn ?? null })
    .where('id', '=', one.id)
    .execute();
  return reachedOn;
}

/** Adds up the temperatures of all specimens that wait, and tells once who took those that are old enough. */
export async function keepAllCuring(db: Db, now: number, timeZone: string): Promise<void> {
  const today = civilDay(now, timeZone);
  for (let after = ''; ;) {
    const waiting = await db
      .selectFrom('witness_sample')
      .select(['id', 'project_id', 'org_id', 'device_id', 'taken_on', 'sample_name', 'sampler_id', 'created_by'])
      .where('sample_kind', '=', SAMPLE.sameCondition)
      .where('sample_status', 'in', [SAMPLE_STATE.taken, SAMPLE_STATE.sealed])
      .where('reached_on', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const one of waiting) {
      if ((await keepCuring(db, one, today)) === undefined) continue;
      const told = one.sampler_id ?? one.created_by;
      const message = {
        kind: 'sample_ready' as const,
        title: sampleLabel('ready', { name: one.sample_name }),
        link: `/witnesssampling/detail?id=${encodeURIComponent(one.id)}`,
        org_id: one.org_id,
      };
      if (told) await notifyUsers(db, [told], message, now);
    }
    if (waiting.length < AT_ONCE) return;
    after = waiting.at(-1)!.id;
  }
}
