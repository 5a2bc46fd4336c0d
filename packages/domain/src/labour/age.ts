import { isHighRisk } from './trades.ts';

/** What an age rule does (dictionary `age_effect`). */
export const AGE_EFFECT = { refuse: 1, highRisk: 2, warn: 3 } as const;

/** A line of the age table. */
export interface AgeRule {
  /** Division in which it holds, six digits; empty: everywhere. */
  region?: string | null;
  /** Value of the dictionary `gender`; 0 or empty: both. */
  gender?: number | null;
  /** Value of the dictionary `trade`; empty: every trade. */
  trade?: number | null;
  /** First day on which it holds. */
  from_date: string;
  /** It concerns whoever has reached this age. */
  age: number;
  /** Value of the dictionary `age_effect`. */
  effect: number;
  /** Somebody of the trade has confirmed the number. */
  confirmed?: boolean | null;
}

/**
 * The commonest local rule (沪建质安联〔2019〕346号 and followers): men 60, women 50; in high-risk trades 55 and 45. There
 * is no national rule, so these lines are not confirmed.
 */
export const DEFAULT_AGES: readonly AgeRule[] = [
  { gender: 1, from_date: '2019-01-01', age: 60, effect: AGE_EFFECT.refuse },
  { gender: 2, from_date: '2019-01-01', age: 50, effect: AGE_EFFECT.refuse },
  { gender: 1, from_date: '2019-01-01', age: 55, effect: AGE_EFFECT.highRisk },
  { gender: 2, from_date: '2019-01-01', age: 45, effect: AGE_EFFECT.highRisk },
];

export interface AgedPerson {
  born: string;
  gender: number;
  trade: number;
  /** Division of the project. */
  region?: string | null;
}

const levelOf = (region: string): number => (region.endsWith('0000') ? 2 : region.endsWith('00') ? 4 : 6);
const isWithin = (region: string, place: string | null | undefined): boolean =>
  place !== null && place !== undefined && place.startsWith(region.slice(0, levelOf(region)));

/** Returns whether a line of the table speaks of such people on a day, whatever their age. */
function speaksOf(rule: AgeRule, { gender, trade, region }: Omit<AgedPerson, 'born'>, day: string): boolean {
  if (rule.from_date > day) return false;
  if (rule.region && !isWithin(rule.region, region)) return false;
  if (rule.gender && rule.gender !== gender) return false;
  if (rule.trade !== null && rule.trade !== undefined) return rule.trade === trade;
  return rule.effect !== AGE_EFFECT.highRisk || isHighRisk(trade);
}

/** How closely a line fits: the trade counts more than the region, the region more than the sex; then the later line. */
function closeness({ region, trade, gender, from_date }: AgeRule): string {
  const place = region ? levelOf(region) : 0;
  return `${trade !== null && trade !== undefined ? 1 : 0}${place}${gender ? 1 : 0}${from_date}`;
}

/**
 * Returns the lines of the table that concern a person on a day: for each effect, the line that fits best replaces the
 * others, and counts if the person has reached its age.
 */
export function agesReached(rules: readonly AgeRule[], person: AgedPerson, age: number, day: string): AgeRule[] {
  const best = new Map<number, AgeRule>();
  for (const rule of rules) {
    if (!speaksOf(rule, person, day)) continue;
    const other = best.get(rule.effect);
    if (!other || closeness(rule) > closeness(other)) best.set(rule.effect, rule);
  }
  return [...best.values()].filter((rule) => age >= rule.age);
}
