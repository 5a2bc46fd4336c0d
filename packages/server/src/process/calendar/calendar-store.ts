import { sql, type Kysely } from 'kysely';
import { builtInDays } from './holidays.ts';
import type { WorkingDays } from './working-hours.ts';

export interface OwnDay {
  day: string;
  working: boolean;
  name: string | null;
}

/** Days that an organisation, or one above it, has entered itself; the nearest organisation counts. */
export async function ownDays(db: Kysely<unknown>, org_id: string, year?: number): Promise<OwnDay[]> {
  const { rows } = await sql<OwnDay>`
    select distinct on (d.day) d.day::text as day, d.working, d.name from approval_day d
      join organisation o on o.id = d.org_id join organisation at on at.id = ${org_id} and starts_with(at.path, o.path)
    where ${year ?? null}::int is null or extract(year from d.day) = ${year ?? null}::int
    order by d.day, length(o.path) desc`.execute(db);
  return rows;
}

/** Whether an organisation works on a day: as it says itself, as the State Council announced, Monday to Friday else. */
export async function workingCalendar(db: Kysely<unknown>, org_id: string): Promise<WorkingDays> {
  const own = new Map((await ownDays(db, org_id)).map((one) => [one.day, one.working]));
  return (day) => own.get(day) ?? builtInDays(Number(day.slice(0, 4))).get(day)?.working ?? isWeekday(day);
}

function isWeekday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}
