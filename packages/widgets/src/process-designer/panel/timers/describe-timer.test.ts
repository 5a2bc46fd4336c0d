import { parseTimer, type TimerKind } from '@gongdi/bpmn';
import { describe, expect, test } from 'vitest';
import { describeTimer } from './describe-timer.ts';

const read = (kind: TimerKind, text: string, lang: 'zh-CN' | 'en') => describeTimer(parseTimer(kind, text), lang);

describe('cron', () => {
  test.each([
    ['0 0 8 ? * 2', '每周一 8:00', 'Every Monday at 8:00'],
    ['0 0 8 ? * MON', '每周一 8:00', 'Every Monday at 8:00'],
    ['0 8 * * 1', '每周一 8:00', 'Every Monday at 8:00'],
    ['0 30 9 ? * 2,4,6', '每周一、周三、周五 9:30', 'Every Monday, Wednesday, Friday at 9:30'],
    ['0 0 8 ? * MON-FRI', '每周一至周五 8:00', 'Every Monday to Friday at 8:00'],
    ['0 0 8 * * ?', '每天 8:00', 'Every day at 8:00'],
    ['0 0 8,12 * * ?', '每天 8:00、12:00', 'Every day at 8:00, 12:00'],
    ['15 0 8 * * ?', '每天 8:00:15', 'Every day at 8:00:15'],
    ['0 0/5 * * * ?', '每 5 分钟', 'Every 5 minutes'],
    ['0 */5 * * * ?', '每 5 分钟', 'Every 5 minutes'],
    ['0 * * * * ?', '每分钟', 'Every minute'],
    ['0 0 * * * ?', '每小时第 0 分', 'Every hour at minute 0'],
    ['0 0 0/2 * * ?', '每 2 小时', 'Every 2 hours'],
    ['0 0/30 8-18 * * ?', '每天 8 至 18 点每 30 分钟', 'Every day every 30 minutes between 8 and 18 o’clock'],
    ['0 5/20 * * * ?', '每小时第 5、25、45 分', 'Every hour at minute 5, 25, 45'],
    ['0 0 3/10 * * ?', '每天 3:00、13:00、23:00', 'Every day at 3:00, 13:00, 23:00'],
    ['*/10 * * * * ?', '每 10 秒', 'Every 10 seconds'],
    ['0 0 9 1,15 * ?', '每月 1、15 日 9:00', 'Every month on day 1, 15 at 9:00'],
    ['0 0 9 L * ?', '每月最后一天 9:00', 'On the last day of every month at 9:00'],
    ['0 0 9 LW * ?', '每月最后一个工作日 9:00', 'On the last working day of every month at 9:00'],
    ['0 0 9 15W * ?', '每月最接近 15 日的工作日 9:00', 'Every month on the working day nearest day 15 at 9:00'],
    ['0 0 9 ? * 2#1', '每月第 1 个周一 9:00', 'Every month on Monday no. 1 at 9:00'],
    ['0 0 9 ? * 6L', '每月最后一个周五 9:00', 'Every month on the last Friday at 9:00'],
    ['0 0 0 1 1 ?', '每年 1 月 1 日 0:00', 'Every year on day 1 of January at 0:00'],
    ['0 0 12 1 1 ? 2030', '2030 年，每年 1 月 1 日 12:00', 'In 2030: every year on day 1 of January at 12:00'],
    ['0 0 9 ? 1,4 2', '1 月、4 月，每周一 9:00', 'In January, April: every Monday at 9:00'],
  ])('%s', (cron, zh, en) => {
    expect(read('cycle', cron, 'zh-CN')).toBe(zh);
    expect(read('cycle', cron, 'en')).toBe(en);
  });

  test('says nothing rather than something wrong', () => {
    expect(read('cycle', '0 0/7 * * * ?', 'zh-CN')).toBeUndefined();
    expect(read('cycle', '0 1,2,3,4 1,2 * * ?', 'zh-CN')).toBeUndefined();
    expect(read('cycle', '0 0 8 1-10/3 * ?', 'zh-CN')).toBeUndefined();
  });
});

test.each([
  ['duration', 'P1DT2H', '1 天 2 小时后触发', 'After 1 day 2 hours'],
  ['duration', 'P14M', '1 年 2 个月后触发', 'After 1 year 2 months'],
  ['duration', 'PT90M', '1 小时 30 分钟后触发', 'After 1 hour 30 minutes'],
  ['cycle', 'R3/PT10M', '每隔 10 分钟触发一次，共 3 次', 'Every 10 minutes, 3 times'],
  ['cycle', 'R/PT1H', '每隔 1 小时触发一次，不限次数', 'Every 1 hour, without end'],
  ['date', '2026-05-01T08:00:00+08:00', '在 2026年5月1日 08:00:00 触发一次', 'Once at 1 May 2026, 08:00:00'],
  ['date', '2026-05-01T00:00:00Z', '在 2026年5月1日 08:00:00 触发一次', 'Once at 1 May 2026, 08:00:00'],
  ['date', '${due}', '由表达式 ${due} 决定，运行时才能知道', 'Set by the expression ${due}, known only when it runs'],
] as const)('%s %s', (kind, text, zh, en) => {
  expect(read(kind, text, 'zh-CN')?.trim()).toBe(zh.trim());
  expect(read(kind, text, 'en')).toBe(en);
});
