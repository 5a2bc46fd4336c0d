import { findDeviceType } from '@gongdi/domain';
import type { TrendPoint } from '../host/props.ts';

const DAY = 86_400_000;

export interface Change {
  /** Change since the first known value, or since the base; `since` is the instant of that value, epoch ms. */
  cumulative: number;
  since: number;
  /** Change in a day; while less than a day is known, the change so far, as the server's levels count it. */
  rate: number;
}

/**
 * Joins a long trend in coarse intervals with a short trend in fine intervals at its end. The coarse interval in which
 * the short trend begins is left out: its mean also includes later values.
 */
export function joined(long: readonly TrendPoint[], fine: readonly TrendPoint[]): TrendPoint[] {
  const [begin] = fine;
  if (!begin) return [...long];
  return [...long.filter(([at]) => at <= begin[0]).slice(0, -1), ...fine];
}

/**
 * Computes how a value has changed, from a trend sorted by time.
 * @param base the zero point; absent: the first point of the trend
 * @returns undefined while there is no point
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
  // With a base, the daily change counts from the instant of the base, as on the server.
  const known = points.filter(([time]) => time >= since);
  const day = known.find(([time]) => at - time <= DAY) ?? known.at(-1) ?? ([at, value, value, value, value] as const);
  return {
    cumulative: value - (base?.value ?? first[2]),
    since: since || first[0],
    rate: (value - day[2]) / Math.max(1, (at - day[0]) / DAY),
  };
}

/**
 * Returns whether the change of a quantity is meaningful: for counters, and for quantities whose type has limits of a
 * measure other than the value.
 */
export function hasChange(type: number, key: string): boolean {
  const found = findDeviceType(type);
  if (found?.quantities.find((one) => one.key === key)?.counter) return true;
  return found?.levels.some(({ quantity, measure }) => quantity === key && measure !== 'value') ?? false;
}
