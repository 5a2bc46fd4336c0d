/** What a trend says in numbers. */
export interface TrendFacts {
  /** Records of the last days. */
  now: number;
  /** Records of as many days before; null: the trend does not reach back that far. */
  before: number | null;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** @param trend records of each day, the last one today */
export function trendFacts(trend: readonly number[], days: number): TrendFacts {
  const before = trend.slice(-2 * days, -days);
  return { now: sum(trend.slice(-days)), before: before.length === days ? sum(before) : null };
}

/** Returns the points of a line through some numbers, for an SVG of this size. */
export function linePoints(counts: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...counts);
  const step = counts.length > 1 ? width / (counts.length - 1) : 0;
  return counts.map((count, at) => `${round(at * step)},${round(height - (count / most) * height)}`).join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;
