import { expect, test } from 'vitest';
import { heatOf, visitDuration, type ElementMark, type Marks, type ResultCode, type Visit } from './index.ts';

const H = 3_600_000;
const visit = (from: number, to: number | null, state: ResultCode = 2): Visit => ({
  kind: 'activity',
  state,
  startedAt: from,
  endedAt: to,
  calledInstance: null,
});

function marksOf(elements: Record<string, { type?: string; visits: Visit[] }>): Marks {
  const counts = { total: 0, running: 0, approved: 0, rejected: 0, cancelled: 0 };
  const marks = Object.entries(elements).map(([id, { type = 'bpmn:UserTask', visits }]): [string, ElementMark] => [
    id,
    { id, type, state: 2, repeats: false, planned: null, visits, counts },
  ]);
  return { result: 2, elements: new Map(marks), flows: new Map(), unknown: [] };
}

test('classes begin at round durations below the longest time', () => {
  const heat = heatOf(
    marksOf({
      quick: { visits: [visit(0, 60_000)] },
      middle: { visits: [visit(0, 3 * H)] },
      slow: { visits: [visit(0, 30 * H)] },
      instant: { visits: [visit(5, 5)] },
    }),
    0,
  );
  expect(heat.bounds).toEqual([4 * H, 8 * H, 24 * H]);
  expect([...heat.elements].map(([id, { level }]) => [id, level])).toEqual([
    ['quick', 0],
    ['middle', 0],
    ['slow', 3],
  ]);
});

test('visits side by side count once, one after the other add up, open ones grow', () => {
  const heat = heatOf(
    marksOf({
      parallel: { visits: [visit(0, 4 * H), visit(0, 3 * H), visit(H, 5 * H)] },
      again: { visits: [visit(0, H), visit(2 * H, 3 * H)] },
      open: { visits: [visit(H, null, 1)] },
    }),
    10 * H,
  );
  expect(heat.elements.get('parallel')).toMatchObject({ time: 5 * H, longest: 4 * H, running: false });
  expect(heat.elements.get('again')).toMatchObject({ time: 2 * H, longest: H });
  expect(heat.elements.get('open')).toMatchObject({ time: 9 * H, running: true, level: 3 });
});

test('a scope is left out; nothing took time: nothing is hot', () => {
  const heat = heatOf(marksOf({ scope: { type: 'bpmn:SubProcess', visits: [visit(0, H)] } }), H);
  expect(heat).toEqual({ elements: new Map(), bounds: [] });
});

test('a visit that ended nobody knows when has no duration', () => {
  expect(visitDuration({ state: 2, startedAt: 1, endedAt: null }, 9)).toBeNull();
  expect(visitDuration({ state: 1, startedAt: 1, endedAt: null }, 9)).toBe(8);
  expect(visitDuration({ state: 2, startedAt: null, endedAt: 9 }, 9)).toBeNull();
});
