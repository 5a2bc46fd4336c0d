import { checkValues } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { DEMO_DEVICES } from './demo-devices.ts';
import { excursion } from './demo-simulator.ts';

it('tells nothing that the server would refuse, also outside of limits', () => {
  const readings = DEMO_DEVICES.flatMap((device) =>
    Array.from({ length: 3000 }, (_, window) => window * 600_000)
      .map((ts) => excursion(device, ts))
      .filter((values) => Object.keys(values).length > 0)
      .map((values) => ({ device, values })),
  );
  expect(new Set(readings.map(({ device }) => device.type.code)).size).toBeGreaterThan(20);
  for (const { device, values } of readings)
    expect(checkValues(device.type, { values })).toEqual({ values, refused: [] });
});
