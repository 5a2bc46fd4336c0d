import type { Label } from '../label.ts';

/** The limits of an item, as its standard and the settings of the item say. Lengths have the unit of the item. */
export interface MeasureLimits {
  /** Permitted deviation below, zero or negative; null: without a limit. */
  lower_limit: number | null;
  /** Permitted deviation above, zero or positive; null: without a limit. */
  upper_limit: number | null;
  /** Share of points within the limits that is needed, per cent. */
  pass_share: number;
  /** The worst point may be so many times its limit; null: any. */
  worst_factor: number | null;
}

/** One judged point. */
export interface JudgedPoint {
  deviation: number;
  /** Beyond the limits (爆点). */
  burst: boolean;
  /** Beyond its limit by more than the factor: one such point fails the whole. */
  severe: boolean;
}

export interface Judgement {
  points: readonly JudgedPoint[];
  passed: number;
  bursts: number;
  severe: number;
  /** Per cent, two digits. */
  rate: number;
  /** The deviation that is farthest off in relation to its limit; undefined: no points. */
  worst: number | undefined;
  /** Whether the whole passes. */
  passes: boolean;
}

/** Readings have at most six digits behind the point; this removes the error of binary fractions. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Returns how many times its limit a deviation is; beyond a limit of zero: Infinity. */
function timesLimit(deviation: number, { lower_limit, upper_limit }: MeasureLimits): number {
  const limit = deviation < 0 ? lower_limit : upper_limit;
  if (limit === null || deviation === 0) return 0;
  return limit === 0 ? Infinity : exact(deviation / limit);
}

/**
 * Judges the points of one item at one place (GB 50204-2015, 8.3; GB 50210-2018, 3.0: share of passing points and the
 * worst point by its multiple of the limit).
 * @param readings deviations; with `design`, dimensions that are compared with it
 */
export function judgeMeasure(
  readings: readonly number[],
  limits: MeasureLimits,
  design: number | null = null,
): Judgement {
  const times = (deviation: number) => timesLimit(deviation, limits);
  const points = readings.map((reading): JudgedPoint => {
    const deviation = exact(reading - (design ?? 0));
    const far = times(deviation);
    return { deviation, burst: far > 1, severe: limits.worst_factor !== null && far > limits.worst_factor };
  });
  const bursts = points.filter(({ burst }) => burst).length;
  const severe = points.filter((one) => one.severe).length;
  const passed = points.length - bursts;
  const worst = points.reduce<JudgedPoint | undefined>(
    (before, one) => (before && times(before.deviation) >= times(one.deviation) ? before : one),
    undefined,
  );
  return {
    points,
    passed,
    bursts,
    severe,
    rate: points.length === 0 ? 0 : Math.round((passed / points.length) * 10_000) / 100,
    worst: worst?.deviation,
    // Whole numbers are compared, not the rounded rate: 79.996 % is not 80 %.
    passes: points.length > 0 && severe === 0 && passed * 100 >= limits.pass_share * points.length,
  };
}

/** Returns what is wrong between the limits of an item: one without any would pass every point. */
export function limitsProblems({
  lower_limit,
  upper_limit,
}: Readonly<Record<string, unknown>>): { path: string; label: Label }[] {
  if (typeof lower_limit === 'number' || typeof upper_limit === 'number') return [];
  return [
    {
      path: 'upper_limit',
      label: { zh: '上偏差和下偏差至少填写一个', en: 'Give the upper or the lower limit' },
    },
  ];
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** Returns the limits as text, such as `-5 ~ +8 mm`. */
export function limitsText({ lower_limit: low, upper_limit: high }: MeasureLimits, unit: string): string {
  if (low === null) return `≤ ${high} ${unit}`;
  if (high === null) return `≥ ${low} ${unit}`;
  return -low === high ? `±${high} ${unit}` : `${signed(low)} ~ ${signed(high)} ${unit}`;
}
