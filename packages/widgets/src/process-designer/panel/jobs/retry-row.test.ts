import { expect, test } from 'vitest';
import { retryProblem } from './retry-row.tsx';

test.each(['R3/PT10M', 'PT5M,PT10M, PT1H', 'PT1H', '${retries}'])('%s can be read', (text) => {
  expect(retryProblem(text, 'zh-CN')).toBeUndefined();
});

test.each([
  ['R3/10M', '时长'],
  ['PT5M,soon', '时长'],
  ['three', '周期'],
])('%s cannot', (text, why) => {
  expect(retryProblem(text, 'zh-CN')).toContain(why);
  expect(retryProblem(text, 'en')).toBeTruthy();
});
