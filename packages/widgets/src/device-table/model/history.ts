import type { TrendPoint } from '../../device/props.ts';

/** What a device told in a stretch of time: means by quantity. */
export interface HistoryRow {
  /** Epoch ms. */
  at: number;
  values: ReadonlyMap<string, number>;
}

/** Trends side by side, newest first; a stretch that none of them has is no row. */
export function historyRows(
  series: readonly { quantity: string; points: readonly TrendPoint[] }[],
): readonly HistoryRow[] {
  const rows = new Map<number, Map<string, number>>();
  for (const { quantity, points } of series)
    for (const [at, , mean] of points) {
      const row = rows.get(at) ?? new Map<string, number>();
      row.set(quantity, mean);
      rows.set(at, row);
    }
  return [...rows].map(([at, values]) => ({ at, values })).toSorted((a, b) => b.at - a.at);
}
