import type { Label } from '../label.ts';

/** Part of one person in one training that was held. */
export interface TrainingTaken {
  /** Code of the dictionary `training_kind`. */
  training_kind: number;
  /** Civil date. */
  training_date: string;
  hours: number;
  trade?: number | null;
  project_id?: string | null;
  /** Paper that belongs to the training; it counts only for those who have passed. */
  paper_id?: string | null;
  paper_name?: string | null;
}

/** Hours that are required; numbers of the regulations, to be confirmed for the region (未核定). */
export interface TrainingHours {
  company: number;
  project: number;
  team: number;
  tradeChange: number;
  comeBack: number;
  /** Of a calendar year, by the person's trade. */
  yearly: (trade: number) => number;
}

/** What is known of a person. */
export interface Trainee {
  trade: number;
  project_id?: string | null;
  /**
   * Day on which the person last took up another trade: what was learned for this trade before that day no longer
   * counts. What was learned after it does, also in preparation of the change.
   */
  other_trade_on?: string | null;
  /** Day on which the person left for a stay away that calls for a training on return. */
  away_since?: string | null;
}

/** One requirement with what there is of it. */
export interface TrainingFact {
  part: 'company' | 'project' | 'team' | 'comeBack' | 'yearly' | 'exam';
  hours: number;
  required: number;
  met: boolean;
  /** What is missing, and with it what would mend it; absent: nothing. */
  lacks?: Label;
}

export interface TrainingFacts {
  facts: TrainingFact[];
  /** Requirements for work on the site that are not met: without those that only warn (`yearly`). */
  missing: TrainingFact[];
}

const KIND = { company: 1, project: 2, team: 3, tradeChange: 5, comeBack: 6 } as const;

const NAMES: Readonly<Record<Exclude<TrainingFact['part'], 'exam'>, Label>> = {
  company: { zh: '公司级安全教育', en: 'company level' },
  project: { zh: '项目级安全教育', en: 'project level' },
  team: { zh: '班组级安全教育', en: 'team level' },
  comeBack: { zh: '复工教育', en: 'return to work' },
  yearly: { zh: '年度继续教育', en: 'yearly hours' },
};

const round = (hours: number): number => Math.round(hours * 100) / 100;

/**
 * Returns the training facts of a person at a date: what counts, what is required, what is missing. Trainings after the
 * date do not count. The project level counts for its project; the team level for the trade of the person, since
 * another trade was left; a training for a change of trade counts for the team level of the new trade.
 * @param passed papers that the person has passed by the date
 */
export function trainingFacts(
  taken: readonly TrainingTaken[],
  person: Trainee,
  date: string,
  { required, passed }: { required: TrainingHours; passed: ReadonlySet<string> },
): TrainingFacts {
  const until = taken.filter((one) => one.training_date <= date);
  const sum = (counts: (one: TrainingTaken) => boolean) =>
    round(until.filter(counts).reduce((hours, one) => hours + one.hours, 0));
  const since = person.other_trade_on ?? '';
  const levels: [Exclude<TrainingFact['part'], 'exam'>, number, number][] = [
    ['company', sum((one) => one.training_kind === KIND.company), required.company],
    [
      'project',
      sum(
        (one) =>
          one.training_kind === KIND.project && (person.project_id == null || one.project_id === person.project_id),
      ),
      required.project,
    ],
    [
      'team',
      sum(
        (one) =>
          (one.training_kind === KIND.team || one.training_kind === KIND.tradeChange) &&
          one.trade === person.trade &&
          one.training_date >= since,
      ),
      since === '' ? required.team : required.tradeChange,
    ],
    ...comeBack(person, sum, required),
    ['yearly', sum((one) => one.training_date.slice(0, 4) === date.slice(0, 4)), required.yearly(person.trade)],
  ];
  const facts = [...levels.map(([part, hours, needed]) => factOf(part, hours, needed)), ...examsOf(until, passed)];
  return { facts, missing: facts.filter(({ met, part }) => !met && part !== 'yearly') };
}

function comeBack(
  { away_since }: Trainee,
  sum: (counts: (one: TrainingTaken) => boolean) => number,
  required: TrainingHours,
): ['comeBack', number, number][] {
  if (!away_since) return [];
  const hours = sum((one) => one.training_kind === KIND.comeBack && one.training_date >= away_since);
  return [['comeBack', hours, required.comeBack]];
}

function factOf(part: Exclude<TrainingFact['part'], 'exam'>, hours: number, required: number): TrainingFact {
  if (hours >= required) return { part, hours, required, met: true };
  const name = NAMES[part];
  const left = round(required - hours);
  const lacks = {
    zh: `${name.zh}还差 ${left} 学时（已有 ${hours}，要求 ${required}）`,
    en: `${left} more hours of ${name.en} (${hours} of ${required})`,
  };
  return { part, hours, required, met: false, lacks };
}

/** Papers of trainings of the three levels that the person has not passed. */
function examsOf(until: readonly TrainingTaken[], passed: ReadonlySet<string>): TrainingFact[] {
  const levels = new Set<number>([KIND.company, KIND.project, KIND.team, KIND.tradeChange]);
  const papers = new Map(
    until.flatMap((one) =>
      one.paper_id && levels.has(one.training_kind) ? [[one.paper_id, one.paper_name ?? ''] as const] : [],
    ),
  );
  return [...papers].map(([paper, name]): TrainingFact => {
    const met = passed.has(paper);
    const lacks = { zh: `未通过考试：${name}`, en: `Exam not passed: ${name}` };
    return { part: 'exam', hours: 0, required: 0, met, ...(met ? {} : { lacks }) };
  });
}
