import * as z from 'zod';

/** What a limit compares: the value itself, its difference from the base (the first value), or its change in a day. */
export const MEASURES = ['value', 'cumulative', 'rate'] as const;
export type Measure = (typeof MEASURES)[number];

/** Levels in rising order. Their numbers are sent over the wire, and lists sort by them. */
export const LEVELS = ['normal', 'warning', 'alarm', 'control'] as const;
/** 0 normal, 1 预警, 2 报警, 3 控制. */
export type LevelNumber = 0 | 1 | 2 | 3;

const limit = z.number().nullable();

const shape = {
  /** Key of a quantity of the device's type. */
  quantity: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  measure: z.enum(MEASURES),
  // Three pairs of limits, in the unit of the quantity (for `rate`: per day). Null: no limit on that side.
  warning_lower: limit,
  warning_upper: limit,
  alarm_lower: limit,
  alarm_upper: limit,
  control_lower: limit,
  control_upper: limit,
  /** Seconds for which a value must stay beyond a limit before the level rises. */
  duration: z.int().min(0).max(86_400),
  /** Distance that a value must come back inside a limit before the level falls, in the same unit. */
  hysteresis: z.number().min(0),
  // Source of the limits. `verified`: a person has compared them with the text of the standard.
  source: z.string().max(120),
  clause: z.string().max(60),
  edition: z.string().max(20),
  verified: z.boolean(),
};

/** Limits of one quantity, 预警 / 报警 / 控制 with an upper and a lower one each (facts of comparable systems). */
export const levelRule = z.strictObject(shape);
export type LevelRule = z.output<typeof levelRule>;

/** A standard that limits come from. */
export interface Standard {
  source: string;
  clause: string;
  edition: string;
}

type Three = readonly [warning: number | null, alarm: number | null, control: number | null];
const NONE: Three = [null, null, null];

export interface Limits {
  upper?: Three;
  lower?: Three;
  measure?: Measure;
  duration?: number;
  hysteresis?: number;
}

/** Returns a rule from a standard. No shipped rule has been compared with the bought text, so none is verified. */
export function limits(quantity: string, from: Standard, given: Limits): LevelRule {
  const [upper, lower] = [given.upper ?? NONE, given.lower ?? NONE];
  return {
    quantity,
    measure: given.measure ?? 'value',
    warning_lower: lower[0],
    warning_upper: upper[0],
    alarm_lower: lower[1],
    alarm_upper: upper[1],
    control_lower: lower[2],
    control_upper: upper[2],
    duration: given.duration ?? 0,
    hysteresis: given.hysteresis ?? 0,
    source: from.source,
    clause: from.clause,
    edition: from.edition,
    verified: false,
  };
}
