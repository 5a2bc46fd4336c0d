/** Values of the dictionary `contract_term`. */
export const CONTRACT_TERM = { running: 1, near: 2, over: 3 } as const;

/** How the earliest of the terms stands on a day; civil dates, absent ones do not run. */
export function termState(today: string, ends: readonly (string | null | undefined)[], days: number): number {
  const first = ends.filter((one): one is string => typeof one === 'string').toSorted()[0];
  if (first === undefined) return CONTRACT_TERM.running;
  if (first < today) return CONTRACT_TERM.over;
  const left = (Date.parse(first) - Date.parse(today)) / 86_400_000;
  return left <= days ? CONTRACT_TERM.near : CONTRACT_TERM.running;
}
