import {
  BETWEEN_GIVEN,
  grade,
  library,
  optionsOf,
  paper,
  plainQuestion,
  QUESTION,
  randomOf,
  SITTING,
  spellingsOf,
  type InputOf,
  type Random,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { QUESTIONS } from './demo/questions.ts';
import { finishSitting, HAND_IN } from './finish.ts';
import { freezePaper } from './freeze-paper.ts';
import { questionsOf, sittingsWithPaper, type FrozenQuestion } from './sittings.ts';
import { countAnswers } from './sweeps.ts';

const OWNER = 'shanghai';
/** Papers are good beyond the demo's moment, so that somebody who tries the demo can sit. */
const OPEN_UNTIL = '2027-12-31';

const THREE_LEVELS = {
  paper_name: '新进场工人三级安全教育考试（A 卷）',
  level: 4,
  total_points: 100,
  pass_points: 60,
  duration_minutes: 60,
  attempts: 2,
  partial_rule: 2,
  draw_way: 1,
  points_single: 2,
  points_multiple: 5,
  points_judgement: 2,
  points_blank: 5,
  draw_rules: [
    { question_type: QUESTION.single, question_count: 20 },
    { question_type: QUESTION.multiple, question_count: 6 },
    { question_type: QUESTION.judgement, question_count: 10 },
    { question_type: QUESTION.blank, question_count: 2 },
  ],
} as const;

/** Numbers of the questions about temporary power, from 1. */
const POWER = QUESTIONS.flatMap(([, subject], at) => (subject === 3 ? [at + 1] : []));

const PAPERS = [
  THREE_LEVELS,
  {
    ...THREE_LEVELS,
    paper_name: '临时用电专项考试',
    pass_points: 80,
    duration_minutes: 30,
    draw_way: 2,
    draw_rules: null,
    certificate: false,
    points_single: 10,
    points_multiple: 20,
    points_judgement: 15,
    points_blank: 10,
    question_ids: POWER.map((at) => demoId('question', at)),
  },
  {
    ...THREE_LEVELS,
    paper_name: '高处作业与脚手架专项考试（年度复训）',
    points_single: 10,
    points_multiple: 10,
    points_judgement: 5,
    points_blank: 5,
    draw_rules: [
      { question_type: QUESTION.single, subject: 2, question_count: 4 },
      { question_type: QUESTION.single, subject: 6, question_count: 2 },
      { question_type: QUESTION.multiple, subject: 6, question_count: 1 },
      { question_type: QUESTION.multiple, subject: 2, question_count: 2 },
      { question_type: QUESTION.judgement, subject: 6, question_count: 2 },
    ],
  },
] as const;

/** A library, two published papers and a draft, and sittings of ten months in every state. */
export default defineDemo({
  name: 'exams',
  after: ['staff'],
  async load(trx) {
    await resourceRepository(trx, library).insertMany(
      demoAccess('contractor', OWNER, 340),
      QUESTIONS.map(([question_type, subject, level, difficulty, question, options, answer, analysis], at) => ({
        id: demoId('question', at + 1),
        question_type,
        subject,
        level,
        difficulty,
        answer,
        analysis,
        status: 1,
        question: plainQuestion(question),
        ...Object.fromEntries(options.map((text, place) => [`option_${'abcdef'[place]!}`, text])),
      })),
    );
    for (const [at, one] of PAPERS.entries()) {
      const published = at < 2;
      const row = await resourceRepository(trx, paper).insert(demoAccess('contractor', OWNER, 330 - at), {
        shuffled: true,
        shows_answers: true,
        certificate: true,
        certificate_months: 12,
        ...(one as Partial<InputOf<typeof paper>> & typeof THREE_LEVELS),
        status: published ? 2 : 1,
        ...(published ? { published_at: demoTime(329 - at) } : {}),
        id: demoId('paper', at + 1),
      });
      await freezePaper(trx, row, {
        now: DEMO_NOW,
        timeZone: 'Asia/Shanghai',
        lang: 'zh',
        account_id: accountId('contractor'),
      });
    }
    await loadSittings(trx);
    await countAnswers(trx);
  },
});

/** People of the first six projects, five each. */
const PEOPLE = 30;
/** Whoever fails in the first attempt, and whose blanks wait to be marked. */
const FAILS = new Set([4, 11, 19]);
const WAITS = new Set([13, 27]);
/** Whoever has not sat yet. */
const TO_SIT = new Set([25, 29]);

async function loadSittings(trx: Db): Promise<void> {
  const paper_id = demoId('paper', 1);
  const questions = await questionsOf(trx, paper_id);
  const staff = await trx
    .selectFrom('staff')
    .select(['id', 'name', 'project_id', 'entry_date'])
    .orderBy('id')
    .limit(PEOPLE)
    .execute();
  let number = 0;
  const sit = async (at: number, attempt: number, ago: number, skill: number) => {
    const { id: staff_id, name: person_name, project_id } = staff[at]!;
    number += 1;
    const sits = !TO_SIT.has(at);
    const id = demoId('sitting', number);
    await resourceRepository(trx, grade).insert(demoAccess('contractor', OWNER, ago + 1), {
      id,
      person_name,
      staff_id,
      project_id,
      paper_id,
      attempt,
      status: sits ? SITTING.running : SITTING.assigned,
      due_date: sits ? demoTime(ago - 3).slice(0, 10) : OPEN_UNTIL,
      ...(sits ? { started_at: demoTime(ago, 14), ends_at: demoTime(ago, 15), question_count: questions.length } : {}),
    });
    if (sits) await answer(trx, id, questions, { skill, ago, waits: WAITS.has(at) });
  };
  for (let at = 0; at < staff.length; at += 1) {
    // Two days before the person comes on site, who may not work without it.
    const ago = Math.floor((DEMO_NOW - Date.parse(staff[at]!.entry_date!)) / 86_400_000) + 2;
    await sit(at, 1, ago, FAILS.has(at) ? 0.35 : 0.8 + (at % 4) * 0.06);
    if (FAILS.has(at)) await sit(at, 2, ago - 1, 0.9);
  }
  for (const [at, user_name] of ['patrol', 'contractor'].entries())
    await resourceRepository(trx, grade).insert(demoAccess('contractor', 'kechuang', 2), {
      id: demoId('sitting', 900 + at),
      paper_id: demoId('paper', 1 + at),
      attempt: 1,
      person_name: at === 0 ? '周志强' : '陈建国',
      account_id: accountId(user_name),
      status: SITTING.assigned,
      due_date: OPEN_UNTIL,
    });
}

interface Manner {
  /** Share of right answers. */
  skill: number;
  ago: number;
  /** The person answers blanks in words that nobody foresaw. */
  waits: boolean;
}

async function answer(trx: Db, id: string, questions: readonly FrozenQuestion[], { skill, ago, waits }: Manner) {
  const random = randomOf(id);
  await trx
    .insertInto('sitting_answer')
    .values(
      questions.map((one, at) => ({
        sitting_id: id,
        position: one.position,
        value: given(one, skill, waits, random),
        given_at: new Date(Date.parse(demoTime(ago, 14)) + at * 40_000).toISOString(),
        device: 'demo',
      })),
    )
    .execute();
  const row = await sittingsWithPaper(trx).where('s.id', '=', id).executeTakeFirstOrThrow();
  await finishSitting(trx, row, HAND_IN.person, Date.parse(demoTime(ago, 14, 35)));
}

function given(one: FrozenQuestion, skill: number, waits: boolean, random: Random): string | null {
  if (one.question_type === QUESTION.blank)
    return waits
      ? '保护其他人'
      : spellingsOf(one.answer)
          .map((spellings) => spellings[0]!)
          .join(BETWEEN_GIVEN);
  if (random() < skill) return one.answer;
  const options = one.question_type === QUESTION.judgement ? optionsOf({ question_type: 3 }) : one.options;
  const keys = (options as { key: string }[]).map(({ key }) => key).filter((key) => !one.answer.includes(key));
  return keys[Math.floor(random() * keys.length)] ?? one.answer.slice(0, 1);
}
