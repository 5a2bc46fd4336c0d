import { describe, expect, it } from 'vitest';
import { polygonOf, type LonLat, type Ring } from '../point.ts';
import { crossingAt, crossingWith } from './edges.ts';
import { checkQuickly } from './quick.ts';

const SQUARE: Ring = [
  [121.47, 31.23],
  [121.48, 31.23],
  [121.48, 31.24],
  [121.47, 31.24],
];

function codes(ring: Ring): string[] {
  return checkQuickly([polygonOf(ring)]).map((one) => `${one.code} ${one.level}`);
}

describe('quick check', () => {
  it('finds nothing wrong with a square of either winding', () => {
    expect(codes(SQUARE)).toEqual([]);
    expect(codes(SQUARE.toReversed())).toEqual([]);
  });

  it.each<[string, Ring]>([
    ['too-few-points error', SQUARE.slice(0, 2)],
    ['too-few-points error', [...SQUARE.slice(0, 2), ...SQUARE.slice(0, 2)]],
    ['not-a-number error', [...SQUARE, [Number.NaN, 31]]],
    [
      'out-of-range error',
      [
        [-200, 10],
        [-199, 10],
        [-199, 11],
      ],
    ],
    ['swapped error', SQUARE.map(([x, y]): LonLat => [y, x])],
    ['duplicate-point warning', [...SQUARE, [121.47, 31.24]]],
    ['spike error', [...SQUARE.slice(0, 2), [121.49, 31.23], [121.48, 31.23], ...SQUARE.slice(2)]],
    [
      'zero-area error',
      [
        [121.47, 31.23],
        [121.47, 31.24],
        [121.470_000_000_000_01, 31.25],
      ],
    ],
  ])('finds %s', (code, ring) => {
    expect(codes(ring)).toContain(code);
  });

  it('says where in both languages, counted from one', () => {
    const [found] = checkQuickly([polygonOf(SQUARE), polygonOf(SQUARE, [SQUARE.slice(0, 2)])]);
    expect(found?.words).toEqual({
      zh: '区域 2 的孔洞 1 至少需要 3 个不同的点，现有 2 个',
      en: 'Hole 1 of area 2 needs at least 3 different points and has 2',
    });
  });
});

describe('edges of a dragged corner', () => {
  it('meet nothing in a square and another edge in a bow tie', () => {
    for (let vertex = 0; vertex < 4; vertex += 1) expect(crossingAt(SQUARE, vertex)).toBeNull();
    const bow: Ring = [SQUARE[0]!, SQUARE[2]!, SQUARE[1]!, SQUARE[3]!];
    expect(crossingAt(bow, 1)?.at[0]).toBeCloseTo(121.475, 6);
  });

  it('fold back and touch', () => {
    const folded: Ring = [
      [0, 0],
      [2, 0],
      [1, 0],
      [1, 1],
    ];
    expect(crossingAt(folded, 1)).not.toBeNull();
    const touching: Ring = [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ];
    expect(crossingAt(touching, 3)?.at).toEqual([2, 0]);
  });

  it('are looked at while a line is drawn', () => {
    const line: LonLat[] = [
      [0, 0],
      [2, 0],
      [2, 2],
    ];
    expect(crossingWith(line, [1, -1])?.at[0]).toBeCloseTo(4 / 3, 9);
    expect(crossingWith(line, [0, 2])).toBeNull();
  });
});
