import { expect, it } from 'vitest';
import { WARRANTY, warrantyEnd } from './warranty.ts';

const NORTH = { from: '11-15', to: '03-15' };

it.each([
  [WARRANTY.waterproof, '2026-03-10', 5, '2031-03-10'],
  [WARRANTY.installation, '2024-02-29', 2, '2026-02-28'],
  [WARRANTY.installation, '2024-02-29', 4, '2028-02-29'],
  [WARRANTY.structure, '2026-06-30', 50, '2076-06-30'],
  // Accepted in summer: the winters 2026/27 and 2027/28.
  [WARRANTY.climate, '2026-06-30', 2, '2028-03-15'],
  // Accepted within a season: what is left of it does not count.
  [WARRANTY.climate, '2026-01-10', 2, '2028-03-15'],
  [WARRANTY.climate, '2026-12-01', 2, '2029-03-15'],
  [WARRANTY.climate, '2026-11-15', 2, '2028-03-15'],
])('the warranty %i from %s for %i ends on %s', (kind, from, length, end) =>
  expect(warrantyEnd(kind, from, length, NORTH)).toBe(end),
);

it('knows seasons within one year', () =>
  expect(warrantyEnd(WARRANTY.climate, '2026-07-01', 2, { from: '06-01', to: '09-30' })).toBe('2028-09-30'));
