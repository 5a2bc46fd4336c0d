import { calls } from '@gongdi/api';
import { civilDay, DIARY, projectmanage, workdiary } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

interface Diary {
  id: string;
  day: string;
  kind: number;
  status: number;
  late_days: number | null;
}

/** Answers the diaries of a month by day. A day is missing from the begin of the project until yesterday. */
export const monthHandler = (db: Db, timeZone: string): Handler =>
  handle(calls.diary.monthOf, async ({ query: { project_id, month, kind } }, context) => {
    const project = await resourceRepository(db, projectmanage).get(accessOf(context), project_id);
    const today = civilDay(context.now, timeZone);
    const days = daysOf(month);
    const seen = scopeConditions(workdiary, context.caller.scope, 'read');
    // Raw SQL: what a caller may read is a condition.
    const { rows } = await sql<Diary>`
      select id, diary_date::text as day, diary_kind as kind, diary_status as status, late_days::integer as late_days
      from diary where project_id = ${project_id} and diary_kind = ${kind}
        and diary_date between ${days[0]!} and ${days.at(-1)!} and ${sql.join([sql`true`, ...seen], sql` and `)}
      order by diary_date, created_at`.execute(db);
    const list = days.map((day) => {
      const diaries = rows
        .filter((one) => one.day === day)
        .map(({ id, kind: of, status, late_days }) => ({ id, kind: of, status, late_days }));
      return { day, diaries, state: stateOf(day, diaries, today, project.begin_time ?? null) };
    });
    return { days: list, missing: list.filter(({ state }) => state === 'missing').length, today };
  });

/** Returns what a day lacks: nothing, a signature, or the diary. */
export function stateOf(
  day: string,
  diaries: readonly { status: number }[],
  today: string,
  begin: string | null,
): 'signed' | 'draft' | 'missing' | 'future' | 'before' {
  if (diaries.length > 0) return diaries.some(({ status }) => status === DIARY.draft) ? 'draft' : 'signed';
  if (day >= today) return 'future';
  return begin !== null && day < begin.slice(0, 10) ? 'before' : 'missing';
}

/** Returns the days of a month, `YYYY-MM`. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}
