import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import { builtInDays } from './holidays.ts';
import type { WorkingDays, WorkingSpan, WorkingTime } from './working-hours.ts';

export interface OwnDay {
  day: string;
  working: boolean;
  name: string | null;
  /** Whether an organisation above entered it. */
  above: boolean;
}

/**
 * Returns the days entered by an organisation and by those above it. For the same day, the nearest organisation wins.
 */
export async function ownDays(db: Db, org_id: string, year?: number): Promise<OwnDay[]> {
  return db
    .selectFrom('approval_day as d')
    .innerJoin('organisation as o', 'o.id', 'd.org_id')
    .innerJoin('organisation as at', (join) => join.on(({ fn }) => fn<boolean>('starts_with', ['at.path', 'o.path'])))
    .distinctOn('d.day')
    .select((eb) => ['d.day', 'd.working', 'd.name', eb('d.org_id', '<>', org_id).$castTo<boolean>().as('above')])
    .where('at.id', '=', org_id)
    .$if(year !== undefined, (days) =>
      days.where((eb) => eb(sql<number>`extract(year from ${eb.ref('d.day')})`, '=', year!)),
    )
    .orderBy('d.day')
    .orderBy(({ fn }) => fn('length', ['o.path']), 'desc')
    .execute();
}

export interface OwnHours {
  spans: WorkingSpan[];
  above: boolean;
}

/**
 * Returns the working hours entered by an organisation or by the nearest one above it. Undefined: nobody entered any,
 * so the whole day counts.
 */
export async function ownHours(db: Db, org_id: string): Promise<OwnHours | undefined> {
  const row = await db
    .selectFrom('approval_hours as h')
    .innerJoin('organisation as o', 'o.id', 'h.org_id')
    .innerJoin('organisation as at', (join) => join.on(({ fn }) => fn<boolean>('starts_with', ['at.path', 'o.path'])))
    .select((eb) => ['h.spans', eb('h.org_id', '<>', org_id).$castTo<boolean>().as('above')])
    .where('at.id', '=', org_id)
    .orderBy(({ fn }) => fn('length', ['o.path']), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { spans: row.spans as WorkingSpan[], above: row.above };
}

/**
 * Returns whether an organisation works on a day. The order of sources: the days that it or an organisation above
 * entered, the announcement of the State Council, Monday to Friday.
 */
export async function workingCalendar(db: Db, org_id: string): Promise<WorkingDays> {
  const own = new Map((await ownDays(db, org_id)).map((one) => [one.day, one.working]));
  return (day) => own.get(day) ?? builtInDays(Number(day.slice(0, 4))).get(day)?.working ?? isWeekday(day);
}

/** Returns the hours of a working day of an organisation; empty: nobody entered any. */
export const workingHours = async (db: Db, org_id: string): Promise<WorkingSpan[]> =>
  (await ownHours(db, org_id))?.spans ?? [];

/** Returns when an organisation works, in the time zone of the server. */
export async function workingTime(db: Db, org_id: string, zone: string): Promise<WorkingTime> {
  const isWorking = await workingCalendar(db, org_id);
  return { isWorking, spans: await workingHours(db, org_id), zone };
}

/** Returns the number of changes of an organisation's own calendar. */
export async function calendarVersion(db: Db, org_id: string): Promise<number> {
  const row = await db
    .selectFrom('approval_calendar')
    .select('version')
    .where('org_id', '=', org_id)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Increments the version of the calendar and locks its row until the transaction ends. @returns the new version */
export async function raiseCalendarVersion(trx: Db, org_id: string): Promise<number> {
  const { version } = await trx
    .insertInto('approval_calendar')
    .values({ org_id, version: 1 })
    .onConflict((row) =>
      row.column('org_id').doUpdateSet((eb) => ({ version: eb('approval_calendar.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

function isWeekday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}
