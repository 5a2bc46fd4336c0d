import { allDeviceTypes, checkValues, deviceTypeOf } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { faultOf, FAULTS, messageOf } from './readings.ts';

const FROM = Date.UTC(2026, 10, 2);

it('a healthy device of any type sends what the server takes', () => {
  for (const type of allDeviceTypes()) {
    const message = messageOf({ seed: type.code, type }, FROM)!;
    expect(message.ts).toBe(FROM);
    expect(checkValues(type, message).refused).toEqual([]);
  }
});

it('about a tenth of the time something is wrong, and each fault shows', () => {
  const type = deviceTypeOf(7);
  const seen = new Set<string>();
  let faulty = 0;
  const runs = 20_000;
  for (let index = 0; index < runs; index += 1) {
    const seed = index % 100;
    const at = FROM + Math.floor(index / 100) * 30_000;
    const fault = faultOf(seed, at, FAULTS);
    if (!fault) continue;
    faulty += 1;
    const message = messageOf({ seed, type }, at, FAULTS);
    const refused = message ? checkValues(type, message).refused.map(({ reason }) => reason) : [];
    if (fault === 'gap') expect(message).toBeUndefined();
    else if (fault === 'skew') expect(Math.abs(message!.ts! - at)).toBeGreaterThanOrEqual(600_000);
    else expect(message!.ts).toBe(at);
    if (fault === 'unit') expect(refused).toEqual([seed % 2 ? 'out_of_range' : 'wrong_unit']);
    seen.add(fault);
  }
  expect([...seen].toSorted()).toEqual([...FAULTS].toSorted());
  expect(faulty / runs).toBeGreaterThan(0.07);
  expect(faulty / runs).toBeLessThan(0.13);
});

it('a flat line stays where it was', () => {
  const type = deviceTypeOf(7);
  const at =
    FROM +
    30_000 *
      Array.from({ length: 1000 }, (_, index) => index).find(
        (index) => faultOf(3, FROM + 30_000 * index, ['flat']) === 'flat',
      )!;
  expect(messageOf({ seed: 3, type }, at + 1_000, ['flat'])!.values).toEqual(
    messageOf({ seed: 3, type }, at + 20_000, ['flat'])!.values,
  );
  expect(messageOf({ seed: 3, type }, at + 1_000)!.values).not.toEqual(
    messageOf({ seed: 3, type }, at + 20_000)!.values,
  );
});
