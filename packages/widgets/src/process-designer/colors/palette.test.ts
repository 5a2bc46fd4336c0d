import { expect, test } from 'vitest';
import { contrast, PALETTE, strokeFor } from './palette.ts';

test('knows black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test.each(PALETTE)('text is readable on $key', ({ fill, stroke }) => {
  expect(contrast(fill, stroke)).toBeGreaterThan(4.5);
  expect(fill + stroke).toMatch(/^#[0-9a-f]{6}#[0-9a-f]{6}$/);
});

test('a free fill gets lines that can be seen', () => {
  expect([strokeFor('#ffff00'), strokeFor('#101040')]).toEqual(['#22272e', '#ffffff']);
});
