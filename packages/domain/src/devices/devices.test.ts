import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { deviceType } from '../dictionary/device.ts';
import {
  allDeviceTypes,
  checkValues,
  deviceTypeOf,
  findDeviceType,
  LEVELS,
  levelRule,
  messageJsonSchemaOf,
  messageSchemaOf,
  simulatedValues,
} from './index.ts';

const DAY = 86_400_000;
const FROM = Date.UTC(2026, 4, 6);

describe('device types', () => {
  it('declare every code of the dictionary, and no other', () => {
    expect(allDeviceTypes().map((type) => type.code)).toEqual(
      deviceType.entries.map((entry) => entry.value).toSorted((a, b) => a - b),
    );
    expect(findDeviceType(1)).toBeUndefined();
    expect(() => deviceTypeOf(1)).toThrow(/unknown device type 1/);
  });

  it.each(allDeviceTypes())('type $code: quantities, levels and offline time', (type) => {
    expect(type.quantities.length).toBeGreaterThanOrEqual(3);
    expect(type.levels.length).toBeGreaterThanOrEqual(1);
    expect(type.offlineAfter).toBeGreaterThanOrEqual(type.interval * 3);
    for (const one of type.quantities) {
      expect(one.key).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(one.range[0]).toBeLessThan(one.range[1]);
      expect(one.label.zh).not.toBe('');
      expect(one.label.en).toMatch(/^[ -~]+$/);
    }
    for (const rule of type.levels) {
      expect(levelRule.safeParse(rule).error).toBeUndefined();
      const quantity = type.quantities.find((one) => one.key === rule.quantity)!;
      // A limit outside of what the sensor can tell would never ring.
      if (rule.measure === 'value')
        for (const side of ['upper', 'lower'] as const)
          for (const level of LEVELS.slice(1)) {
            const limit = rule[`${level}_${side}` as 'alarm_upper'];
            if (limit === null) continue;
            expect(limit).toBeGreaterThanOrEqual(quantity.range[0]);
            expect(limit).toBeLessThanOrEqual(quantity.range[1]);
          }
      expect(rule.verified).toBe(false);
      // Whoever names a standard says where in it, and which one.
      expect(rule.source).not.toBe('');
      if (/^(?:GB|JGJ)/.test(rule.source)) expect([rule.clause, rule.edition]).not.toContain('');
    }
  });

  it.each(allDeviceTypes())(
    'type $code: what a simulated device sends is taken, moves, and fits the schema',
    (type) => {
      // What others read as JSON Schema says the same.
      const validate = z.fromJSONSchema(messageJsonSchemaOf(type));
      const moved = new Set<string>();
      for (let step = 0; step < 200; step += 1) {
        const ts = FROM + step * 7919 * 1000;
        const message = { ts, values: simulatedValues(type, ts, 5) };
        expect(checkValues(type, message).refused).toEqual([]);
        expect(messageSchemaOf(type).safeParse(message).success).toBe(true);
        expect(validate.safeParse(message).success).toBe(true);
        moved.add(String(message.values[type.main]));
      }
      const main = type.quantities.find((one) => one.key === type.main)!;
      expect(moved.size).toBeGreaterThan(main.states ? 0 : 1);
      expect(simulatedValues(type, FROM, 5)).toEqual(simulatedValues(type, FROM, 5));
      for (const one of type.quantities)
        if (one.counter)
          expect(simulatedValues(type, FROM + DAY, 5)[one.key]).toBeGreaterThan(
            simulatedValues(type, FROM, 5)[one.key]!,
          );
    },
  );
});

describe('values of a message', () => {
  const crane = deviceTypeOf(3);

  it('are refused one by one, each with its reason', () => {
    const values = JSON.parse(
      '{"load":3.2,"height":null,"radius":"12","rotation":1e9,"toString":1,"__proto__":4,"wind_speed":8}',
    ) as Record<string, unknown>;
    expect(checkValues(crane, { values, units: { wind_speed: 'km/h', load: 't' } })).toEqual({
      values: { load: 3.2 },
      refused: [
        { key: 'height', reason: 'not_a_number' },
        { key: 'radius', reason: 'not_a_number' },
        { key: 'rotation', reason: 'out_of_range' },
        { key: 'toString', reason: 'unknown_quantity' },
        { key: '__proto__', reason: 'unknown_quantity' },
        { key: 'wind_speed', reason: 'wrong_unit' },
      ],
    });
  });

  it('there is nothing between two states', () => {
    const values = { intrusion: 0.5, fault: 1 };
    expect(checkValues(deviceTypeOf(49), { values })).toEqual({
      values: { fault: 1 },
      refused: [{ key: 'intrusion', reason: 'out_of_range' }],
    });
  });
});

describe('limits', () => {
  const rule = crane();
  it.each([
    ['upper limits that fall', { ...rule, alarm_upper: 1 }, 'alarm_upper'],
    ['lower limits that rise', { ...rule, warning_lower: -5, alarm_lower: -4 }, 'alarm_lower'],
    ['a lower one above its upper one', { ...rule, warning_lower: 95 }, 'warning_lower'],
    ['none at all', { ...rule, warning_upper: null, alarm_upper: null, control_upper: null }, 'warning_upper'],
  ])('refuse %s', (_, bad, path) => {
    expect(levelRule.safeParse(bad).error?.issues[0]?.path).toEqual([path]);
  });

  function crane() {
    return deviceTypeOf(3).levels[0]!;
  }
});
