import { calls } from '@gongdi/api';
import { blanksIn, civilDay, grade, library, orderFor, QUESTION, SITTING, type FileItem } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { showFiles } from '../../../files/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { resourceRepository, transaction, WHOLE, type Db } from '../../../store/index.ts';
import { finishSitting, HAND_IN } from './finish.ts';
import { answerKeeper, keepAnswers } from './keep-answers.ts';
import {
  GRACE,
  mayRepeat,
  ownSitting,
  questionsOf,
  refused,
  wrongState,
  type FrozenQuestion,
  type Sitting,
} from './sittings.ts';

const { exam } = calls;
type ExamOutcome = calls.exam.ExamOutcome;
type ExamQuestion = calls.exam.ExamQuestion;
type ExamSitting = calls.exam.ExamSitting;
const DAY = 86_400_000;
/** Days to sit again. */
const AGAIN_WITHIN = 7;
/** Code of the dictionary `paper_status`. */
const PUBLISHED = 2;

/** Handlers of an exam as the person sits it. The server's clock decides, whatever a device believes. */
export function examHandlers({ db, fileKey, timeZone }: Pick<Ground, 'db' | 'fileKey' | 'timeZone'>): Handler[] {
  const keep = answerKeeper(db);
  return [
    handle(exam.about, async ({ params: { id } }, context) => {
      const row = await transaction(db, (trx) => ownSitting(trx, context, id));
      return { ...sittingShown(row, context.now), own: row.account_id === context.caller.id };
    }),
    handle(exam.start, async ({ body: { id, device } }, context) => {
      const begun = await transaction(db, (trx) => begin(trx, context, id, device, timeZone));
      if (begun.over) throw wrongState(begun.row.status);
      const { row, taken_over } = begun;
      const questions = await questionsOf(db, row.paper_id);
      const key = await fileKey();
      const shown = questions.map((one) => questionShown(one, key, context));
      const answers = await db
        .selectFrom('sitting_answer')
        .select(['position', 'value', 'given_at'])
        .where('sitting_id', '=', row.id)
        .orderBy('position')
        .execute();
      return {
        sitting: sittingShown(row, context.now),
        questions: row.shuffled ? orderFor(row.id, shown) : shown,
        answers: answers.map((one) => ({ ...one, given_at: new Date(one.given_at).toISOString() })),
        taken_over,
      };
    }),
    handle(exam.keep, async ({ body: { id, device, answers } }, context) => {
      const kept = await keep(context, { id, device, answers });
      if (!kept) throw await whyNot(db, context, id);
      return {
        now: new Date(context.now).toISOString(),
        ends_at: new Date(kept.ends_at).toISOString(),
        elsewhere: kept.device !== device,
      };
    }),
    handle(exam.handIn, ({ body: { id, device, answers } }, context) =>
      transaction(db, async (trx) => {
        const row = await ownSitting(trx, context, id);
        // Handing in twice is no mistake: the answer of the first may have been lost on its way.
        if (row.status === SITTING.handedIn || row.status === SITTING.marked) return outcomeOf(row);
        if (row.status !== SITTING.running) throw wrongState(row.status);
        if (answers.length > 0) await keepAnswers(trx, context, { id, device, answers });
        const late = context.now > Date.parse(row.ends_at!) + GRACE;
        return outcomeOf(await finishSitting(trx, row, late ? HAND_IN.time : HAND_IN.person, context.now));
      }),
    ),
    handle(exam.again, ({ body: { id } }, context) =>
      transaction(db, async (trx) => {
        const row = await ownSitting(trx, context, id);
        if (!mayRepeat(row)) throw refused('没有补考机会', 'There is no further attempt');
        const next = await trx
          .selectFrom('sitting')
          .select('id')
          .where('paper_id', '=', row.paper_id)
          .where('attempt', '=', row.attempt + 1)
          .where(sql<boolean>`coalesce(staff_id, account_id) = ${row.staff_id ?? row.account_id}`)
          .executeTakeFirst();
        if (next) return { id: next.id };
        const soon = civilDay(context.now + AGAIN_WITHIN * DAY, timeZone);
        const { person_name, paper_id, staff_id, account_id, project_id, org_id } = row;
        const access = { scope: WHOLE, account_id: context.caller.id, org_id, now: context.now };
        const made = await resourceRepository(trx, grade).insert(access, {
          person_name,
          paper_id,
          staff_id,
          account_id,
          project_id,
          status: SITTING.assigned,
          attempt: row.attempt + 1,
          due_date: soon,
        });
        const event = { action: 'add' as const, subject: grade.name, subject_id: made.id, after: made };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return { id: made.id };
      }),
    ),
  ];
}

/** Begins a sitting, or takes it over to this device; one whose time is over is handed in. */
async function begin(trx: Db, context: CallerContext, id: string, device: string, timeZone: string) {
  const row = await ownSitting(trx, context, id);
  const { now } = context;
  if (row.status === SITTING.running && now > Date.parse(row.ends_at!))
    return { over: true, row: await finishSitting(trx, row, HAND_IN.time, now), taken_over: false };
  if (row.status !== SITTING.assigned && row.status !== SITTING.running) throw wrongState(row.status);
  const begins = row.status === SITTING.assigned;
  if (begins && row.paper_status !== PUBLISHED) throw refused('试卷已关闭，不能开始考试', 'The paper is closed');
  if (begins && row.due_date < civilDay(now, timeZone)) throw wrongState(SITTING.lapsed);
  const started_at = begins ? new Date(now).toISOString() : row.started_at;
  const ends_at = begins ? new Date(now + row.duration_minutes * 60_000).toISOString() : row.ends_at;
  await trx
    .updateTable('sitting')
    .set({
      status: SITTING.running,
      started_at,
      ends_at,
      device,
      question_count: row.question_count,
      total_points: row.paper_points,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  const taken_over = !begins && row.device !== null && row.device !== device;
  return { over: false, row: { ...row, status: SITTING.running, started_at, ends_at }, taken_over };
}

/** The reason why answers are not kept. */
async function whyNot(db: Db, context: CallerContext, id: string): Promise<Error> {
  const row = await transaction(db, (trx) => ownSitting(trx, context, id));
  if (row.status !== SITTING.running) return wrongState(row.status);
  return refused('考试时间已到，已自动交卷', 'Time is over; the exam is handed in');
}

/** Returns a question as the person sees it: without its answer. */
export function questionShown(one: FrozenQuestion, key: Uint8Array, context: CallerContext): ExamQuestion {
  const { position, question_type, question, points } = one;
  const picture = (one.picture ?? []) as FileItem[];
  const files = showFiles(library, { picture }, key, context.caller, context.now).picture;
  return {
    position,
    question_type,
    question,
    points,
    options: one.options as ExamQuestion['options'],
    blanks: question_type === QUESTION.blank ? blanksIn(question) : 0,
    picture: files as ExamQuestion['picture'],
  };
}

function sittingShown(row: Sitting, now: number): ExamSitting {
  const { id, person_name, paper_id, paper_name, status, attempt, pass_points, duration_minutes } = row;
  return {
    id,
    person_name,
    paper_id,
    paper_name,
    status,
    attempt,
    pass_points,
    duration_minutes,
    total_points: row.paper_points,
    ends_at: row.ends_at && new Date(row.ends_at).toISOString(),
    now: new Date(now).toISOString(),
  };
}

export function outcomeOf(row: Sitting): ExamOutcome {
  const { id, status, score, total_points, result, certificate_number } = row;
  return { id, status, score, total_points, result, certificate_number, again: mayRepeat(row) };
}
