import { expect, it } from 'vitest';
import { readDays } from './read-days.ts';

const brief = (text: string, year = 2026) =>
  readDays(text, year).days.map(({ day, working, name }) => `${day} ${working ? '+' : '-'}${name ?? ''}`);

it('reads the notice as it is published', () => {
  const notice = `一、元旦：1月1日（周四）至3日（周六）放假调休，共3天。1月4日（周日）上班。
二、春节：2月15日（农历腊月二十八、周日）至23日（农历正月初七、周一）放假调休，共9天。2月14日（周六）、2月28日（周六）上班。
三、清明节：4月4日（周六）至6日（周一）放假，共3天。
节假日期间，各地区、各部门要妥善安排好值班和安全、保卫等工作。`;
  const days = brief(notice);
  expect(readDays(notice, 2026).unread).toEqual([]);
  expect(days).toHaveLength(3 + 1 + 9 + 2 + 3);
  expect(days.slice(0, 5)).toEqual([
    '2026-01-01 -元旦',
    '2026-01-02 -元旦',
    '2026-01-03 -元旦',
    '2026-01-04 +',
    '2026-02-14 +',
  ]);
  expect(days.at(-1)).toBe('2026-04-06 -清明节');
});

it('carries over the month, and a year that is named', () => {
  expect(brief('国庆节：9月30日至10月2日放假。10月10日、11日上班。').map((one) => one.slice(0, 12))).toEqual([
    '2026-09-30 -',
    '2026-10-01 -',
    '2026-10-02 -',
    '2026-10-10 +',
    '2026-10-11 +',
  ]);
  expect(brief('元旦：2026年12月31日至2027年1月1日放假')).toEqual(['2026-12-31 -元旦', '2027-01-01 -元旦']);
});

it.each([
  ['2027-02-06 休 春节', ['2027-02-06 -春节']],
  ['2027/2/6\t放假\t春节', ['2027-02-06 -春节']],
  ['2027-02-06~2027-02-08,休,春节', ['2027-02-06 -春节', '2027-02-07 -春节', '2027-02-08 -春节']],
  ['2027.2.20 班', ['2027-02-20 +']],
  ['2027-02-20 work', ['2027-02-20 +']],
  ['2027-02-21 off', ['2027-02-21 -']],
  ['2027-04-05 休 休渔节', ['2027-04-05 -休渔节']],
])('reads a line of a table: %s', (line, expected) => {
  expect(brief(line, 2020)).toEqual(expected);
});

it('says what it does not understand', () => {
  expect(readDays('2月30日放假', 2026)).toEqual({ days: [], unread: [{ text: '2月30日', reason: 'date' }] });
  expect(readDays('15日放假', 2026).unread).toEqual([{ text: '15日', reason: 'date' }]);
  expect(readDays('3月1日再议', 2026).unread).toEqual([{ text: '3月1日再议', reason: 'kind' }]);
  expect(readDays('1月1日至12月31日放假', 2026).unread).toEqual([{ text: '1月1日至12月31日', reason: 'long' }]);
  expect(readDays('没有日期', 2026)).toEqual({ days: [], unread: [] });
});
