import { expect, it } from 'vitest';
import { historyRows } from './history.ts';

it('lays quantities side by side, newest first', () => {
  const rows = historyRows([
    {
      quantity: 'load',
      points: [
        [1000, 1, 2, 3, 3],
        [2000, 2, 3, 4, 4],
      ],
    },
    { quantity: 'moment', points: [[2000, 40, 41, 42, 42]] },
  ]);
  expect(rows.map(({ at, values }) => [at, Object.fromEntries(values)])).toEqual([
    [2000, { load: 3, moment: 41 }],
    [1000, { load: 2 }],
  ]);
});
