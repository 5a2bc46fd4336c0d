import { expect, it } from 'vitest';
import { PICTURE_EDGE, preparedPicture, sizeWithin, watermarkLayout } from './watermark.ts';

it('stands at the lower left, the last line lowest, all within the picture', () => {
  const { size, lines } = watermarkLayout(4000, 3000, ['项目图片', ' ', '陈建国 2026-03-01 08:00:00']);
  expect(size).toBe(96);
  expect(lines.map((line) => line.text)).toEqual(['项目图片', '陈建国 2026-03-01 08:00:00']);
  expect(lines[0]!.y).toBeLessThan(lines[1]!.y - size);
  expect(lines[1]!.y).toBeLessThan(3000);
  expect(lines[0]!.y - size).toBeGreaterThan(0);
});

it('can be read on small pictures', () => {
  expect(watermarkLayout(200, 100, ['a']).size).toBe(10);
  expect(watermarkLayout(1400, 1000, ['a']).size).toBe(36);
});

it('leaves alone what a canvas does not give back as it came', async () => {
  const moving = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  expect(await preparedPicture(moving, ['x'])).toBe(moving);
});

it('makes the longest edge of a large picture small enough to send, and no picture larger', () => {
  expect(sizeWithin(4000, 3000, PICTURE_EDGE)).toEqual({ width: 2048, height: 1536 });
  expect(sizeWithin(3000, 4000, PICTURE_EDGE)).toEqual({ width: 1536, height: 2048 });
  expect(sizeWithin(640, 480, PICTURE_EDGE)).toEqual({ width: 640, height: 480 });
  expect(sizeWithin(100_000, 1, PICTURE_EDGE)).toEqual({ width: 2048, height: 1 });
});
