import { sql } from 'kysely';
import { newId, type Db } from '../store/index.ts';
import type { ComputedDay } from './compute-days.ts';
import type { DaysAsked } from './read-plan.ts';

/** Rows of one statement: large enough to be fast, small enough for the memory of a small server. */
const BATCH = 10_000;

/**
 * Writes the days of a project: new ones are added, changed ones changed, those that are no more deleted; a day that is
 * as it was is not touched.
 * @returns how many rows have changed
 */
export async function storeDays(
  trx: Db,
  { project_id, from, to, staff_ids }: DaysAsked,
  days: readonly ComputedDay[],
  now: number,
): Promise<number> {
  const among = staff_ids ? sql`d.staff_id = any(${[...staff_ids]}::text[])` : sql`true`;
  const keys = { staff: days.map((one) => one.staff_id), day: days.map((one) => one.day) };
  // Raw SQL: the days that are kept are arrays.
  const gone = await sql`delete from attendance_day d where d.project_id = ${project_id}
    and d.work_date between ${from}::date and ${to}::date and ${among}
    and not exists (select 1 from unnest(${keys.staff}::text[], ${keys.day}::date[]) made (staff_id, work_date)
      where made.staff_id = d.staff_id and made.work_date = d.work_date)`.execute(trx);
  let changed = Number(gone.numAffectedRows ?? 0);
  for (let first = 0; first < days.length; first += BATCH)
    changed += await upsert(trx, project_id, days.slice(first, first + BATCH), now);
  return changed;
}

/** One statement for thousands of rows. */
async function upsert(trx: Db, project_id: string, days: readonly ComputedDay[], now: number): Promise<number> {
  const of = <T>(value: (day: ComputedDay) => T): T[] => days.map(value);
  const at = new Date(now).toISOString();
  // Raw SQL: the rows come as arrays, and a row that is as it was is not written.
  const { numAffectedRows } = await sql`insert into attendance_day as d (id, org_id, created_at, updated_at, version,
      project_id, staff_id, work_date, team_id, unit_id, trade, state, missing, first_in, last_out, day_share, minutes,
      extra_minutes, late_minutes, early_minutes)
    select m.id, p.org_id, ${at}::timestamptz, ${at}::timestamptz, 1, p.id, m.staff_id, m.day, m.team_id, m.unit_id,
      m.trade, m.state, m.missing, to_timestamp(m.first_in / 1000), to_timestamp(m.last_out / 1000), m.halves / 2.0,
      m.minutes, m.extra, m.late, m.early
    from unnest(${of(() => newId(now))}::text[], ${of((d) => d.staff_id)}::text[], ${of((d) => d.day)}::date[],
      ${of((d) => d.team_id)}::text[], ${of((d) => d.unit_id)}::text[], ${of((d) => d.trade)}::integer[],
      ${of((d) => d.state)}::integer[], ${of((d) => d.missing)}::integer[],
      ${of((d) => d.first_in)}::double precision[], ${of((d) => d.last_out)}::double precision[],
      ${of((d) => d.halves)}::integer[], ${of((d) => d.minutes)}::integer[], ${of((d) => d.extra_minutes)}::integer[],
      ${of((d) => d.late_minutes)}::integer[], ${of((d) => d.early_minutes)}::integer[])
      m (id, staff_id, day, team_id, unit_id, trade, state, missing, first_in, last_out, halves, minutes, extra, late,
        early)
    join project p on p.id = ${project_id}
    on conflict (staff_id, project_id, work_date) do update set updated_at = excluded.updated_at,
      version = d.version + 1, team_id = excluded.team_id, unit_id = excluded.unit_id, trade = excluded.trade,
      state = excluded.state, missing = excluded.missing, first_in = excluded.first_in, last_out = excluded.last_out,
      day_share = excluded.day_share, minutes = excluded.minutes, extra_minutes = excluded.extra_minutes,
      late_minutes = excluded.late_minutes, early_minutes = excluded.early_minutes
    where (d.state, d.missing, d.first_in, d.last_out, d.day_share, d.minutes, d.extra_minutes, d.late_minutes,
        d.early_minutes, d.trade)
      is distinct from (excluded.state, excluded.missing, excluded.first_in, excluded.last_out, excluded.day_share,
        excluded.minutes, excluded.extra_minutes, excluded.late_minutes, excluded.early_minutes, excluded.trade)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}
