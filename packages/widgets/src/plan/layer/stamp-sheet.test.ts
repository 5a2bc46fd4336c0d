import { expect, test } from 'vitest';
import { isTrue, over, stampOf, StampSheet } from './stamp-sheet.ts';

const pixel = (red: number, green: number, blue: number, alpha: number): number =>
  ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;
const bytesOf = (value: number) => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];

/** Three by three: a full middle, half-seen neighbours, empty corners. */
const RED = [220, 20, 20];
const SOFT = [...RED, 128];
const NONE = [0, 0, 0, 0];
const CROSS = stampOf(
  Uint8ClampedArray.from([NONE, SOFT, NONE, SOFT, [...RED, 255], SOFT, NONE, SOFT, NONE].flat()),
  3,
);

test('a stamp keeps what is not empty, full pixels first', () => {
  expect([CROSS.full, CROSS.values.length]).toEqual([1, 5]);
  expect([[...CROSS.columns], [...CROSS.rows]]).toEqual([
    [1, 1, 0, 2, 1],
    [1, 0, 1, 1, 2],
  ]);
});

test('noise in the place of a sprite is not drawn', () => {
  expect(isTrue(CROSS)).toBe(true);
  expect(
    isTrue(
      stampOf(
        Uint8ClampedArray.from({ length: 36 }, (_, at) => 255 - at),
        3,
      ),
    ),
  ).toBe(false);
});

test('colours lie over each other as a canvas has them', () => {
  const white = pixel(255, 255, 255, 255);
  expect(over(pixel(0, 0, 0, 128), 0)).toBe(pixel(0, 0, 0, 128));
  // 128 of 255 parts of black over white: 127 are left of it.
  expect(bytesOf(over(pixel(0, 0, 0, 128), white))).toEqual([127, 127, 127, 255]);
  expect(bytesOf(over(pixel(255, 0, 0, 128), pixel(0, 0, 255, 128)))).toEqual([170, 0, 85, 192]);
});

test('stamps cover what was written before, and nothing is written beyond the edges', () => {
  const sheet = new StampSheet(5, 4);
  sheet.put(CROSS, 1, 0);
  expect(bytesOf(sheet.pixels[7]!)).toEqual([...RED, 255]);
  expect(bytesOf(sheet.pixels[2]!)).toEqual(SOFT);
  // Its left neighbour lies over the full middle, which stays full; the other one over a half-seen pixel.
  sheet.put(CROSS, 2, 0);
  expect([sheet.pixels[7]! >>> 24, sheet.pixels[8]! >>> 24]).toEqual([255, 255]);
  sheet.clear();
  sheet.put(CROSS, 4, 3);
  sheet.put(CROSS, -2, -2);
  // Of the first nothing is inside; of the second its lower right quarter: the corner is empty.
  expect([...sheet.pixels].filter((value) => value !== 0)).toHaveLength(0);
  sheet.put(CROSS, -1, 1);
  expect([...sheet.pixels].flatMap((value, at) => (value === 0 ? [] : [at]))).toEqual([5, 10, 11, 15]);
});
