import { calls, type CallResult } from '@gongdi/api';
import { attendancechart, attendanceregular, PLAN, projectmanage, civilDay, daysLater } from '@gongdi/domain';
import { sql } from 'kysely';
import { computeDays, type ComputedDay, type DaysAsked } from '../../../attendance/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, permitted, resourceRepository, type Db } from '../../../store/index.ts';

type Preview = CallResult<typeof calls.attendance.preview>;
type Change = Preview['list'][number];

/** As far as `recompute` goes back. */
const BACK = 62;
/** Projects of one preview, and changes that are listed. */
const PROJECTS = 5;
const LISTED = 100;

/**
 * Tells what a draft would change, or the withdrawal of a duty sheet in force: the days are made so and compared with the
 * stored ones. Nothing is written.
 */
export const previewHandler = ({ db, timeZone }: Pick<Ground, 'db' | 'timeZone'>): Handler =>
  handle(calls.attendance.preview, async ({ query }, context) => {
    const { now } = context;
    const access = accessOf(context);
    const draft = query.rule_id
      ? await resourceRepository(db, attendanceregular).get(access, query.rule_id)
      : await resourceRepository(db, attendancechart).get(access, query.duty_id!);
    const isWithdrawn = query.duty_id !== undefined && draft.status === PLAN.inForce;
    const proposed = isWithdrawn ? { without_duty_id: query.duty_id! } : query;
    const today = civilDay(now, timeZone);
    const oldest = daysLater(today, -BACK);
    const from = draft.from_date < oldest ? oldest : draft.from_date;
    const to = draft.to_date && draft.to_date < today ? draft.to_date : today;
    const projects = draft.project_id
      ? [draft.project_id]
      : await projectsBelow(db, draft.org_id, permitted(projectmanage, access.scope, 'read', sql`p.id`));
    const shown = projects.slice(0, PROJECTS);
    const changes: Change[] = [];
    if (from <= to)
      for (const project_id of shown) {
        const asked = { project_id, from, to };
        changes.push(...(await changesOf(db, asked, await computeDays(db, asked, { now, timeZone }, proposed))));
      }
    const names = await namesOf(db, changes.slice(0, LISTED));
    const sum = (of: (one: Change) => number) => changes.reduce((all, one) => all + of(one), 0);
    return {
      from,
      to,
      projects: shown.length,
      whole: projects.length <= PROJECTS,
      people: new Set(changes.map(({ staff_id }) => staff_id)).size,
      changed: changes.length,
      halves_before: sum(({ before }) => before?.halves ?? 0),
      halves_after: sum(({ after }) => after?.halves ?? 0),
      list: changes.slice(0, LISTED).map((one) => ({ ...one, name: names.get(one.staff_id) ?? '' })),
    };
  });

async function projectsBelow(db: Db, org_id: string | null, seen: ReturnType<typeof permitted>): Promise<string[]> {
  // Raw SQL: organisations below by their path.
  const { rows } = await sql<{ id: string }>`select p.id from project p join organisation o on o.id = p.org_id
    where starts_with(o.path, (select path from organisation where id = ${org_id})) and ${seen}
    order by p.id limit ${PROJECTS + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

async function changesOf(db: Db, { project_id, from, to }: DaysAsked, made: readonly ComputedDay[]): Promise<Change[]> {
  const stored = await db
    .selectFrom('attendance_day')
    .select(['staff_id', 'work_date', 'state', 'minutes', 'extra_minutes'])
    .select(sql<number>`(day_share * 2)::integer`.as('halves'))
    .where('project_id', '=', project_id)
    .where('work_date', '>=', from)
    .where('work_date', '<=', to)
    .execute();
  const keyOf = (staff_id: string, day: string) => `${staff_id} ${day}`;
  const before = new Map(stored.map((one) => [keyOf(one.staff_id, one.work_date), one]));
  const changes: Change[] = [];
  for (const { staff_id, day, state, halves, minutes, extra_minutes } of made) {
    const key = keyOf(staff_id, day);
    const was = before.get(key);
    before.delete(key);
    const same =
      was?.state === state && was.halves === halves && was.minutes === minutes && was.extra_minutes === extra_minutes;
    if (!same)
      changes.push({
        staff_id,
        name: '',
        day,
        before: was ? { state: was.state, halves: was.halves } : null,
        after: { state, halves },
      });
  }
  for (const { staff_id, work_date, state, halves } of before.values())
    changes.push({ staff_id, name: '', day: work_date, before: { state, halves }, after: null });
  return changes.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}

async function namesOf(db: Db, changes: readonly Change[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', '=', anyOf([...new Set(changes.map(({ staff_id }) => staff_id))]))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
