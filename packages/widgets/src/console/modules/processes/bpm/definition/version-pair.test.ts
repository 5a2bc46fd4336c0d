import { expect, it } from 'vitest';
import { inOrder, usualOther } from './version-pair.ts';

const v = (version: number) => ({ id: `v${version}`, version });
const OTHERS = [v(9), v(7), v(4), v(2)];

it.each([
  [5, 4],
  [10, 9],
  [3, 2],
  [1, 2],
])('version %i is compared with version %i', (version, other) => {
  expect(usualOther(v(version), OTHERS)?.version).toBe(other);
});

it('takes the version before whatever the order of the others is', () => {
  expect(usualOther(v(8), [v(2), v(7), v(4)])?.version).toBe(7);
});

it('compares a single version with nothing', () => {
  expect(usualOther(v(1), [])).toBeUndefined();
  expect(inOrder(v(1), undefined)).toEqual({ earlier: v(1), later: undefined });
});

it('has the earlier version first, whichever of both is chosen', () => {
  const both = { earlier: v(2), later: v(5) };
  expect([inOrder(v(5), v(2)), inOrder(v(2), v(5))]).toEqual([both, both]);
});
