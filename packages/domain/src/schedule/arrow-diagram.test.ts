import { expect, test } from 'vitest';
import { arrowDiagram } from './arrow-diagram.ts';
import { schedulePlan } from './schedule.ts';
import { randomPlan } from './testing/random-plan.ts';

test('arrows of a lane do not overlap, events are numbered in the order of time, ties never go back', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const schedule = schedulePlan(randomPlan(String(seed), { calendars: true, constraints: true })).schedule!;
    const { arrows, events, ties, lanes } = arrowDiagram(schedule);
    expect(arrows).toHaveLength(schedule.plan.tasks.filter((_, i) => schedule.summary[i] === 0).length);
    for (let lane = 0; lane < lanes; lane += 1) {
      const own = arrows.filter((one) => one.lane === lane).sort((a, b) => a.start - b.start);
      for (let at = 1; at < own.length; at += 1)
        expect(own[at]!.start, `seed ${seed}`).toBeGreaterThanOrEqual(own[at - 1]!.finish);
    }
    expect(new Set(events.map(({ number }) => number)).size).toBe(events.length);
    for (const { from, to, start, finish } of arrows) expect(finish > start ? from < to : from === to).toBe(true);
    for (const { from, to } of ties) expect(to.at).toBeGreaterThanOrEqual(from.at);
  }
});

test('a chain lies in one lane and shares its events', () => {
  const plan = randomPlan('1', {});
  const day = 480;
  const chain = {
    ...plan,
    tasks: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, duration: id === 'd' ? day : 2 * day })),
    links: [
      { from: 'a', to: 'b', kind: 1 as const },
      { from: 'b', to: 'c', kind: 1 as const },
      { from: 'a', to: 'd', kind: 1 as const },
    ],
  };
  const { arrows, ties } = arrowDiagram(schedulePlan(chain).schedule!);
  const lanes = Object.fromEntries(arrows.map(({ id, lane }) => [id, lane]));
  expect(lanes).toEqual({ a: 0, b: 0, c: 0, d: 1 });
  expect(ties.some(({ from, to }) => from.lane === 0 && to.lane === 1)).toBe(true);
});
