import type { TrendPoint } from '../../device/host/props.ts';

/** Values of a device in one time interval: the mean of each quantity. */
export interface HistoryRow {
  /** Epoch ms. */
  at: number;
  values: ReadonlyMap<string, number>;
}

/** Joins trends by time, newest first; an interval that no trend contains has no row. */
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
