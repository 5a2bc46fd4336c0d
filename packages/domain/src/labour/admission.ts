import { fill, type Label } from '../label.ts';
import { dictionaryOf } from '../dictionary/index.ts';
import { AGE_EFFECT, agesReached, type AgeRule } from './age.ts';
import type { TrainingFact } from '../training/facts.ts';
import type { PersonFileItem } from './file-gaps.ts';
import { ageOn, identityFacts } from './identity.ts';
import { ADMISSION_TEXT } from './admission-text.ts';
import { certificatesFor, isHighRisk, isManager } from './trades.ts';

/** How strictly a rule is applied, as its setting says. */
export type Strictness = 'refuse' | 'warn' | 'off';

export const ADMISSION_RULES = [
  'identity',
  'blacklist',
  'elsewhere',
  'age',
  'points',
  'training',
  'certificate',
  'medical',
  'file',
] as const;
export type AdmissionRule = (typeof ADMISSION_RULES)[number];

/** Rules that already hold when a person is registered; the others hold when the work begins. */
const AT_REGISTRATION: ReadonlySet<AdmissionRule> = new Set(['blacklist', 'age']);

export interface CertificateFacts {
  /** Value of the dictionary `certificate_kind`. */
  kind: number;
  /** Trade that it names. */
  trade?: number | null;
  valid_from?: string | null;
  valid_to?: string | null;
  /** Day by which it has to be reviewed. */
  review_due?: string | null;
  /** It was withdrawn. */
  revoked?: boolean;
}

export interface MedicalFacts {
  exam_date: string;
  valid_to?: string | null;
  /** Value of the dictionary `medical_conclusion`. */
  conclusion: number;
  /** Trades that the check forbids; with a contra-indication and none named, all. */
  unfit_for: readonly number[];
  /** Value of the dictionary `medical_hazard`. */
  hazard?: number | null;
}

/** Everything that the answer follows from. */
export interface PersonFacts {
  id_card?: string | null;
  born?: string | null;
  gender?: number | null;
  trade: number;
  /** Division of the project. */
  region?: string | null;
  file: readonly PersonFileItem[];
  certificates: readonly CertificateFacts[];
  medicals: readonly MedicalFacts[];
  /** What is missing of safety education (`TrainingFacts.missing`); absent: nobody keeps records of it. */
  training?: readonly TrainingFact[] | undefined;
  /** Reason for which the own company has the person on its blacklist; null: it has not. */
  blacklisted: string | null;
  /** Companies of the group that have the person on theirs. What they wrote stays with them. */
  blacklistedBy: readonly string[];
  /** Other companies in which the person is on a site now. */
  onSiteAt: readonly string[];
  /** Penalty points of twelve months, less credits. */
  points: number;
}

export interface AdmissionRules {
  ages: readonly AgeRule[];
  strictness: Readonly<Record<'training' | 'certificate' | 'medical' | 'file', Strictness>>;
  /** Points from which a person is suspended. */
  suspendAt: number;
}

export interface AdmissionReason {
  rule: AdmissionRule;
  /** `note`: the rule is not in use. */
  level: 'refuse' | 'warn' | 'note';
  text: Label;
  /** What would mend it. */
  mend: Label;
}

export interface Admission {
  verdict: 'admitted' | 'warned' | 'refused';
  reasons: AdmissionReason[];
}

type Words = Readonly<Record<string, string | number | Label>>;

function reason(
  rule: AdmissionRule,
  level: AdmissionReason['level'],
  key: keyof typeof ADMISSION_TEXT,
  words: Words = {},
): AdmissionReason {
  const { text, mend } = ADMISSION_TEXT[key];
  const filled = (label: Label): Label => ({ zh: fill(label.zh, inLang('zh')), en: fill(label.en, inLang('en')) });
  const inLang = (lang: 'zh' | 'en') =>
    Object.fromEntries(Object.entries(words).map(([name, one]) => [name, typeof one === 'object' ? one[lang] : one]));
  return { rule, level, text: filled(text), mend: filled(mend) };
}

/** Joins labels into a list. */
const listed = (labels: readonly Label[]): Label => ({
  zh: labels.map(({ zh }) => zh).join('、'),
  en: labels.map(({ en }) => en).join(', '),
});
const same = (text: string): Label => ({ zh: text, en: text });
const labelIn = (dict: string, value: number): Label =>
  dictionaryOf(dict).entries.find((entry) => entry.value === value)?.label ?? same(String(value));

/** Values of the dictionary `medical_conclusion`. */
const MEDICAL = { fit: 1, limited: 2, contraindicated: 3, suspected: 4, again: 5 } as const;
/** Minors: under 16 nobody may be employed, and under 18 nobody in dangerous work (labour law, art. 15 and 64). */
const MINOR = { none: 16, highRisk: 18 } as const;

const byIdentity: Check = ({ id_card }) => (identityFacts(id_card) ? [] : [reason('identity', 'refuse', 'identity')]);

const byBlacklist: Check = ({ blacklisted, blacklistedBy }) => [
  ...(blacklisted === null ? [] : [reason('blacklist', 'refuse', 'blacklist', { reason: blacklisted })]),
  ...(blacklistedBy.length > 0
    ? [reason('blacklist', 'refuse', 'blacklistedBy', { company: listed(blacklistedBy.map(same)) })]
    : []),
];

const byPlace: Check = ({ onSiteAt }) =>
  onSiteAt.length > 0 ? [reason('elsewhere', 'refuse', 'elsewhere', { company: listed(onSiteAt.map(same)) })] : [];

