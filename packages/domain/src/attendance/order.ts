import type { Passage } from './types.ts';

const RANK = { in: 0, none: 1, out: 2 } as const;

/** By their instants, not by their arrival; what has one instant is ordered too, so that arrival never decides. */
const compare = (a: Passage, b: Passage): number =>
  a.at - b.at ||
  RANK[a.direction ?? 'none'] - RANK[b.direction ?? 'none'] ||
  (a.gate === b.gate ? 0 : (a.gate ?? '') < (b.gate ?? '') ? -1 : 1);

/** Returns passages in the order in which they happened: a gate that was offline sends late. */
export function inOrder(passages: readonly Passage[]): readonly Passage[] {
  for (let at = 1; at < passages.length; at += 1)
    if (compare(passages[at - 1]!, passages[at]!) > 0) return passages.toSorted(compare);
  return passages;
}
