import type { calls, CallResult } from '@gongdi/api';

export type WornDay = CallResult<typeof calls.helmetboard.statistics>['rows'][number];

export const MEASURES = ['hours', 'distance', 'alarms'] as const;
export type Measure = (typeof MEASURES)[number];

/** Values of rows in the unit that is shown, before rounding. */
const VALUES: Readonly<Record<Measure, (row: WornDay) => number>> = {
  hours: ({ worn }) => worn / 60,
  distance: ({ distance }) => distance / 1000,
  alarms: ({ alarms }) => alarms,
};
const PLACES: Readonly<Record<Measure, number>> = { hours: 1, distance: 2, alarms: 0 };

/** Returns the sum of rows as it is shown. */
export const sumOf = (rows: readonly WornDay[], measure: Measure): number =>
  Number(rows.reduce((sum, row) => sum + VALUES[measure](row), 0).toFixed(PLACES[measure]));

export interface Bar {
  key: string;
  rows: WornDay[];
  value: number;
}

/** Gathers rows by key, with the sum of each; days in their order, everything else the largest first. */
export function barsOf(
  rows: readonly WornDay[],
  measure: Measure,
  keyOf: (row: WornDay) => string,
  inOrder = false,
): Bar[] {
  const groups = new Map<string, WornDay[]>();
  for (const row of rows) {
    const found = groups.get(keyOf(row));
    if (found) found.push(row);
    else groups.set(keyOf(row), [row]);
  }
  const bars = [...groups].map(([key, own]) => ({ key, rows: own, value: sumOf(own, measure) }));
  return bars.toSorted((a, b) => (inOrder ? (a.key < b.key ? -1 : 1) : b.value - a.value));
}
