import type { ElementMark, Marks, Visit } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { timelineEntries } from './timeline-entries.ts';

const visit = (startedAt: number | null): Visit => ({ kind: 'activity', state: 2, startedAt, endedAt: startedAt });
const mark = (id: string, type: string, ...starts: (number | null)[]): ElementMark => ({
  id,
  type,
  state: 2,
  repeats: false,
  visits: starts.map(visit),
  counts: { total: starts.length, running: 0, approved: starts.length, rejected: 0, cancelled: 0 },
});
const marks = (...list: ElementMark[]): Marks => ({
  result: 1,
  elements: new Map(list.map((one) => [one.id, one])),
  flows: new Map(),
  unknown: [],
});

test('every visit of every node in order of time, numbered per node', () => {
  const entries = timelineEntries(marks(mark('a', 'bpmn:UserTask', 10, 40), mark('b', 'bpmn:ServiceTask', 20)));
  expect(entries.map(({ element, index, total }) => [element, index, total])).toEqual([
    ['a', 1, 2],
    ['b', 1, 1],
    ['a', 2, 2],
  ]);
});

test('gateways are not told; visits without time come last in their order', () => {
  const entries = timelineEntries(
    marks(
      mark('x', 'bpmn:UserTask', null),
      mark('y', 'bpmn:Task', null),
      mark('g', 'bpmn:ExclusiveGateway', 5),
      mark('z', 'bpmn:EndEvent', 1),
    ),
  );
  expect(entries.map((entry) => entry.element)).toEqual(['z', 'x', 'y']);
});

test('no marks, no entries', () => {
  expect(timelineEntries(null)).toEqual([]);
});
