import type { Label } from '../label.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of the dictionary `check_result`. */
export const CHECK_RESULTS = { good: 1, failed: 2, absent: 3 } as const;

/** An item of a checklist, as far as scores need it. */
export interface ScoredItem {
  result: number;
  full_score?: number | null | undefined;
  points?: number | null | undefined;
}

/**
 * Returns the points of a checklist in percent of what its items are worth, to a tenth; null: no item has a score. An
 * item without points has all of them if it is good, and none if it failed. Items that are not there do not count.
 */
export function scoreOf(items: readonly ScoredItem[]): number | null {
  const counted = items.filter(({ result, full_score }) => result !== CHECK_RESULTS.absent && (full_score ?? 0) > 0);
  const full = counted.reduce((sum, { full_score }) => sum + full_score!, 0);
  if (full === 0) return null;
  const points = counted.reduce(
    (sum, { result, full_score, points: given }) => sum + (given ?? (result === CHECK_RESULTS.good ? full_score! : 0)),
    0,
  );
  return Math.round((points / full) * 1000) / 10;
}

/** No item has more points than it is worth. */
export function checklistProblems({ items }: Values): { path: string; label: Label }[] {
  const rows = Array.isArray(items) ? (items as ScoredItem[]) : [];
  const at = rows.findIndex(({ points, full_score }) => (points ?? 0) > (full_score ?? Number.POSITIVE_INFINITY));
  if (at < 0) return [];
  return [
    {
      path: 'items',
      label: { zh: `第 ${at + 1} 项的得分大于分值`, en: `Item ${at + 1} has more points than it is worth` },
    },
  ];
}
