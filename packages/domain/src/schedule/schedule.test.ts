import { describe, expect, test } from 'vitest';
import { dayText, minuteOf } from './civil.ts';
import { schedulePlan } from './schedule.ts';
import { keepsBounds, oracle, worked } from './testing/oracle.ts';
import { randomPlan, WEEKDAYS, type PlanOptions } from './testing/random-plan.ts';
import { CONSTRAINT, LINK, type Plan, type PlanTask, type Schedule } from './types.ts';
import { ELAPSED, WorkClock } from './work-clock.ts';

const datesOf = (plan: Plan): Schedule => {
  const { schedule, problems } = schedulePlan(plan);
  if (!schedule) throw new Error(problems.map(({ label }) => label.en).join('\n'));
  return schedule;
};
const SEEDS = Array.from({ length: 150 }, (_, at) => String(at));

describe.each<[string, PlanOptions]>([
  ['one calendar', {}],
  ['several calendars', { calendars: true }],
  ['constraints', { calendars: true, constraints: true }],
  ['reported work', { calendars: true, constraints: true, actuals: true }],
])('against the oracle: %s', (_, options) => {
  test('early dates and the end are those of going hour by hour', () => {
    for (const seed of SEEDS) {
      const plan = randomPlan(seed, options);
      const schedule = datesOf(plan);
      const expected = oracle(plan);
      const dates = (of: (id: string) => unknown) =>
        Object.fromEntries([...expected.start.keys()].map((id) => [id, of(id)]));
      expect(
        dates((id) => [schedule.start[schedule.at.get(id)!]! / 60, schedule.finish[schedule.at.get(id)!]! / 60]),
        `seed ${seed}`,
      ).toEqual(dates((id) => [expected.start.get(id), expected.finish.get(id)]));
      expect(schedule.projectFinish / 60, `seed ${seed}`).toBe(expected.end);
      expect(schedule.broken.length === 0, `seed ${seed}`).toBe(expected.keepsLinks);
    }
  });

  test('floats are how far a task can be delayed', () => {
    let compared = 0;
    for (const seed of SEEDS.slice(0, 100)) {
      const plan = randomPlan(seed, { ...options, tasks: 7 });
      const expected = oracle(plan);
      // Trying every hour of a long plan takes too long.
      if (!keepsBounds(plan, expected) || expected.end - plan.start / 60 > 200 || compared > 40) continue;
      const schedule = datesOf(plan);
      for (const task of plan.tasks) {
        const start = expected.start.get(task.id);
        if (start === undefined || task.actual) continue;
        const fixed = task.constraint === CONSTRAINT.mustStart || task.constraint === CONSTRAINT.mustFinish;
        const own =
          task.calendar === 'elapsed'
            ? undefined
            : plan.calendars.find(({ id }) => id === (task.calendar ?? 'weekdays'));
        let total = 0;
        let free = 0;
        for (let at = start + 1; ; at += 1) {
          const moved = oracle(plan, new Map([[task.id, at]]));
          if (fixed || moved.end > expected.end || !keepsBounds(plan, moved)) break;
          if (moved.start.get(task.id) !== at) continue;
          total = worked(own, start, at);
          const alone = [...moved.start].every(
            ([id, begins]) =>
              id === task.id || (begins === expected.start.get(id) && moved.finish.get(id) === expected.finish.get(id)),
          );
          if (alone) free = total;
        }
        const i = schedule.at.get(task.id)!;
        // Minutes against hours: the last start before time off is a minute before it.
        const hours = (minutes: number) => Math.floor(minutes / 60);
        expect([hours(schedule.totalFloat[i]!), hours(schedule.freeFloat[i]!)], `seed ${seed}, ${task.id}`).toEqual([
          total,
          free,
        ]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });
});

// The second span lies before the years that have a table, the third over its end.
test.each(['2026-04-25', '1999-12-28', '2036-07-10'])(
  'counting working minutes and finding them again are inverse, over holidays and midnight, from %s',
  (day) => {
    const from = minuteOf(day);
    const holiday = { day: dayText(from + 3 * 1440), spans: [] };
    for (const calendar of [{ ...WEEKDAYS, days: [...WEEKDAYS.days, holiday] }, ELAPSED]) {
      const clock = new WorkClock(calendar);
      let before = clock.count(from);
      for (let at = from; at < from + 17 * 1440; at += 7) {
        const count = clock.count(at);
        const next = clock.count(at + 1);
        if (next - count !== (clock.worksAt(at) ? 1 : 0)) expect(at).toBe('counted');
        if (next > count && (clock.startAt(count) !== at || clock.endAt(next) !== at + 1))
          expect(at).toBe('found again');
        expect(count).toBeGreaterThanOrEqual(before);
        before = count;
      }
      expect(before).toBeGreaterThan(clock.count(from) + 3000);
    }
  },
);

const task = (id: string, days: number, more: Partial<PlanTask> = {}): PlanTask => ({
  id,
  name: id,
  duration: days * 480,
  ...more,
});
const planOf = (tasks: PlanTask[], links: [string, string][] = []): Plan => ({
  start: minuteOf('2026-05-06T08:00'),
  calendars: [WEEKDAYS],
  tasks,
  links: links.map(([from, to]) => ({ from, to, kind: LINK.fs })),
});

test('a cycle is refused with its path, also through a summary', () => {
  const { problems } = schedulePlan(
    planOf(
      [task('垫层', 1), task('防水', 1), task('底板', 1), task('回填', 1)],
      [
        ['垫层', '防水'],
        ['防水', '底板'],
        ['底板', '防水'],
        ['底板', '回填'],
      ],
    ),
  );
  expect(problems).toEqual([
    {
      code: 'cycle',
      tasks: ['防水', '底板', '防水'],
      label: {
        zh: '搭接关系成环：防水 → 底板 → 防水，请删除其中一条关系',
        en: 'The links form a cycle: 防水 → 底板 → 防水. Delete one of them',
      },
    },
  ]);
  const through = schedulePlan(
    planOf(
      [task('主体', 0), task('一层', 1, { parent: '主体' }), task('装修', 1)],
      [
        ['主体', '装修'],
        ['装修', '一层'],
      ],
    ),
  );
  expect(through.problems?.map(({ code, tasks }) => [code, tasks])).toEqual([
    ['cycle', ['主体', '装修', '一层', '主体']],
  ]);
});

test('each other mistake in a plan is named', () => {
  const codes = (plan: Plan) => schedulePlan(plan).problems?.map(({ code }) => code);
  expect(codes(planOf([task('a', 1), task('a', 1)]))).toEqual(['duplicate']);
  expect(codes(planOf([task('a', -1)]))).toEqual(['duration']);
  expect(codes(planOf([task('a', 1, { parent: 'x' })]))).toEqual(['parent']);
  expect(codes(planOf([task('a', 1, { parent: 'b' }), task('b', 1, { parent: 'a' })]))).toEqual(['parent-cycle']);
  expect(codes(planOf([task('a', 1)], [['a', 'x']]))).toEqual(['link']);
  expect(codes(planOf([task('a', 1)], [['a', 'a']]))).toEqual(['link-self']);
  expect(
    codes(
      planOf(
        [task('a', 1), task('b', 1)],
        [
          ['a', 'b'],
          ['a', 'b'],
        ],
      ),
    ),
  ).toEqual(['link-twice']);
  expect(codes(planOf([task('s', 0), task('a', 1, { parent: 's' })], [['a', 's']]))).toEqual(['link-summary']);
  expect(codes(planOf([task('a', 1, { actual: { start: 100, finish: 50 } })]))).toEqual(['actual']);
  expect(codes(planOf([task('a', 1, { calendar: 'x' })]))).toEqual(['calendar']);
  expect(
    codes({ ...planOf([task('a', 1)]), calendars: [{ ...WEEKDAYS, week: [[], [], [], [], [], [], []] }] }),
  ).toEqual(['calendar']);
});

test('a deadline that cannot be kept gives negative float to the whole chain and moves nothing', () => {
  const free = datesOf(planOf([task('a', 2), task('b', 3)], [['a', 'b']]));
  const bound = datesOf(planOf([task('a', 2), task('b', 3, { deadline: minuteOf('2026-05-08T17:00') })], [['a', 'b']]));
  expect([...bound.finish]).toEqual([...free.finish]);
  // 6, 7 and 8, 10, 11 May (the 9th is a Saturday, the 10th is worked): two days late.
  expect([...bound.totalFloat]).toEqual([-960, -960]);
  expect([...bound.critical]).toEqual([1, 1]);
});

test('as late as possible: a chain of tasks moves to what follows it, and nothing else moves', () => {
  const links: [string, string][] = [
    ['采购', '进场'],
    ['进场', '安装'],
    ['主体', '安装'],
  ];
  const alap = { constraint: CONSTRAINT.alap };
  const early = datesOf(planOf([task('采购', 1), task('进场', 1), task('主体', 6), task('安装', 1)], links));
  const late = datesOf(planOf([task('采购', 1, alap), task('进场', 1, alap), task('主体', 6), task('安装', 1)], links));
  expect([...late.start.subarray(2)]).toEqual([...early.start.subarray(2)]);
  expect([...late.start]).toEqual([...early.lateStart]);
  expect([...late.freeFloat]).toEqual([0, 0, 0, 0]);
  expect(early.freeFloat[1]).toBe(4 * 480);
});

test('summaries have dates, float and progress of their tasks', () => {
  const schedule = datesOf(
    planOf(
      [
        task('主体', 0),
        task('一层', 2, { parent: '主体', percent: 50, actual: { start: minuteOf('2026-05-06T08:00') } }),
        task('二层', 6, { parent: '主体' }),
        task('验收', 0),
      ],
      [
        ['一层', '二层'],
        ['主体', '验收'],
      ],
    ),
  );
  expect(schedule.percent[0]).toBe(12.5);
  expect(schedule.start[0]).toBe(schedule.start[1]);
  expect(schedule.finish[0]).toBe(schedule.finish[2]);
  expect(schedule.start[3]).toBe(schedule.finish[2]);
  expect([...schedule.depth]).toEqual([0, 1, 1, 0]);
});
