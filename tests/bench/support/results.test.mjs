import { describe, expect, it } from 'vitest';
import { holdOf, holds, holdsTable, merge, table } from './results.mjs';

const result = (row, more = {}) => ({
  row,
  value: 0.5,
  unit: 'ratio',
  hold: 0.6,
  ok: true,
  better: 'lower',
  seconds: 1,
  machine: 'm',
  ...more,
});

describe('bench results', () => {
  it('hold when they are on the promised side, the bound included', () => {
    expect(holds({ better: 'lower', hold: 1 }, 1)).toBe(true);
    expect(holds({ better: 'lower', hold: 1 }, 1.01)).toBe(false);
    expect(holds({ better: 'higher', hold: 1 }, 1)).toBe(true);
    expect(holds({ better: 'higher', hold: 1 }, 0.99)).toBe(false);
  });
  it('replace the older ones of the same row only', () => {
    const merged = merge([result('b', { value: 1 }), result('c')], [result('b', { value: 2 }), result('a')]);
    expect(merged.map(({ row, value }) => `${row} ${value}`)).toEqual(['a 0.5', 'b 2', 'c 0.5']);
  });
  it('keep the values of the last three runs, not those of a run that broke', () => {
    let kept = [];
    for (const value of [1, 2, null, 3, 4]) kept = merge(kept, [result('a', { value })]);
    expect(kept).toEqual([result('a', { value: 4, runs: [2, 3, 4] })]);
    expect(merge(kept, [result('a', { value: 5, unit: 'pieces' })])[0].runs).toEqual([5]);
  });
  it('give a hold after three runs: the worst with a tenth of room, never a looser one', () => {
    const lower = (runs) => holdOf(result('a', { hold: 1, runs }));
    expect(lower([0.5, 0.6])).toBeUndefined();
    expect(lower([0.5, 0.6, 0.4])).toBeCloseTo(0.66);
    expect(lower([0.5, 0.96, 0.4])).toBe(1);
    const higher = (runs) => holdOf(result('a', { better: 'higher', hold: 0.5, runs }));
    expect(higher([0.8, 0.7, 0.9])).toBeCloseTo(0.63);
    expect(higher([0.8, 0.4, 0.9])).toBe(0.5);
    expect(holdsTable([result('a', { runs: [0.5, 0.4, 0.5] }), result('b')]).split('\n')).toEqual([
      'row  runs           hold',
      'a    0.5, 0.4, 0.5  0.6   hold 0.55',
      'b                   0.6   too few runs',
    ]);
  });
  it('are shown with what was missed and what broke', () => {
    const text = table([
      result('lint-100'),
      result('ingest', { better: 'higher', ok: false }),
      result('engine', { value: null, ok: false, error: 'no build' }),
    ]);
    expect(text.split('\n')).toEqual([
      'row       value  unit   hold',
      'lint-100    0.5  ratio  ≤ 0.6  ok',
      'ingest      0.5  ratio  ≥ 0.6  MISSED',
      'engine        –  ratio  ≤ 0.6  no build',
    ]);
  });
});
