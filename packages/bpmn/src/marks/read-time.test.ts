import { describe, expect, it } from 'vitest';
import { readTime } from './read-time.ts';

describe('readTime', () => {
  it.each([
    [1_700_000_000, 1_700_000_000_000],
    ['1700000000', 1_700_000_000_000],
    [1_700_000_000_123, 1_700_000_000_123],
    ['2023-11-14T22:13:20Z', 1_700_000_000_000],
    ['2023-11-15T06:13:20.000+0800', 1_700_000_000_000],
    ['2023-11-15T06:13:20.000+08:00', 1_700_000_000_000],
    ['2023-11-15 06:13:20', 1_700_000_000_000],
    ['2023-11-15', 1_699_977_600_000],
  ])('reads %s', (text, expected) => {
    expect(readTime(text)).toBe(expected);
  });

  it.each([null, undefined, '', 'soon', Number.NaN, 0, -5, {}, '2023-13-40'])('gives null for %s', (value) => {
    expect(readTime(value)).toBeNull();
  });
});
