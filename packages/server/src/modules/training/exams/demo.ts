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
  type Random,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository, sendAhead, type Db } from '../../../store/index.ts';
import { MORE_QUESTIONS } from './demo/more-questions.ts';
import { PAPERS } from './demo/papers.ts';
import { QUESTIONS, type DemoQuestion } from './demo/questions.ts';
import { finishSitting, HAND_IN } from './finish.ts';
import { freezePaper } from './freeze-paper.ts';
import { questionsOf, sittingsWithPaper, type FrozenQuestion } from './sittings.ts';
import { countAnswers } from './sweeps.ts';

const OWNER = 'shanghai';
/** Papers are good beyond the demo's moment, so that somebody who tries the demo can sit. */
const OPEN_UNTIL = '2027-12-31';

/** Days from an exam to the last day on which it could be sat. */
const SIT_WITHIN = 3;

/** Days on which the questions were written. */
const DAYS = 7;

function questionOf(one: DemoQuestion, at: number) {
  const [question_type, subject, level, difficulty, question, options, answer, analysis] = one;
  return {
    id: demoId('question', at + 1),
    question_type,
    subject,
    level,
    difficulty,
    answer,
    analysis: analysis || null,
    status: 1,
    question: plainQuestion(question),
    ...Object.fromEntries(options.map((text, place) => [`option_${'abcdef'[place]!}`, text])),
  };
}

/** A library with more than thirty questions of each type, papers in every state, and sittings of ten months. */
export default defineDemo({
  name: 'exams',
  after: ['staff'],
  async load(trx) {
    // Written over some days, so that the newest ones are of all types.
    const questions = [...QUESTIONS, ...MORE_QUESTIONS].map((one, at) => questionOf(one, at));
    for (let day = 0; day < DAYS; day += 1)
      await resourceRepository(trx, library).insertMany(
        demoAccess('contractor', OWNER, 340 - day),
        questions.filter((_, at) => at % DAYS === day),
      );
    for (const [at, { ago, status, fields }] of PAPERS.entries()) {
      const published = status !== 1;
      const row = await resourceRepository(trx, paper).insert(demoAccess('contractor', OWNER, ago), {
        ...fields,
        // Frozen while it is open; what is closed was open before.
        status: published ? 2 : 1,
        ...(published ? { published_at: demoTime(ago - 1) } : {}),
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
    const closed = PAPERS.flatMap(({ status }, at) => (status === 3 ? [demoId('paper', at + 1)] : []));
    await trx.updateTable('paper').set({ status: 3 }).where('id', 'in', closed).execute();
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

/** Of everybody else who sits further papers; the numbers go over the people of the demo. */
const FURTHER: readonly (readonly [paper: number, ago: number, people: readonly number[]])[] = [
  [4, 146, [0, 5, 9]],
  [7, 132, [1, 2, 6, 10]],
  [5, 124, [3, 7, 12, 15]],
  [8, 112, [5, 8, 16, 20]],
  [9, 101, [0, 9, 14, 18]],
  [12, 92, [2, 6, 17, 21, 22]],
  [10, 80, [1, 10, 15, 23]],
  [11, 66, [3, 12, 24, 26]],
  [6, 48, [7, 8, 16, 28]],
  [13, 20, [5, 14, 18, 20, 22]],
];

interface Plan {
  /** Place among the people. */
  at: number;
  /** Number of the paper, from 1. */
  paper: number;
  attempt: number;
  /** Days ago. */
  ago: number;
  skill: number;
}

/**
 * All sittings in the order of time, so that certificates have their numbers in that order as well.
 * @param entered how many days ago each of the people came on site
 */
function planned(entered: readonly number[]): Plan[] {
  const first = entered.flatMap((days, at): Plan[] => {
    // Two days before the person comes on site, who may not work without it.
    const skill = FAILS.has(at) ? 0.35 : 0.8 + (at % 4) * 0.06;
    const one = { at, paper: 1, attempt: 1, ago: days + 2, skill };
    return FAILS.has(at) ? [one, { ...one, attempt: 2, ago: one.ago - 1, skill: 0.9 }] : [one];
  });
  const further = FURTHER.flatMap(([number, ago, places]) =>
    places
      .filter((at) => (entered[at] ?? 0) > ago)
      .map((at, place): Plan => ({
        at,
        paper: number,
        attempt: 1,
        ago,
        skill: place === 2 ? 0.45 : 0.86 + (at % 3) * 0.06,
      })),
  );
  return [...first, ...further].toSorted((one, other) => other.ago - one.ago || one.at - other.at);
}

async function loadSittings(trx: Db): Promise<void> {
  const staff = await trx
    .selectFrom('staff')
    .select(['id', 'name', 'project_id', 'entry_date'])
    .orderBy('id')
    .limit(PEOPLE)
    .execute();
  const entered = staff.map((one) => Math.floor((DEMO_NOW - Date.parse(one.entry_date!)) / 86_400_000));
  const frozen = new Map<string, FrozenQuestion[]>();
  for (const [number, { at, paper: place, attempt, ago, skill }] of planned(entered).entries()) {
    const { id: staff_id, name: person_name, project_id } = staff[at]!;
    const paper_id = demoId('paper', place);
    const questions = frozen.get(paper_id) ?? (await questionsOf(trx, paper_id));
    frozen.set(paper_id, questions);
    const sits = place !== 1 || !TO_SIT.has(at);
    const id = demoId('sitting', number + 1);
    await resourceRepository(trx, grade).addAhead(demoAccess('contractor', OWNER, ago + 1), {
      id,
      person_name,
      staff_id,
      project_id,
      paper_id,
      attempt,
      status: sits ? SITTING.running : SITTING.assigned,
      due_date: sits ? demoTime(ago - SIT_WITHIN).slice(0, 10) : OPEN_UNTIL,
      ...(sits ? { started_at: demoTime(ago, 14), ends_at: demoTime(ago, 15), question_count: questions.length } : {}),
    });
    if (sits) await answer(trx, id, questions, { skill, ago, waits: place === 1 && WAITS.has(at) });
  }
  for (const [at, user_name] of ['patrol', 'contractor'].entries())
    await resourceRepository(trx, grade).addAhead(demoAccess('contractor', 'kechuang', 2), {
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
  const answers = trx.insertInto('sitting_answer').values(
    questions.map((one, at) => ({
      sitting_id: id,
      position: one.position,
      value: given(one, skill, waits, random),
      given_at: new Date(Date.parse(demoTime(ago, 14)) + at * 40_000).toISOString(),
      device: 'demo',
    })),
  );
  await sendAhead(trx, answers);
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
