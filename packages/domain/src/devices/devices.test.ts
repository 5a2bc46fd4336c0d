import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { deviceType } from '../dictionary/device.ts';
import {
  allDeviceTypes,
  checkValues,
  convertUnit,
  deviceTypeOf,
  findDeviceType,
  holdingRules,
  LEVELS,
  levelRule,
  limitProblems,
  LIMIT_NAMES,
  quantityKeyOf,
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
      // A limit outside of the range of the sensor would never raise an alarm.
      if (rule.measure === 'value')
        for (const side of ['upper', 'lower'] as const)
          for (const level of LEVELS.slice(1)) {
            const limit = rule[`${level}_${side}` as 'alarm_upper'];
            if (limit === null) continue;
            expect(limit).toBeGreaterThanOrEqual(quantity.range[0]);
            expect(limit).toBeLessThanOrEqual(quantity.range[1]);
          }
      expect(rule.verified).toBe(false);
      // A rule that names a standard also names its clause and its edition.
      expect(rule.source).not.toBe('');
      if (/^(?:GB|JGJ)/.test(rule.source)) expect([rule.clause, rule.edition]).not.toContain('');
    }
  });

  it.each(allDeviceTypes())(
    'type $code: what a simulated device sends is taken, moves, and fits the schema',
    (type) => {
      // The JSON Schema for other programs accepts the same messages.
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
    expect(checkValues(crane, { values, units: { wind_speed: 'km', load: 't' } })).toEqual({
      values: { load: 3.2 },
      refused: [
        { key: 'height', reason: 'not_a_number', given: 'null' },
        { key: 'radius', reason: 'not_a_number', given: '12' },
        { key: 'rotation', reason: 'out_of_range', given: '1000000000' },
        { key: 'toString', reason: 'unknown_quantity', given: '1' },
        { key: '__proto__', reason: 'unknown_quantity', given: '4' },
        { key: 'wind_speed', reason: 'wrong_unit', given: '8 km' },
      ],
    });
  });

  it('there is nothing between two states', () => {
    const values = { intrusion: 0.5, fault: 1 };
    expect(checkValues(deviceTypeOf(49), { values })).toEqual({
      values: { fault: 1 },
      refused: [{ key: 'intrusion', reason: 'out_of_range', given: '0.5' }],
    });
  });

  it('come in the units that devices use', () => {
    const converted = (value: number, from: string, to: string) => convertUnit(value, from, to);
    expect(converted(80, '\u00b5g/m³', '\u03bcg/m³')).toBe(80);
    expect(converted(80, 'ug/m^3', '\u03bcg/m³')).toBe(80);
    expect(converted(0.08, 'mg/m3', '\u03bcg/m³')).toBe(80);
    expect(converted(0.0056, 'm', 'mm')).toBe(5.6);
    expect(converted(620, 'KPa', 'MPa')).toBe(0.62);
    expect(converted(36, 'km/h', 'm/s')).toBe(10);
    expect(converted(300, 'K', '℃')).toBeCloseTo(26.85, 9);
    expect(converted(77, '°F', '℃')).toBeCloseTo(25, 9);
    expect(converted(1, 'mm', 'kPa')).toBeUndefined();
    expect(converted(1, 'furlong', 'mm')).toBeUndefined();
    // Every unit of a type is known, or both spellings are equal. A value with another unit is refused and never
    // stored.
    expect(checkValues(crane, { values: { wind_speed: 36 }, units: { wind_speed: 'km/h' } }).values).toEqual({
      wind_speed: 10,
    });
  });
});

describe('limits', () => {
  const type = deviceTypeOf(17);
  const [rule] = type.levels;
  const paths = (more: object) => limitProblems(type, { ...rule!, ...more }).map(({ path }) => path);

  it.each([
    ['upper limits that fall', { alarm_upper: 1 }, 'alarm_upper'],
    ['lower limits that rise', { warning_lower: -26, alarm_lower: -25 }, 'alarm_lower'],
    ['a quantity that the type has not', { quantity: 'nonsense' }, 'quantity'],
    ['what the sensor never reads', { control_upper: 30_000 }, 'control_upper'],
    ['a hysteresis that nothing comes back from', { hysteresis: 40 }, 'hysteresis'],
  ])('refuse %s', (_, bad, path) => {
    expect(paths({})).toEqual([]);
    expect(paths(bad)).toEqual([path]);
  });

  it('refuse a lower one above its upper one, and none at all', () => {
    const none = Object.fromEntries(LIMIT_NAMES.map((name) => [name, null]));
    expect(paths({ ...none, warning_lower: 5, warning_upper: 4, hysteresis: 0 })).toEqual(['warning_lower']);
    expect(paths(none)).toEqual(['warning_upper']);
  });

  it('name quantities as people write them, with their own unit or none', () => {
    expect(
      ['settlement', '沉降', ' Settlement ', '沉降（mm）', '沉降 (mm)'].map((one) => quantityKeyOf(17, one)),
    ).toEqual(Array(5).fill('settlement'));
    expect(['沉降（m）', '胡说八道', ''].map((one) => quantityKeyOf(17, one))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(limitProblems(type, { ...rule!, quantity: '沉降（m）' })[0]!.label.zh).toBe(
      '“沉降”的单位是 mm，不是 m，请换算后填写',
    );
  });

  it('hold by quantity and comparison: the nearest valid one, then the template', () => {
    const own = { ...rule!, quantity: 'battery', measure: 'value' as const, warning_upper: null, alarm_upper: null };
    const battery = {
      ...own,
      control_upper: null,
      warning_lower: 9,
      alarm_lower: null,
      control_lower: null,
      hysteresis: 0,
    };
    const wrong = { ...rule!, warning_upper: 99 };
    const { rules, invalid } = holdingRules(type, [
      { id: 'a', origin: 'device', rule: battery },
      { id: 'b', origin: 'area', rule: { ...battery, warning_lower: 30 } },
      { id: 'c', origin: 'device', rule: wrong },
    ]);
    expect(rules).toHaveLength(type.levels.length);
    expect(rules.filter(({ origin }) => origin !== 'template')).toEqual([{ ...battery, origin: 'device' }]);
    expect(invalid).toMatchObject([
      { id: 'c', reasons: [{ en: '“Alarm, upper” must not be below “Warning, upper”' }] },
    ]);
  });

  it('of the templates are right, and do not flutter: what is measured has a hysteresis or has to last', () => {
    for (const one of allDeviceTypes())
      for (const level of one.levels) {
        expect(limitProblems(one, level)).toEqual([]);
        const { states } = one.quantities.find(({ key }) => key === level.quantity)!;
        if (!states)
          expect([one.code, level.quantity, level.hysteresis > 0 || level.duration > 0]).toEqual([
            one.code,
            level.quantity,
            true,
          ]);
      }
  });
});
