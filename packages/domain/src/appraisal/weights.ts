import { ITEM_KIND, type AppraisalItem, type AppraisalSection } from './score.ts';

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000;

/**
 * Returns the sections of items in their order, each with the weight of its points; the weights sum to 100. What
 * rounding leaves goes to the largest rests.
 */
export function weightsOf(items: readonly AppraisalItem[]): AppraisalSection[] {
  const points = new Map<string, number>();
  for (const { section, item_kind, full_points } of items)
    if (item_kind !== ITEM_KIND.veto) points.set(section, (points.get(section) ?? 0) + (full_points ?? 0));
  const sum = [...points.values()].reduce((total, one) => total + one, 0);
  if (sum === 0) return [];
  const shares = [...points].map(([section, own]) => ({ section, exact: (own / sum) * WHOLE }));
  const left = WHOLE - shares.reduce((total, { exact }) => total + Math.floor(exact), 0);
  const first = shares
    .map(({ exact }, at) => ({ at, rest: exact - Math.floor(exact) }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, left);
  const more = new Set(first.map(({ at }) => at));
  return shares.map(({ section, exact }, at) => ({
    section,
    weight: (Math.floor(exact) + (more.has(at) ? 1 : 0)) / 100,
  }));
}
