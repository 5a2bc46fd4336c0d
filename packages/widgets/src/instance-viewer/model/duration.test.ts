import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

const H = 3_600_000;

test.each([
  [0, '0 秒', '0 s'],
  [400, '<1 秒', '<1 s'],
  [59_999, '59 秒', '59 s'],
  [60_000, '1 分钟', '1 min'],
  [H + 61_000, '1 小时 1 分钟', '1 h 1 min'],
  [24 * H + 59_000, '1 天', '1 d'],
  [76 * H, '3 天 4 小时', '3 d 4 h'],
])('%i ms', (milliseconds, zh, en) => {
  expect(durationText(milliseconds, 'zh-CN')).toBe(zh);
  expect(durationText(milliseconds, 'en')).toBe(en);
});
