import { calls } from '@gongdi/api';
import { civilDay, ENQUIRY, questionreply, SATISFACTION, TERM_KEPT } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { scopeConditions, type Db } from '../../../store/index.ts';

/** Groups of one kind that an answer holds; those with most questions. */
const MOST = 50;

interface Counted {
  key: string | null;
  label: string | null;
  asked: number;
  waiting: number;
  overdue: number;
  kept: number;
  late: number;
  accepted: number;
  satisfied: number;
  mostly: number;
  reopened: number;
}

/**
 * Counts the questions of a period: answered in time, accepted, reopened; in all, by who answers and by subject. Withdrawn
 * questions count as asked only.
 */
export const statisticsHandler = (db: Db, timeZone: string): Handler =>
  handle(calls.questions.statistics, async ({ query }, context) => {
    const today = civilDay(context.now, timeZone);
    const { project_id, question_kind, from, to } = query;
    const where = sql.join(
      [
        sql`asked_on between ${from}::date and ${to}::date`,
        ...scopeConditions(questionreply, context.caller.scope, 'read'),
        ...(project_id === undefined ? [] : [sql`project_id = ${project_id}`]),
        ...(question_kind === undefined ? [] : [sql`question_kind = ${Number(question_kind)}`]),
      ],
      sql` and `,
    );
    const count = (what: RawBuilder<unknown>) => sql`count(*) filter (where ${what})::integer`;
    const counted = async (key: RawBuilder<unknown>) => {
      // Raw SQL: counts of the same rows by several conditions.
      const { rows } = await sql<Counted>`
        select c.*, a.nickname as label from (
          select ${key} as key, count(*)::integer as asked,
            ${count(sql`status in (${ENQUIRY.toAnswer}, ${ENQUIRY.again})`)} as waiting,
            ${count(sql`status in (${ENQUIRY.toAnswer}, ${ENQUIRY.again}) and deadline < ${today}::date`)} as overdue,
            ${count(sql`term_kept = ${TERM_KEPT.kept}`)} as kept,
            ${count(sql`term_kept = ${TERM_KEPT.late}`)} as late,
            ${count(sql`status = ${ENQUIRY.accepted}`)} as accepted,
            ${count(sql`satisfaction = ${SATISFACTION.full}`)} as satisfied,
            ${count(sql`satisfaction = ${SATISFACTION.mostly}`)} as mostly,
            ${count(sql`reopened_count > 0`)} as reopened
          from enquiry where ${where} group by 1 order by asked desc, 1 limit ${MOST}) c
        left join account a on a.id = c.key order by c.asked desc, c.key`.execute(db);
      return rows;
    };
    const [total] = await counted(sql`null::text`);
    return {
      today,
      total: total ?? NONE,
      answerers: await counted(sql`answerer_id`),
      subjects: await counted(sql`question_subject::text`),
    };
  });

const NONE: Counted = {
  key: null,
  label: null,
  asked: 0,
  waiting: 0,
  overdue: 0,
  kept: 0,
  late: 0,
  accepted: 0,
  satisfied: 0,
  mostly: 0,
  reopened: 0,
};
