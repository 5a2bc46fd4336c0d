import { daysLater } from '../labour/identity.ts';

/** Days of a cover, both included; civil dates. */
export interface CoverTerm {
  from: string;
  to: string;
}

/** Values of the dictionary `insurance_cover`: how a policy stands on a day. */
export const POLICY_COVER = { waiting: 1, inForce: 2, ending: 3, ended: 4 } as const;

/**
 * Returns how a policy stands on a day.
 * @param ahead days before its end from which it is said to end soon
 */
export function coverState(
  { from, to }: CoverTerm,
  day: string,
  ahead: number,
): (typeof POLICY_COVER)[keyof typeof POLICY_COVER] {
  if (day < from) return POLICY_COVER.waiting;
  if (day > to) return POLICY_COVER.ended;
  return to <= daysLater(day, ahead) ? POLICY_COVER.ending : POLICY_COVER.inForce;
}

/** Returns the days of a time that no term covers, as terms in order. Terms may overlap and be in any order. */
export function coverGaps(terms: readonly CoverTerm[], { from, to }: CoverTerm): CoverTerm[] {
  const gaps: CoverTerm[] = [];
  let next = from;
  const covered = terms.filter((term) => term.from <= term.to);
  for (const term of covered.toSorted((one, other) => one.from.localeCompare(other.from))) {
    if (next > to) break;
    if (term.from > next) {
      const last = daysLater(term.from, -1);
      gaps.push({ from: next, to: last < to ? last : to });
    }
    if (term.to >= next) next = daysLater(term.to, 1);
  }
  if (next <= to) gaps.push({ from: next, to });
  return gaps;
}
