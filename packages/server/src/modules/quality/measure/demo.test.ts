import { judgeMeasure } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { demoMeasures, judgedColumns, pinOf } from './demo-measures.ts';

const all = demoMeasures();

it('has measurements of two months, each number once, and those that were measured again', () => {
  expect(all.length).toBeGreaterThanOrEqual(48);
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  expect(all.every(({ ago }) => ago > 0)).toBe(true);
  for (const { again, place } of all)
    if (again !== undefined) expect(all.find(({ number }) => number === again)?.place).toBe(place);
});

it('passes mostly, fails sometimes, and what was measured again has passed then', () => {
  const failed = all.filter((one) => !judgeMeasure(one.readings, one.item.limits, one.item.design).passes);
  expect(failed.length).toBeGreaterThan(3);
  expect(failed.length).toBeLessThan(all.length / 4);
  for (const one of all) if (one.again !== undefined) expect(judgedColumns(one, false).measure_status).toBe(1);
});

it('lies on the plan', () => {
  for (const one of all)
    for (const at of one.readings.keys()) {
      const { pin_x, pin_y } = pinOf(one, at);
      expect(Math.min(pin_x, pin_y)).toBeGreaterThan(0);
      expect(Math.max(pin_x, pin_y)).toBeLessThan(1);
    }
});
