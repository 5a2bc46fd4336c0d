import { describe, expect, it } from 'vitest';
import type { TimerKind } from './index.ts';
import { nextRuns, parseTimer, TimerError } from './index.ts';

const now = Date.parse('2026-01-01T00:00:30Z');
const runs = (kind: TimerKind, source: string, count = 3, zone?: string): string[] =>
  nextRuns(parseTimer(kind, source), { now, count, zone }).map((run) =>
    new Date(run).toISOString().replace(':00.000Z', 'Z'),
  );

describe('nextRuns', () => {
  it.each<[TimerKind, string, string[]]>([
    ['date', '2026-05-01T08:00:00', ['2026-05-01T00:00Z']],
    ['date', '2026-05-01T08:00:00Z', ['2026-05-01T08:00Z']],
    ['date', '2026-05-01T08:00:00.5-03:30', ['2026-05-01T11:30:00.500Z']],
    ['date', '2020-05-01', ['2020-04-30T16:00Z']],
    ['duration', 'PT1H30M', ['2026-01-01T01:30:30.000Z']],
    ['duration', 'P1M1DT1S', ['2026-02-02T00:00:31.000Z']],
    ['duration', 'P2W', ['2026-01-15T00:00:30.000Z']],
    ['cycle', 'R3/PT1H', ['2026-01-01T01:00:30.000Z', '2026-01-01T02:00:30.000Z', '2026-01-01T03:00:30.000Z']],
    ['cycle', 'R2/PT0.5S', ['2026-01-01T00:00:30.500Z', '2026-01-01T00:00:31.000Z']],
    ['cycle', 'R/2026-01-31T09:00:00+08:00/P1M', ['2026-01-31T01:00Z', '2026-02-28T01:00Z', '2026-03-31T01:00Z']],
    ['cycle', 'R5/2025-12-29T08:00:00/P1D', ['2026-01-02T00:00Z']],
    [
      'cycle',
      'R/2000-01-01T00:00:00Z/PT1S',
      ['2026-01-01T00:00:30.000Z', '2026-01-01T00:00:31.000Z', '2026-01-01T00:00:32.000Z'],
    ],
    ['cycle', 'R/PT12H/2026-01-01T20:30:00', ['2026-01-01T12:00:30.000Z']],
    [
      'cycle',
      'R/2026-01-01T10:00:00/2026-01-01T11:00:00',
      ['2026-01-01T02:00Z', '2026-01-01T03:00Z', '2026-01-01T04:00Z'],
    ],
    ['cycle', 'R2/2020-01-01T00:00:00Z/P1D', []],
    ['cycle', '0 0/5 * * * ?', ['2026-01-01T00:05Z', '2026-01-01T00:10Z', '2026-01-01T00:15Z']],
    ['cycle', '0 0 9 ? * 2', ['2026-01-05T01:00Z', '2026-01-12T01:00Z', '2026-01-19T01:00Z']],
    ['cycle', '0 9 * * 1', ['2026-01-05T01:00Z', '2026-01-12T01:00Z', '2026-01-19T01:00Z']],
    ['cycle', '0 15 10 LW * ?', ['2026-01-30T02:15Z', '2026-02-27T02:15Z', '2026-03-31T02:15Z']],
    ['cycle', '0 0 12 1 1 ? 2030', ['2030-01-01T04:00Z']],
    ['cycle', '0 0 0 30 2 ?', []],
    ['cycle', '${cron}', []],
  ])('%s %s', (kind, source, expected) => {
    expect(runs(kind, source)).toEqual(expected);
  });

  it('counts days on the calendar of the zone across a clock change', () => {
    // New York leaves daylight saving time on 1 November 2026.
    const from = Date.parse('2026-10-31T12:00:00Z');
    const timer = parseTimer('duration', 'P1D');
    expect(nextRuns(timer, { now: from, zone: 'America/New_York' })).toEqual([Date.parse('2026-11-01T13:00:00Z')]);
    expect(nextRuns(timer, { now: from })).toEqual([Date.parse('2026-11-01T12:00:00Z')]);
  });

  it('takes a civil time that a clock change skips as that much later', () => {
    expect(runs('date', '2026-03-08T02:30:00', 1, 'America/New_York')).toEqual(['2026-03-08T07:30Z']);
  });
});

describe('parseTimer', () => {
  it.each<[TimerKind, string, string]>([
    ['date', '', '请填写定时器配置'],
    ['date', '2026-02-30', '日期时间'],
    ['date', '2026-01-01T25:00', '日期时间'],
    ['date', 'tomorrow', '日期时间'],
    ['duration', 'P', '时长'],
    ['duration', 'PT', '时长'],
    ['duration', '1h', '时长'],
    ['duration', 'PT1H1D', '时长'],
    ['cycle', 'R3', '重复间隔'],
    ['cycle', 'R0/PT1H', '永远不会触发'],
    ['cycle', 'R/PT0S', '间隔为 0'],
    ['cycle', 'R/PT1H/2026-01-01/x', '重复间隔'],
    ['cycle', 'R/2026-01-02/2026-01-01', '结束时间'],
    ['cycle', 'daily', '不是有效的周期'],
    ['cycle', '0 0 25 * * ?', '时字段“25”'],
    ['cycle', '0 61 * * * ?', '分字段“61”'],
    ['cycle', '* * 32 * *', '日字段“32”'],
    ['cycle', '0 0 0 ? * 0', '星期字段“0”'],
    ['cycle', '? 0 0 * * *', '秒字段“?”'],
    ['cycle', '0 0 0 1 * 2', '不能同时指定'],
    ['cycle', '* * *', '实际 3 段'],
  ])('refuses %s “%s”', (kind, source, why) => {
    expect(() => parseTimer(kind, source)).toThrow(TimerError);
    try {
      parseTimer(kind, source);
    } catch (error) {
      expect((error as TimerError).text.zh).toContain(why);
    }
  });

  it('leaves expressions to the engine', () => {
    expect(parseTimer('date', ' ${due} ')).toEqual({ form: 'expression', source: '${due}' });
  });
});
