import type { ZoneStates } from '../zones/judge-zones.ts';
import { LEVELS, type LevelNumber, type LevelRule } from '@gongdi/domain';

/** State of one rule that is kept between two readings. */
export interface RuleState {
  level: LevelNumber;
  /** Since when the limits of each level have been passed without a break, epoch ms: warning, alarm, control. */
  since: [number | null, number | null, number | null];
}

/** State of a device that is kept between two readings; stored as JSON beside the newest values of the device. */
export interface LevelState {
  /** By `ruleKey`. */
  rules: Record<string, RuleState>;
  /** Base from which the cumulative value of each quantity is counted: the base that was set, else the first value. */
  first: Record<string, number>;
  /** One value per hour of the last day for each quantity, oldest first. Rates are calculated from these values. */
  day: Record<string, [at: number, value: number][]>;
  /** Time of the newest reading by the device's clock, epoch ms; it may be ahead of the server's clock. */
  tip?: number;
  /** What is kept of each zone that positions of the device are judged against. */
  zones?: ZoneStates;
}

export interface LevelChange {
  rule: LevelRule;
  from: LevelNumber;
  to: LevelNumber;
  /** The compared value, in the unit of the measure. */
  value: number;
  /** The limit that was passed; undefined when the level fell to normal. */
  limit: number | undefined;
}

export interface Verdict {
  state: LevelState;
  changes: LevelChange[];
}

export const NO_STATE: LevelState = { rules: {}, first: {}, day: {} };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const ruleKey = (rule: Pick<LevelRule, 'quantity' | 'measure'>): string => `${rule.quantity}|${rule.measure}`;

/**
 * Judges one reading that is not older than the readings before it. Pure: the same state and reading give the same
 * verdict on every server. A level rises once its limit has been passed for the duration of the rule. A level falls as
 * soon as the value is back inside the limit by at least the hysteresis.
 * @param at when the device measured, epoch ms
 */
export function judge(
  rules: readonly LevelRule[],
  before: LevelState,
  at: number,
  values: Readonly<Record<string, number>>,
): Verdict {
  // What a reading does not change is shared with the state before it: see bench ingest.
  const state: LevelState = { ...before, rules: {} };
  const changes: LevelChange[] = [];
  remember(rules, state, at, values);
  for (const rule of rules) {
    const key = ruleKey(rule);
    const last = before.rules[key];
    const value = measured(rule, state, before, at, values);
    if (value === undefined) {
      if (last) state.rules[key] = last;
      continue;
    }
    if (!last && !passes(rule, 1, value, 0)) continue;
    const next = judgeRule(rule, last, at, value);
    if (next.level > 0 || next.since.some((one) => one !== null)) state.rules[key] = next;
    const from = last?.level ?? 0;
    if (next.level !== from) {
      const limit = next.level === 0 ? undefined : passedLimit(rule, next.level, value);
      changes.push({ rule, from, to: next.level, value, limit });
    }
  }
  // A rule that was removed keeps its level until `closeAbandoned` closes its alarm: the rule may be set again by then.
  for (const key in before.rules) {
    const last = before.rules[key]!;
    if (last.level > 0 && !rules.some((rule) => ruleKey(rule) === key)) state.rules[key] = last;
  }
  return { state, changes };
}

/** Returns the state without rules that no longer exist. @returns the same object if every rule still exists */
export function withoutAbandoned(rules: readonly LevelRule[], state: LevelState): LevelState {
  const held = new Set(rules.map(ruleKey));
  const kept = Object.entries(state.rules).filter(([key]) => held.has(key));
  return kept.length === Object.keys(state.rules).length ? state : { ...state, rules: Object.fromEntries(kept) };
}

/** Returns the worst level of each quantity whose level is not normal. */
export function levelsOf(state: LevelState): Record<string, LevelNumber> {
  const out: Record<string, LevelNumber> = {};
  for (const [key, { level }] of Object.entries(state.rules)) {
    const quantity = key.slice(0, key.indexOf('|'));
    if (level > (out[quantity] ?? 0)) out[quantity] = level;
  }
  return out;
}