function byAge({ id_card, born, gender, trade, region }: PersonFacts, { ages }: AdmissionRules, day: string) {
  const facts = identityFacts(id_card);
  const birthday = facts?.born ?? born;
  if (!birthday) return [];
  const person = { born: birthday, gender: facts?.gender ?? gender ?? 0, trade, region };
  const age = ageOn(birthday, day);
  const words = { age, trade: labelIn('trade', trade) };
  if (age < MINOR.none) return [reason('age', 'refuse', 'child', words)];
  if (age < MINOR.highRisk && isHighRisk(trade)) return [reason('age', 'refuse', 'minor', words)];
  return agesReached(ages, person, age, day).map((rule) => {
    const level = rule.effect === AGE_EFFECT.warn ? 'warn' : 'refuse';
    const key = rule.effect === AGE_EFFECT.refuse ? 'ageRefused' : level === 'warn' ? 'ageWarned' : 'ageHighRisk';
    const status = rule.confirmed ? { zh: '', en: '' } : { zh: '（数值未核定）', en: ' (number not confirmed)' };
    return reason('age', level, key, { ...words, limit: rule.age, status });
  });
}

const byPoints: Check = ({ points }, { suspendAt }) =>
  points >= suspendAt ? [reason('points', 'refuse', 'points', { points, limit: suspendAt })] : [];

/** What would mend each lack of education. */
const MENDS: Readonly<Partial<Record<TrainingFact['part'], keyof typeof ADMISSION_TEXT>>> = {
  team: 'trainingTeam',
  comeBack: 'trainingReturn',
  exam: 'trainingExam',
};

const byTraining: Check = ({ training, trade }, { strictness }) => {
  const level = strictness.training;
  if (level === 'off') return [];
  if (!training) return [reason('training', 'note', 'trainingOff')];
  const words = { trade: labelIn('trade', trade) };
  return training.map(({ part, lacks }) =>
    reason('training', level, MENDS[part] ?? 'training', { ...words, lacks: lacks ?? same(part) }),
  );
};

/** Returns whether a certificate counts on a day. */
export function isInForce(one: CertificateFacts, day: string): boolean {
  if (one.revoked || (one.valid_from && one.valid_from > day) || (one.valid_to && one.valid_to < day)) return false;
  return !(one.review_due && one.review_due < day);
}

const byCertificate: Check = ({ trade, certificates }, { strictness }, day) => {
  if (strictness.certificate === 'off') return [];
  const level = strictness.certificate;
  return certificatesFor(trade).flatMap(({ kinds, forTrade, custom }) => {
    const fitting = certificates.filter((one) => kinds.includes(one.kind) && (!forTrade || one.trade === trade));
    if (fitting.some((one) => isInForce(one, day))) return [];
    const words = {
      trade: labelIn('trade', trade),
      kinds: {
        zh: kinds.map((kind) => labelIn('certificate_kind', kind).zh).join('或'),
        en: kinds.map((kind) => labelIn('certificate_kind', kind).en).join(' or '),
      },
    };
    return [
      reason('certificate', custom ? 'warn' : level, fitting.length > 0 ? 'certificateOld' : 'certificateNone', words),
    ];
  });
};

const byMedical: Check = ({ trade, medicals }, { strictness }, day) => {
  if (strictness.medical === 'off' || isManager(trade)) return [];
  const past = medicals.filter(({ exam_date }) => exam_date <= day);
  const last = past.toSorted((a, b) => (a.exam_date < b.exam_date ? 1 : a.exam_date > b.exam_date ? -1 : 0))[0];
  const level = strictness.medical;
  if (!last) return [reason('medical', level, 'medicalNone')];
  if (last.unfit_for.includes(trade) || (last.conclusion === MEDICAL.contraindicated && last.unfit_for.length === 0))
    return [reason('medical', level, 'medicalUnfit', { trade: labelIn('trade', trade), date: last.exam_date })];
  if (last.conclusion === MEDICAL.suspected || last.conclusion === MEDICAL.again)
    return [reason('medical', level, 'medicalAgain', { date: last.exam_date })];
  if (last.valid_to && last.valid_to < day) return [reason('medical', level, 'medicalOld', { date: last.valid_to })];
  return [];
};

const byFile: Check = ({ file }, { strictness }) => {
  const missing = file.filter(({ present, key }) => !present && key !== 'id_card');
  if (strictness.file === 'off' || missing.length === 0) return [];
  return [reason('file', strictness.file, 'file', { items: listed(missing.map(({ label }) => label)) })];
};

type Check = (facts: PersonFacts, rules: AdmissionRules, day: string) => AdmissionReason[];

const CHECKS: Readonly<Record<AdmissionRule, Check>> = {
  identity: byIdentity,
  blacklist: byBlacklist,
  elsewhere: byPlace,
  age: byAge,
  points: byPoints,
  training: byTraining,
  certificate: byCertificate,
  medical: byMedical,
  file: byFile,
};

/**
 * Returns whether a person may work in a trade on a day, with each reason and what would mend it. The answer is the same
 * at registration, at the step 在场, for a trade, at a gate and for a task, because all of them ask this function.
 * @param stage `registration`: only the rules that already hold then
 */
export function admission(
  facts: PersonFacts,
  rules: AdmissionRules,
  day: string,
  stage: 'registration' | 'work' = 'work',
): Admission {
  const asked = ADMISSION_RULES.filter((rule) => stage === 'work' || AT_REGISTRATION.has(rule));
  const reasons = asked.flatMap((rule) => CHECKS[rule](facts, rules, day));
  const has = (level: AdmissionReason['level']) => reasons.some((one) => one.level === level);
  return { verdict: has('refuse') ? 'refused' : has('warn') ? 'warned' : 'admitted', reasons };
}

/** Most people of one answer. */
export const ADMISSION_LIMIT = 50;
