import { SITTING } from '@gongdi/domain';
import { sql } from 'kysely';
import { transaction, type Db } from '../../../store/index.ts';
import { finishSitting, HAND_IN } from './finish.ts';
import { GRACE, sittingsWithPaper } from './sittings.ts';

/** Hands in the exams whose time is over: of people who lost their network, their battery or their patience. */
export async function handInOverdue(db: Db, now: number): Promise<void> {
  const until = new Date(now - GRACE).toISOString();
  const over = await db
    .selectFrom('sitting')
    .select('id')
    .where('status', '=', SITTING.running)
    .where('ends_at', '<', until)
    .orderBy('ends_at')
    .execute();
  for (const { id } of over)
    await transaction(db, async (trx) => {
      const row = await sittingsWithPaper(trx)
        .where('s.id', '=', id)
        .where('s.status', '=', SITTING.running)
        .forUpdate('s')
        .skipLocked()
        .executeTakeFirst();
      if (row) await finishSitting(trx, row, HAND_IN.time, now);
    });
}

/**
 * Adds marked answers to the statistics of their questions. It is done here and not when an exam is handed in, so that
 * five hundred people who finish at once do not wait for the same questions.
 */
export async function countAnswers(db: Db): Promise<void> {
  // Raw SQL: one statement that marks the answers as counted and counts them, so that none counts twice.
  await sql`
    with fresh as (
      update sitting_answer a set counted = true from sitting s
      where s.id = a.sitting_id and s.status = ${SITTING.marked} and not a.counted and a.points is not null
      returning s.paper_id, a.position, a.points
    ), sums as (
      select q.question_id, count(*) as answered, count(*) filter (where f.points < q.points) as wrong
      from fresh f join paper_question q on q.paper_id = f.paper_id and q.position = f.position
      group by q.question_id
    )
    update question q set answered_count = coalesce(q.answered_count, 0) + s.answered,
      wrong_count = coalesce(q.wrong_count, 0) + s.wrong,
      wrong_rate = round(100.0 * (coalesce(q.wrong_count, 0) + s.wrong) / (coalesce(q.answered_count, 0) + s.answered), 1)
    from sums s where q.id = s.question_id`.execute(db);
}
