import { describe, expect, it } from 'vitest';
import { FileProblem } from '../formats/problem.ts';
import { polygonOf } from '../point.ts';
import { FENCE_CODE, newFenceCode } from './code.ts';
import { elementTexts, writeWire } from './keep.ts';
import { parseWire } from './parse.ts';
import { wireFence } from './write.ts';

const A = polygonOf([
  [121.47, 31.23],
  [121.48, 31.23],
  [121.48, 31.24],
]);
const B = polygonOf([
  [121.5, 31.2],
  [121.51, 31.2],
  [121.51, 31.21],
  [121.5, 31.21],
]);

describe('the wire', () => {
  it('console 3: is a list of polygons of points with zeros and timestamps rising by 1000', () => {
    const wire = wireFence([A, B], 1_700_000_000_000);
    expect(wire[0]?.[0]).toEqual([121.47, 31.23, 0, 0, 1_700_000_000_000]);
    expect(wire.flat().map((point) => point[4] - 1_700_000_000_000)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000]);
    expect(parseWire(wire)).toEqual([A, B]);
    expect(parseWire(JSON.stringify(JSON.stringify(wire)))).toEqual([A, B]);
  });

  it.each([
    [
      'a single polygon',
      [
        [121.47, 31.23],
        [121.48, 31.23],
        [121.48, 31.24],
      ],
    ],
    [
      'a closed ring',
      [
        [
          [121.47, 31.23],
          [121.48, 31.23],
          [121.48, 31.24],
          [121.47, 31.23],
        ],
      ],
    ],
    ['texts', [['121.47,31.23', '121.48, 31.23', '121.48,31.24']]],
    [
      'texts in lists',
      [
        [
          ['121.47', '31.23'],
          ['121.48', '31.23'],
          ['121.48', '31.24'],
        ],
      ],
    ],
    [
      'objects',
      [
        [
          { lng: 121.47, lat: 31.23 },
          { longitude: 121.48, latitude: '31.23' },
          { lon: 121.48, lat: 31.24 },
        ],
      ],
    ],
  ])('reads %s', (_name, value) => {
    expect(parseWire(value)).toEqual([A]);
  });

  it('reads nothing as no areas and says what it cannot read', () => {
    for (const empty of [null, undefined, '', '[]', []]) expect(parseWire(empty)).toEqual([]);
    expect(() => parseWire('[[1,2')).toThrow(FileProblem);
    expect(() =>
      parseWire([
        [
          [121, 31],
          [121, null],
        ],
      ]),
    ).toThrow('0.1');
    expect(() => parseWire({ a: 1 })).toThrow(FileProblem);
  });

  it('keeps what was not edited byte for byte', () => {
    const original =
      ' [ [[121.470000,31.230,0,0,5],[121.48,31.23,0,0,6],[121.48,31.24,0,0,7,"x,]"]] , [[1,1,0,0,9],[2,1,0,0,9],[2,2,0,0,9]]]\n';
    const read = parseWire(original);
    expect(writeWire(read, original, 0)).toBe(original);
    const [first, second] = read;
    expect(writeWire([second!, B, first!], original, 1000)).toBe(
      `[[[1,1,0,0,9],[2,1,0,0,9],[2,2,0,0,9]],${JSON.stringify(wireFence([second!, B], 1000)[1])},[[121.470000,31.230,0,0,5],[121.48,31.23,0,0,6],[121.48,31.24,0,0,7,"x,]"]]]`,
    );
    expect(writeWire([], original, 0)).toBe('[]');
  });

  it('writes a new fence and gives it a code', () => {
    expect(parseWire(writeWire([A], null, 0))).toEqual([A]);
    expect(newFenceCode()).toMatch(FENCE_CODE);
    expect(elementTexts('{}')).toBeNull();
  });
});
