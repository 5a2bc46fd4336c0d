import { GongdiError, grade, permission, SITTING, type Label } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { permitted, type Db } from '../../../store/index.ts';

/** Time that answers may take on their way after the end, ms: what was given in time counts. */
export const GRACE = 60_000;

/** A refusal that names what happened to the exam. */
export const refused = (zh: string, en: string) => new GongdiError('conflict', { label: { zh, en } });

const STATES: Readonly<Record<number, Label>> = {
  [SITTING.assigned]: { zh: '考试还没有开始', en: 'The exam has not begun' },
  [SITTING.handedIn]: { zh: '已交卷，等待阅卷', en: 'Handed in; it waits to be marked' },
  [SITTING.marked]: { zh: '已交卷，成绩已出', en: 'Handed in and marked' },
  [SITTING.lapsed]: { zh: '已过考试期限，请联系管理人员重新安排', en: 'The term is over; ask for a new exam' },
};

/** The refusal for an exam that is not in the needed state. */
export function wrongState(status: number): GongdiError {
  return new GongdiError('conflict', { label: STATES[status] ?? { zh: '考试正在进行', en: 'The exam is running' } });
}

/**
 * SQL condition on the sitting `s`: it is the caller's own, or the caller may open exams for people on site (a tablet
 * that is handed round).
 */
export function sitsOrProctors(context: CallerContext): RawBuilder<boolean> {
  const { caller } = context;
  if (!caller.permissions.has(permission(grade.name, 'proctor'))) return sql`s.account_id = ${caller.id}`;
  return sql`(s.account_id = ${caller.id} or ${permitted(grade, accessOf(context).scope, 'write', sql`s.id`)})`;
}

/** A sitting with what its paper says. */
export const sittingsWithPaper = (db: Db) =>
  db
    .selectFrom('sitting as s')
    .innerJoin('paper as p', 'p.id', 's.paper_id')
    .select(['s.id', 's.org_id', 's.person_name', 's.status', 's.attempt', 's.paper_id', 's.staff_id', 's.account_id'])
    .select(['s.project_id', 's.due_date', 's.started_at', 's.ends_at', 's.device', 's.score', 's.result'])
    .select(['s.handed_at', 's.total_points', 's.certificate_number', 's.certificate_until'])
    .select(['p.paper_name', 'p.status as paper_status', 'p.total_points as paper_points', 'p.pass_points'])
    .select(['p.duration_minutes', 'p.attempts', 'p.partial_rule', 'p.shuffled', 'p.shows_answers', 'p.certificate'])
    .select(['p.certificate_months', 'p.question_count', 'p.level']);

export type Sitting = Awaited<ReturnType<ReturnType<typeof sittingsWithPaper>['executeTakeFirstOrThrow']>>;

/**
 * Returns a sitting that the caller sits or opens for somebody, locked until the transaction ends.
 * @throws GongdiError `notFound`
 */
export async function ownSitting(trx: Db, context: CallerContext, id: string): Promise<Sitting> {
  const row = await sittingsWithPaper(trx)
    .where('s.id', '=', id)
    .where(sitsOrProctors(context))
    .forUpdate('s')
    .executeTakeFirst();
  if (!row) throw new GongdiError('notFound');
  return row;
}

/** Returns the frozen questions of a paper. */
export const questionsOf = (db: Db, paper_id: string) =>
  db.selectFrom('paper_question').selectAll().where('paper_id', '=', paper_id).orderBy('position').execute();

export type FrozenQuestion = Awaited<ReturnType<typeof questionsOf>>[number];

/** Whether another attempt is open to the person: failed, and fewer attempts than the paper allows. */
export const mayRepeat = ({ status, result, attempt, attempts, paper_status }: Sitting): boolean =>
  status === SITTING.marked && result !== 1 && attempt < attempts && paper_status === 2;
