import { minuteOf } from '@gongdi/domain/schedule';
import { expect, test } from 'vitest';
import { datesOf } from '../../../../generic/schedule/dates.ts';
import { newTask } from './document.ts';
import { ROW } from './draw.ts';
import { openAt } from './open-at.ts';
import { Axis, ZOOMS } from './scale.ts';

const DAY = [{ from: 480, to: 960 }];
const terms = {
  start: minuteOf('2026-03-02T08:00'),
  data_date: null,
  calendars: [{ id: 'main', name: '工作日', week: [DAY, DAY, DAY, DAY, DAY, DAY, DAY], days: [] }],
};
/** 100 tasks one after the other, a day each, the first 60 done. */
const tasks = Array.from({ length: 100 }, (_, at) => {
  const start = terms.start + at * 1440;
  const done = at < 60 ? { actual_start: start, actual_finish: start + 480 } : {};
  return { ...newTask(String(at), `第${at}段`, 480), constraint_kind: 4, constraint_at: start, ...done };
});
const dated = datesOf({ tasks, links: [] }, terms);
const rows = tasks.map((_, at) => at);
const axis = new Axis(
  ZOOMS.find(({ key }) => key === 'week')!,
  dated.schedule.projectStart,
  dated.schedule.projectFinish,
);
const at = (today: number) => openAt(dated, rows, axis, { today, width: 1000, height: 560 });

test('a plan that has begun is opened at today and at the first task that is not done', () => {
  const today = terms.start + 60 * 1440;
  // Within the pixel that it is rounded to.
  expect(Math.abs(axis.xOf(today) - at(today).left - 300)).toBeLessThan(1);
  expect(at(today).top).toBe(57 * ROW);
});

test('before its beginning and after its end it is opened at that end', () => {
  expect(at(terms.start - 90 * 1440).left).toBe(0);
  expect(at(terms.start + 900 * 1440)).toEqual(at(dated.schedule.projectFinish));
});
