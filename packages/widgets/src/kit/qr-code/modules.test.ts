import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawCode, QUIET } from './modules.ts';

/** The modules that a path fills. */
function filled({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at += 1) grid[Number(y)]![Number(x) + at] = true;
  return grid;
}

it.each(['https://example.com/devicelist/detail?id=0197f0', '滨江科创中心 3 号塔吊', 'x'.repeat(600)])(
  'draws every dark module of %s and nothing else, with white around it',
  (text) => {
    const drawing = drawCode(text);
    const { data } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
    const grid = filled(drawing);
    expect(drawing.size).toBe(data.length + 2 * QUIET);
    expect(grid.slice(QUIET, -QUIET).map((row) => row.slice(QUIET, -QUIET))).toEqual(data);
    expect(grid.slice(0, QUIET).flat()).not.toContain(true);
    expect(grid.flatMap((row) => row.slice(0, QUIET))).not.toContain(true);
  },
);
