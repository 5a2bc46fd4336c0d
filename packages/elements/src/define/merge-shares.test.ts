import { describe, expect, it } from 'vitest';
import { mergeShares, type Share } from '../../build/merge-shares.ts';

const share = (starts: string, later: string, size: number, imports: number[] = []): Share => ({
  starts: starts.split(' '),
  later: later.split(' ').filter(Boolean),
  modules: [`${starts}/${later}/${size}`],
  size,
  imports: new Set(imports),
});
const ELEMENTS = new Set(['a', 'b', 'c']);
const sizes = (shares: readonly Share[]) => shares.map(({ size }) => size).toSorted((one, other) => one - other);
const filesOf = (shares: readonly Share[], element: string) => shares.filter(({ starts }) => starts.includes(element));

describe('files of a build', () => {
  it('stay as they are while an element starts with few', () => {
    const shares = [share('a', '', 100, [1]), share('a b', '', 300), share('b', '', 200, [1])];
    expect(sizes(mergeShares(shares, ELEMENTS, 2))).toEqual([100, 200, 300]);
  });

  it('are merged where an element would start with more, and no element starts with more bytes', () => {
    const shares = [
      share('a', '', 1000, [1, 2, 3]),
      share('a', 'b', 500, [3]),
      share('a', 'b c', 400, [3]),
      share('a b c', '', 3000),
      share('b', '', 900, [3]),
      share('c', '', 800, [3]),
    ];
    const merged = mergeShares(shares, ELEMENTS, 3);
    expect(filesOf(merged, 'a')).toHaveLength(3);
    // The two that other elements load later: the first stays apart from them.
    expect(sizes(merged)).toEqual([800, 900, 900, 1000, 3000]);
    expect(merged.flatMap(({ modules }) => modules)).toHaveLength(6);
  });

  it('never import each other in a circle, and what is imported stands behind what imports it', () => {
    const shares = [share('a', 'b', 10, [1]), share('a', 'b c', 5000, [2]), share('a', 'c', 10), share('a b', '', 900)];
    const merged = mergeShares(shares, ELEMENTS, 3);
    for (const [index, { imports }] of merged.entries())
      for (const imported of imports) expect(imported).toBeGreaterThan(index);
    // The first and the third would be the smallest, but the second stands between them.
    expect(sizes(merged)).not.toContain(20);
  });

  it('of one element take nothing that others start with', () => {
    const shares = [share('a', '', 1, [1, 2]), share('a b', '', 2), share('a b c', '', 3)];
    const merged = mergeShares(shares, ELEMENTS, 2);
    expect(merged.map(({ starts }) => starts.join(' '))).toEqual(['a', 'a b c']);
    expect(mergeShares(shares, ELEMENTS, 1)).toHaveLength(2);
  });

  it('rather let a page load something for nothing than an element', () => {
    const shares = [
      share('a', '', 10, [1, 2, 3]),
      share('a b', '', 300),
      share('a page', '', 400),
      share('a b page', '', 900),
    ];
    // The other ways would have b start with 400 more.
    expect(sizes(mergeShares(shares, ELEMENTS, 3))).toEqual([10, 400, 1200]);
  });
});
