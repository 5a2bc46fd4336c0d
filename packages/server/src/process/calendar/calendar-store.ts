import { sql, type Kysely } from 'kysely';
import { builtInDays } from './holidays.ts';
import type { WorkingDays, WorkingSpan, WorkingTime } from './working-hours.ts';

export interface OwnDay {
  day: string;
  working: boolean;
  name: string | null;
  /** Entered by an organisation above. */
  above: boolean;
}

/** Days that an organisation, or one above it, has entered itself; the nearest organisation counts. */
export async function ownDays(db: Kysely<unknown>, org_id: string, year?: number): Promise<OwnDay[]> {
  const { rows } = await sql<OwnDay>`
    select distinct on (d.day) d.day::text as day, d.working, d.name, d.org_id <> ${org_id} as above from approval_day d
      join organisation o on o.id = d.org_id join organisation at on at.id = ${org_id} and starts_with(at.path, o.path)
    where ${year ?? null}::int is null or extract(year from d.day) = ${year ?? null}::int
    order by d.day, length(o.path) desc`.execute(db);
  return rows;
}

export interface OwnHours {
  spans: WorkingSpan[];
  above: boolean;
}

/** Working hours that an organisation, or one above it, has entered; undefined: nobody has, and the whole day counts. */
export async function ownHours(db: Kysely<unknown>, org_id: string): Promise<OwnHours | undefined> {
  const { rows } = await sql<OwnHours>`
    select h.spans, h.org_id <> ${org_id} as above from approval_hours h
      join organisation o on o.id = h.org_id join organisation at on at.id = ${org_id} and starts_with(at.path, o.path)
    order by length(o.path) desc limit 1`.execute(db);
  return rows[0];
}

/** Whether an organisation works on a day: as it says itself, as the State Council announced, Monday to Friday else. */
export async function workingCalendar(db: Kysely<unknown>, org_id: string): Promise<WorkingDays> {
  const own = new Map((await ownDays(db, org_id)).map((one) => [one.day, one.working]));
  return (day) => own.get(day) ?? builtInDays(Number(day.slice(0, 4))).get(day)?.working ?? isWeekday(day);
}

/** When an organisation works, in the zone of the server. */
export async function workingTime(db: Kysely<unknown>, org_id: string, zone: string): Promise<WorkingTime> {
  const isWorking = await workingCalendar(db, org_id);
  return { isWorking, spans: (await ownHours(db, org_id))?.spans ?? [], zone };
}

/** How often an organisation's own calendar was changed. */
export async function calendarVersion(db: Kysely<unknown>, org_id: string): Promise<number> {
  const { rows } = await sql<{
    version: number;
  }>`select version from approval_calendar where org_id = ${org_id}`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Counts a change and holds the calendar for it until the transaction ends. @returns the new version */
export async function raiseCalendarVersion(trx: Kysely<unknown>, org_id: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`insert into approval_calendar (org_id, version) values (${org_id}, 1)
    on conflict (org_id) do update set version = approval_calendar.version + 1 returning version`.execute(trx);
  return rows[0]!.version;
}

function isWeekday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}
