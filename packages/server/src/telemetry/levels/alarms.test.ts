import { deviceTypeOf, textOf } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { alarmWords } from './alarms.ts';

const messageOf = (code: number, quantity: string, value: number, limit: number) => {
  const type = deviceTypeOf(code);
  const rule = type.levels.find((one) => one.quantity === quantity && one.measure === 'value')!;
  const device = { name: '1#', type };
  const one = { device, change: { rule, from: 0, to: 2, value, limit } } as Parameters<typeof alarmWords>[0];
  return [textOf(alarmWords(one), 'zh'), textOf(alarmWords(one), 'en')];
};

it('says numbers with their unit and limit, states in their words', () => {
  expect(messageOf(3, 'wind_speed', 14.26, 13.8)).toEqual([
    '1# 风速 14.3m/s，达到报警值 13.8m/s',
    '1#: Wind speed at 14.3m/s has reached the alarm level 13.8m/s',
  ]);
  expect(messageOf(43, 'fault', 1, 0.5)).toEqual([
    '1# 故障状态：异常，达到报警级别',
    '1#: Fault Abnormal has reached the alarm level',
  ]);
});
