import type { LevelRule } from '@gongdi/domain';
import type { TrendPoint } from '../host/props.ts';

/** One line of a chart. */
export interface Line {
  device: string;
  name: string;
  points: readonly TrendPoint[];
}

/** Columns in the form of uPlot: seconds, then the mean of each line, null where a line has no value. */
export type Columns = [number[], ...(number | null)[][]];

/** Joins lines into columns over all their instants. */
export function columnsOf(lines: readonly Line[]): Columns {
  const times = [...new Set(lines.flatMap(({ points }) => points.map(([at]) => at)))].toSorted((a, b) => a - b);
  const index = new Map(times.map((at, place) => [at, place]));
  const values = lines.map(({ points }) => {
    const column: (number | null)[] = Array.from({ length: times.length }, () => null);
    for (const [at, , mean] of points) column[index.get(at)!] = mean;
    return column;
  });
  return [times.map((at) => at / 1000), ...values];
}

export interface Summary {
  low: number;
  mean: number;
  high: number;
  last: number;
}

export function summaryOf({ points }: Line): Summary | undefined {
  const last = points.at(-1);
  if (!last) return undefined;
  let [low, high, sum] = [Infinity, -Infinity, 0];
  for (const [, least, mean, most] of points) {
    low = Math.min(low, least);
    high = Math.max(high, most);
    sum += mean;
  }
  return { low, mean: sum / points.length, high, last: last[4] };
}

export interface LimitLine {
  level: 1 | 2 | 3;
  side: 'lower' | 'upper';
  value: number;
}

/** Returns limits of the value itself: limits of its change need another axis. */
export function limitLines(rules: readonly LevelRule[], quantity: string): LimitLine[] {
  const levels = ['warning', 'alarm', 'control'] as const;
  return rules
    .filter((rule) => rule.quantity === quantity && rule.measure === 'value')
    .flatMap((rule) =>
      levels.flatMap((name, index) =>
        (['lower', 'upper'] as const).flatMap((side): LimitLine[] => {
          const value = rule[`${name}_${side}`];
          return value === null ? [] : [{ level: (index + 1) as 1 | 2 | 3, side, value }];
        }),
      ),
    );
}
