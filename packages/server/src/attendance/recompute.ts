import { civilDay, daysLater } from '@gongdi/domain';
import { sql } from 'kysely';
import { transaction, type Db } from '../store/index.ts';
import { computeDays, type Moment } from './compute-days.ts';
import { type DaysAsked } from './read-plan.ts';
import { storeDays } from './store-days.ts';

/**
 * Days before today that are made again: the present month and the one before it. Wages of older months are paid, so
 * what was paid for stays as it was.
 */
const BACK = 62;
/** People of one transaction of the sweep. */
const BATCH = 2000;

/**
 * Makes days again and stores them; servers that make the same project wait for each other.
 * @returns how many rows have changed
 */
export async function recompute(trx: Db, asked: DaysAsked, moment: Moment): Promise<number> {
  const today = civilDay(moment.now, moment.timeZone);
  const oldest = daysLater(today, -BACK);
  const from = asked.from < oldest ? oldest : asked.from;
  const to = asked.to > today ? today : asked.to;
  if (from > to) return 0;
  await sql`select pg_advisory_xact_lock(hashtext(${`attendance ${asked.project_id}`}))`.execute(trx);
  const within = { ...asked, from, to };
  return storeDays(trx, within, await computeDays(trx, within, moment), moment.now);
}

/** Makes the days again that passages or rules of an organisation have touched. */
export async function sweepDue(db: Db, moment: Moment): Promise<void> {
  for (;;) {
    const taken = await transaction(db, async (trx) => {
      // Raw SQL: takes what no other server has taken.
      const { rows } = await sql<{ project_id: string; staff_id: string; from_at: string; to_at: string }>`
        delete from attendance_due where (project_id, staff_id) in (select project_id, staff_id from attendance_due
          order by project_id, staff_id limit ${BATCH} for update skip locked)
        returning project_id, staff_id, from_at, to_at`.execute(trx);
      for (const project_id of new Set(rows.map((row) => row.project_id))) {
        const own = rows.filter((row) => row.project_id === project_id);
        const dayOf = (at: string) => civilDay(Date.parse(at), moment.timeZone);
        // The instant says the day but for shifts around midnight, so the days beside it are made as well.
        const from = daysLater(own.map(({ from_at }) => dayOf(from_at)).toSorted()[0]!, -1);
        const to = daysLater(
          own
            .map(({ to_at }) => dayOf(to_at))
            .toSorted()
            .at(-1)!,
          1,
        );
        await recompute(trx, { project_id, from, to, staff_ids: own.map(({ staff_id }) => staff_id) }, moment);
      }
      return rows.length;
    });
    if (taken < BATCH) return;
  }
}

/** Says that the days of people have to be made again within a minute: all who are on site in the projects. */
export async function dueAgain(trx: Db, project_ids: readonly string[], from: string, now: number): Promise<void> {
  // Raw SQL: one statement for all people.
  await sql`insert into attendance_due (project_id, staff_id, from_at, to_at)
    select project_id, id, ${from}::date::timestamptz, ${new Date(now).toISOString()}::timestamptz from staff
    where project_id = any(${[...project_ids]}::text[]) and entry_date is not null
    on conflict (project_id, staff_id) do update set from_at = least(attendance_due.from_at, excluded.from_at),
      to_at = greatest(attendance_due.to_at, excluded.to_at)`.execute(trx);
}

/** Makes yesterday and today of all projects with gates: shifts end, and who did not come is absent. */
export async function sweepToday(db: Db, moment: Moment): Promise<void> {
  const today = civilDay(moment.now, moment.timeZone);
  const projects = await db.selectFrom('gate').select('project_id').distinct().execute();
  for (const { project_id } of projects)
    await transaction(db, (trx) => recompute(trx, { project_id, from: daysLater(today, -1), to: today }, moment));
}
