import { describe, expect, it } from 'vitest';
import { isAllowed } from './origins.ts';
import { growthGuard } from './steady-height.ts';

describe('whose pages may open the frame', () => {
  const OWN = 'https://site.example';
  const named = { origins: ['https://portal.example'] };
  it.each([
    ['https://portal.example', true],
    [OWN, true],
    ['https://portal.example.evil.example', false],
    ['http://portal.example', false],
    ['https://portal.example:8443', false],
    ['http://localhost:3000', false],
    ['null', false],
    ['', false],
  ])('%s: %s', (origin, allowed) => expect(isAllowed(origin, OWN, named)).toBe(allowed));

  it('any page of this machine, when it is for development', () => {
    expect(isAllowed('http://localhost:3000', OWN, { ...named, loopback: true })).toBe(true);
    expect(isAllowed('http://localhost.evil.example', OWN, { ...named, loopback: true })).toBe(false);
  });
});

describe('heights that are told', () => {
  it('are those that differ', () => {
    const passes = growthGuard();
    expect([passes(300, 0), passes(300, 1000), passes(420, 2000), passes(280, 2010)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('stop when the content follows the frame, and go on when it rests or shrinks', () => {
    const passes = growthGuard();
    const told = Array.from({ length: 40 }, (_, round) => passes(300 + round * 4, round * 16)).filter(Boolean);
    expect(told.length).toBe(8);
    expect(passes(900, 40 * 16)).toBe(false);
    expect(passes(500, 5000)).toBe(true);
    expect(passes(310, 5001)).toBe(true);
  });
});
