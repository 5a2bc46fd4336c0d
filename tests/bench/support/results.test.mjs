import { describe, expect, it } from 'vitest';
import { holds, merge, table } from './results.mjs';

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
