import { deviceTypeOf, type LevelRule } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { hasChange } from './change.ts';
import { limitText } from './limits.ts';
import { mainOf } from './values.ts';

const ofType = (code: number, key: string) => {
  const { quantities, levels } = deviceTypeOf(code);
  const rule = levels.find(({ quantity }) => quantity === key)!;
  const quantity = quantities.find((one) => one.key === key);
  return (lang: 'zh' | 'en', change: Partial<LevelRule> = {}) =>
    (['warning', 'alarm', 'control'] as const).map((level) =>
      limitText({ ...rule, ...change }, level, quantity, lang).replaceAll('\u00a0', ' '),
    );
};

it('says when each level is reached, of one side or of both', () => {
  expect(ofType(3, 'moment_percent')('zh')).toEqual(['≥ 90', '≥ 100', '≥ 105']);
  expect(ofType(17, 'battery')('zh')).toEqual(['≤ 20', '≤ 10', '—']);
  expect(ofType(3, 'tilt_x')('zh', { control_lower: null, control_upper: null })).toEqual([
    '≤ -0.7 或 ≥ 0.7',
    '≤ -1 或 ≥ 1',
    '—',
  ]);
});

it('says states in their words', () => {
  expect(ofType(49, 'intrusion')('zh')).toEqual(['—', '报警', '—']);
  expect(ofType(49, 'fault')('en')).toEqual(['—', 'Abnormal', '—']);
});

it('what moves and what is metered has a change, a load or a pulse has none', () => {
  const changing = [17, 18, 54, 55, 56, 63, 24, 15, 16].filter((code) => hasChange(code, mainOf(code)!.key));
  expect(changing).toEqual([17, 18, 54, 55, 56, 63, 24, 15, 16]);
  expect([3, 4, 7, 13, 49].filter((code) => hasChange(code, mainOf(code)!.key))).toEqual([]);
});