function judgeRule(rule: LevelRule, last: RuleState | undefined, at: number, value: number): RuleState {
  const since = [1, 2, 3].map((level) =>
    passes(rule, level as LevelNumber, value, 0) ? (last?.since[level - 1] ?? at) : null,
  ) as RuleState['since'];
  const held = ([3, 2, 1] as const).find((level) => {
    const from = since[level - 1];
    return from !== null && from !== undefined && at - from >= rule.duration * 1000;
  });
  const current = last?.level ?? 0;
  if ((held ?? 0) >= current) return { level: held ?? 0, since };
  // Falling: a level ends only if the value is back inside its limit by the hysteresis.
  const still = ([3, 2, 1] as const).find((level) => level <= current && passes(rule, level, value, rule.hysteresis));
  return { level: Math.max(still ?? 0, held ?? 0) as LevelNumber, since };
}

/** Limits by level: the first that is passed of those of the level and of the worse ones. */
interface Bounds {
  lower: readonly number[];
  upper: readonly number[];
}

const boundsByRule = new WeakMap<LevelRule, Bounds>();

function boundsOf(rule: LevelRule): Bounds {
  let found = boundsByRule.get(rule);
  if (!found) {
    const worst = (level: number): LevelNumber[] => ([1, 2, 3] as const).filter((one) => one >= level);
    const limit = (one: LevelNumber, side: 'lower' | 'upper') => rule[`${LEVELS[one] as 'alarm'}_${side}`];
    found = {
      lower: [0, 1, 2, 3].map((level) => Math.max(...worst(level).map((one) => limit(one, 'lower') ?? -Infinity))),
      upper: [0, 1, 2, 3].map((level) => Math.min(...worst(level).map((one) => limit(one, 'upper') ?? Infinity))),
    };
    boundsByRule.set(rule, found);
  }
  return found;
}

/** Returns whether a limit of a level or of a worse one is passed; `inside` moves the limits inwards by this amount. */
function passes(rule: LevelRule, level: LevelNumber, value: number, inside: number): boolean {
  const { lower, upper } = boundsOf(rule);
  return value >= upper[level]! - inside || value <= lower[level]! + inside;
}

function passedLimit(rule: LevelRule, level: LevelNumber, value: number): number | undefined {
  for (let one = level; one <= 3; one += 1) {
    const name = LEVELS[one] as 'warning' | 'alarm' | 'control';
    const [lower, upper] = [rule[`${name}_lower`], rule[`${name}_upper`]];
    if (upper !== null && value >= upper) return upper;
    if (lower !== null && value <= lower) return lower;
  }
  // The value is between the limit and the limit less the hysteresis.
  const name = LEVELS[level] as 'warning' | 'alarm' | 'control';
  return rule[`${name}_upper`] ?? rule[`${name}_lower`] ?? undefined;
}

function measured(
  rule: LevelRule,
  state: LevelState,
  before: LevelState,
  at: number,
  values: Readonly<Record<string, number>>,
): number | undefined {
  const value = Object.hasOwn(values, rule.quantity) ? values[rule.quantity] : undefined;
  if (value === undefined) return undefined;
  if (rule.measure === 'value') return value;
  if (rule.measure === 'cumulative') return value - (state.first[rule.quantity] ?? value);
  return rateOf(before.day[rule.quantity] ?? [], at, value);
}

/**
 * Change in one day. If less than one day is known, returns the change so far without extrapolation: noise of one hour,
 * extrapolated to a day, would raise an alarm. If the gap is longer than one day, returns the mean change per day.
 */
function rateOf(day: readonly [number, number][], at: number, value: number): number | undefined {
  const oldest = day.find(([time]) => at - time <= DAY) ?? day.at(-1);
  if (!oldest) return undefined;
  return (value - oldest[1]) / Math.max(1, (at - oldest[0]) / DAY);
}

function remember(
  rules: readonly LevelRule[],
  state: LevelState,
  at: number,
  values: Readonly<Record<string, number>>,
): void {
  for (const { quantity, measure } of rules) {
    const value = Object.hasOwn(values, quantity) ? values[quantity] : undefined;
    if (value === undefined) continue;
    if (measure === 'cumulative' && state.first[quantity] === undefined)
      state.first = { ...state.first, [quantity]: value };
    if (measure !== 'rate') continue;
    const kept = state.day[quantity] ?? [];
    const last = kept.at(-1);
    if (last && at - last[0] < HOUR) continue;
    // Keep the newest value from before the last day: after a long gap it is the only value to compare with.
    const within = kept.findIndex(([time]) => at - time <= DAY);
    const from = within < 0 ? Math.max(0, kept.length - 1) : within;
    state.day = { ...state.day, [quantity]: [...kept.slice(from), [at, value]] };
  }
}
