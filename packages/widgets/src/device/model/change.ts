import { findDeviceType } from '@gongdi/domain';
import type { TrendPoint } from '../props.ts';

const DAY = 86_400_000;

export interface Change {
  /** Since the first that is known, and from when on that is, epoch ms. */
  cumulative: number;
  since: number;
  /** In a day; while less than a day is known the change so far, as the server's levels count it. */
  rate: number;
}

/**
 * A long trend in coarse stretches with a short one in fine ones at its end. The stretch within which the short one
 * begins is left out: its mean is of what came later as well.
 */
export function joined(long: readonly TrendPoint[], fine: readonly TrendPoint[]): TrendPoint[] {
  const [begin] = fine;
  if (!begin) return [...long];
  return [...long.filter(([at]) => at <= begin[0]).slice(0, -1), ...fine];
}

/**
 * How a value has changed, from a trend in order of time.
 * @param base what counts as zero; absent: the first of the trend
 * @returns undefined while too little is known
 */
export function changeOf(
  points: readonly TrendPoint[],
  value: number,
  at: number,
  base?: { value: number; at: string | null },
): Change | undefined {
  const [first] = points;
  if (!first) return undefined;
  const since = base?.at ? Date.parse(base.at) : 0;
  // With a base the change in a day begins anew, as the server counts it.
  const known = points.filter(([time]) => time >= since);
  const day = known.find(([time]) => at - time <= DAY) ?? known.at(-1) ?? ([at, value, value, value, value] as const);
  return {
    cumulative: value - (base?.value ?? first[2]),
    since: since || first[0],
    rate: (value - day[2]) / Math.max(1, (at - day[0]) / DAY),
  };
}

/** Whether it says anything by how much a quantity has changed: what moves, which limits of its type know, and meters. */
export function hasChange(type: number, key: string): boolean {
  const found = findDeviceType(type);
  if (found?.quantities.find((one) => one.key === key)?.counter) return true;
  return found?.levels.some(({ quantity, measure }) => quantity === key && measure !== 'value') ?? false;
}
