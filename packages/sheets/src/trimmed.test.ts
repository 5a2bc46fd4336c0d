import { describe, expect, it } from 'vitest';
import { isBlank, trimmed } from './trimmed.ts';

const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));

describe('trimmed', () => {
  it('does what trim does, with any character at either end', () => {
    const texts = units.flatMap((sign) => [sign, `${sign}项目`, `项目${sign}`]);
    expect(texts.filter((text) => trimmed(text) !== text.trim())).toEqual([]);
    expect(trimmed('')).toBe('');
  });

  it('tells blank texts', () => {
    const texts = [...units, ...units.map((sign) => ` ${sign}\u3000`)];
    expect(texts.filter((text) => isBlank(text) !== (text.trim() === ''))).toEqual([]);
    expect(isBlank('')).toBe(true);
  });
});
