import {
  civilDay,
  daysLater,
  MOVED,
  REPORT_KIND,
  REPORT_STATE,
  REPORT_USE,
  TRAINING_STATE,
  WAGE_SHEET,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { newId, type Db } from '../../../store/index.ts';

/** Rows of one statement. */
const BATCH = 1000;
const HOUR = 3_600_000;
/** Days of attendance are made again for so long (`recompute`). */
const BACK = 63;

interface Collected {
  id: string;
  org_id: string | null;
  project_id: string;
  from_date: string;
  with_attendance: boolean | null;
  with_wages: boolean | null;
  with_training: boolean | null;
}

/** A query for what is reported of a kind: `subject_id`, `title`, and `stamp`, which changes with the content. */
type Source = RawBuilder<unknown>;

/** Puts what is new or has changed into the queues of the configurations that are on. @returns how many reports */
export async function collectAll(db: Db, moment: { now: number; timeZone: string }): Promise<number> {
  const targets = await db
    .selectFrom('report_target')
    .select(['id', 'org_id', 'project_id', 'from_date', 'with_attendance', 'with_wages', 'with_training'])
    .where('status', '=', REPORT_USE.on)
    .execute();
  let count = 0;
  for (const target of targets) count += await collect(db, target, moment);
  return count;
}

async function collect(db: Db, target: Collected, { now, timeZone }: { now: number; timeZone: string }) {
  const { project_id, from_date } = target;
  let count = 0;
  const take = async (kind: number, source: Source) => {
    for (;;) {
      const taken = await takeBatch(db, target, kind, source, now);
      count += taken;
      if (taken < BATCH) return;
    }
  };
  await take(
    REPORT_KIND.project,
    sql`select id as subject_id, project_name as title, version::text as stamp from project where id = ${project_id}`,
  );
  await take(
    REPORT_KIND.unit,
    sql`select p.id as subject_id, u.unit_name as title, p.version || '.' || u.version as stamp
      from participation p join unit u on u.id = p.unit_id where p.project_id = ${project_id}`,
  );
  await take(
    REPORT_KIND.team,
    sql`select id as subject_id, team_name as title, version::text as stamp from team
      where project_id = ${project_id}`,
  );
  await take(
    REPORT_KIND.person,
    sql`select id as subject_id, name as title, version::text as stamp from staff
      where project_id = ${project_id} and (exit_date is null or exit_date >= ${from_date}::date)`,
  );
  await take(
    REPORT_KIND.movement,
    sql`select m.id as subject_id, s.name || ' ' || m.moved_on as title, m.version::text as stamp
      from movement m join staff s on s.id = m.staff_id
      where m.project_id = ${project_id} and m.moved_on >= ${from_date}::date
        and m.kind in (${MOVED.arrived}, ${MOVED.left})`,
  );
  if (target.with_attendance) await collectDays(db, target, { now, timeZone }, take);
  if (target.with_wages)
    await take(
      REPORT_KIND.wages,
      sql`select id as subject_id, sheet_name as title, status || '/' || coalesce(paid_total, 0) as stamp
        from wage_sheet where project_id = ${project_id} and status >= ${WAGE_SHEET.published}
          and wage_month >= ${from_date.slice(0, 7)}`,
    );
  if (target.with_training)
    await take(
      REPORT_KIND.training,
      sql`select id as subject_id, training_name as title, version::text as stamp from training
        where project_id = ${project_id} and training_date >= ${from_date}::date
          and status in (${TRAINING_STATE.held}, ${TRAINING_STATE.archived})`,
    );
  return count;
}

/** Days that are over and have changed; looked for once an hour, because there are many. */
async function collectDays(
  db: Db,
  { id, project_id, from_date }: Collected,
  { now, timeZone }: { now: number; timeZone: string },
  take: (kind: number, source: Source) => Promise<void>,
): Promise<void> {
  const sender = await db
    .selectFrom('report_sender')
    .select('days_collected_at')
    .where('target_id', '=', id)
    .executeTakeFirst();
  const last = sender?.days_collected_at ? Date.parse(sender.days_collected_at) : undefined;
  if (last !== undefined && now - last < HOUR) return;
  const today = civilDay(now, timeZone);
  const oldest = daysLater(today, -BACK);
  // A day more than the last look: a transaction may have committed late, and yesterday may have ended since.
  const since = new Date((last ?? 0) - 25 * HOUR).toISOString();
  await take(
    REPORT_KIND.attendance,
    sql`select d.id as subject_id, s.name || ' ' || d.work_date as title, d.version::text as stamp
      from attendance_day d join staff s on s.id = d.staff_id
      where d.project_id = ${project_id} and d.work_date >= ${from_date > oldest ? from_date : oldest}::date
        and d.work_date < ${today}::date and d.updated_at >= ${since}::timestamptz
        and coalesce(d.first_in, d.last_out) is not null`,
  );
  await db
    .updateTable('report_sender')
    .set({ days_collected_at: new Date(now).toISOString() })
    .where('target_id', '=', id)
    .execute();
}

async function takeBatch(db: Db, target: Collected, kind: number, source: Source, now: number): Promise<number> {
  const { sending, pending, skipped } = REPORT_STATE;
  // Raw SQL: the sources differ by kind, and are compared with the queue.
  const { rows } = await sql<{ subject_id: string; title: string; stamp: string }>`select s.* from (${source}) s
    left join report_entry e on e.target_id = ${target.id} and e.kind = ${kind} and e.subject_id = s.subject_id
    where e.id is null or (e.stamp is distinct from s.stamp and e.status not in (${sending}, ${pending}, ${skipped}))
    order by s.subject_id limit ${BATCH}`.execute(db);
  if (rows.length === 0) return 0;
  const at = new Date(now).toISOString();
  const fresh = { status: REPORT_STATE.waiting, attempts: 0, due_at: at };
  await db
    .insertInto('report_entry')
    .values(
      rows.map(({ subject_id, title, stamp }) => ({
        id: newId(now),
        org_id: target.org_id,
        created_at: at,
        updated_at: at,
        version: 1,
        report_title: title.slice(0, 120),
        kind,
        project_id: target.project_id,
        target_id: target.id,
        subject_id,
        stamp,
        ...fresh,
      })),
    )
    .onConflict((row) =>
      row.columns(['target_id', 'kind', 'subject_id']).doUpdateSet((eb) => ({
        ...fresh,
        stamp: eb.ref('excluded.stamp'),
        report_title: eb.ref('excluded.report_title'),
        reason: null,
        needs_id: null,
        missing_code: null,
        request_id: null,
        receipt: null,
      })),
    )
    .execute();
  return rows.length;
}
