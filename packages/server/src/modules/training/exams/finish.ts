import { pointsFor, roundPoints, SITTING } from '@gongdi/domain';
import { sql } from 'kysely';
import { notifyUsers } from '../../../notify/index.ts';
import { sendAhead, type Db } from '../../../store/index.ts';
import { questionsOf, sittingsWithPaper, type Sitting } from './sittings.ts';

/** Codes of the dictionary `hand_in_way`. */
export const HAND_IN = { person: 1, time: 2 } as const;
const RESULT = { passed: 1, failed: 2 } as const;

/** Hands in a running sitting and marks what needs no person. */
export async function finishSitting(trx: Db, row: Sitting, way: number, now: number): Promise<Sitting> {
  const questions = await questionsOf(trx, row.paper_id);
  const answers = await trx.selectFrom('sitting_answer').selectAll().where('sitting_id', '=', row.id).execute();
  const given = new Map(answers.map((one) => [one.position, one.value]));
  const marks = questions.map((one) => ({
    position: one.position,
    points: pointsFor(one, given.get(one.position), row.partial_rule),
  }));
  const places = marks.map((one) => one.position);
  const points = marks.map((one) => one.points);
  // Raw SQL: the builder has no unnest. A question without an answer gets a row, so that statistics count it as wrong.
  const marked = sql`
    insert into sitting_answer (sitting_id, position, value, given_at, points)
    select ${row.id}, m.position, null, ${new Date(now).toISOString()}::timestamptz, m.points
    from unnest(${places}::int[], ${points}::float8[]) m (position, points)
    on conflict (sitting_id, position) do update set points = excluded.points`;
  await sendAhead(trx, marked);
  const handedIn = trx
    .updateTable('sitting')
    .set({
      status: SITTING.handedIn,
      // Whoever was away when time was over has handed in at the end.
      handed_at: way === HAND_IN.time ? row.ends_at : new Date(now).toISOString(),
      hand_in_way: way,
      total_points: row.paper_points,
      version: sql`version + 1`,
      updated_at: new Date(now).toISOString(),
    })
    .where('id', '=', row.id);
  await sendAhead(trx, handedIn);
  if (marks.every((one) => one.points !== null)) await closeSitting(trx, row, null, now);
  return sittingsWithPaper(trx).where('s.id', '=', row.id).executeTakeFirstOrThrow();
}

/** Sums the points of a sitting whose answers are all marked; who has passed gets a certificate. */
export async function closeSitting(trx: Db, row: Sitting, marker_id: string | null, now: number): Promise<void> {
  const { sum } = await trx
    .selectFrom('sitting_answer')
    .select(({ fn }) => fn.sum<number | null>('points').as('sum'))
    .where('sitting_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const score = roundPoints(sum ?? 0);
  const passed = score >= row.pass_points;
  const day = new Date(now).toISOString().slice(0, 10);
  const number = passed && row.certificate && row.org_id ? await takeNumber(trx, row.org_id, day) : null;
  const closed = trx
    .updateTable('sitting')
    .set({
      status: SITTING.marked,
      score,
      result: passed ? RESULT.passed : RESULT.failed,
      marker_id,
      certificate_number: number,
      certificate_until: number && row.certificate_months ? monthsAfter(day, row.certificate_months) : null,
      updated_at: new Date(now).toISOString(),
    })
    .where('id', '=', row.id);
  await sendAhead(trx, closed);
  if (!row.account_id) return;
  const title = {
    zh: `《${row.paper_name}》${passed ? '合格' : '不合格'}，得分 ${score}`,
    en: `${row.paper_name}: ${passed ? 'passed' : 'failed'} with ${score}`,
  };
  const link = `/grade/detail?id=${row.id}`;
  await notifyUsers(trx, [row.account_id], { kind: 'exam_marked', title, link, org_id: row.org_id }, now);
}

/** Takes the next number of certificates of a company; the count is locked until the transaction ends. */
async function takeNumber(trx: Db, org_id: string, day: string): Promise<string> {
  const year = Number(day.slice(0, 4));
  // Raw SQL: the builder cannot name the row that is in the way.
  const { rows } = await sql<{ last: number }>`
    insert into certificate_counter (org_id, year, last)
    select split_part(path, '/', 1), ${year}, 1 from organisation where id = ${org_id}
    on conflict (org_id, year) do update set last = certificate_counter.last + 1
    returning last`.execute(trx);
  return `PX${year}-${String(rows[0]!.last).padStart(5, '0')}`;
}

/** Returns the same day some months later, or the last day of a month that is shorter. */
function monthsAfter(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const date = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(date, last));
  return at.toISOString().slice(0, 10);
}
