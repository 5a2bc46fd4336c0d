import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';

describe('newId', () => {
  it('is a UUIDv7 without dashes that tells its time', () => {
    const now = Date.parse('2100-01-01T00:00:00.000Z');
    const id = newId(now);
    expect(id).toMatch(/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
    expect(Number.parseInt(id.slice(0, 12), 16)).toBe(now);
  });

  it('rises strictly, also within a millisecond and when the clock is set back', () => {
    const ids = Array.from({ length: 20_000 }, (_, n) => newId(n === 10_000 ? 1 : undefined));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });
});
