import type { ElementMark, Marks, Visit } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { commentsOf, timelineEntries } from './timeline-entries.ts';

const visit = (startedAt: number | null): Visit => ({
  kind: 'activity',
  state: 2,
  startedAt,
  endedAt: startedAt,
  calledInstance: null,
});
const mark = (id: string, type: string, ...starts: (number | null)[]): ElementMark => ({
  id,
  type,
  state: 2,
  repeats: false,
  planned: null,
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
  expect(entries.map((entry) => ('element' in entry ? [entry.element, entry.index, entry.total] : null))).toEqual([
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
  expect(entries.map((entry) => ('element' in entry ? entry.element : entry.key))).toEqual(['z', 'x', 'y']);
});

test('no marks, no entries', () => {
  expect(timelineEntries(null)).toEqual([]);
});

test('comments on the instance stand among the visits, those on a task with the task', () => {
  const comments = [
    { author: { nickname: '王工' }, message: '请尽快', time: 1_600_000_000 },
    { author: '', message: '同意', time: 1_700_000_000, task_id: 't' },
    { message: '补充', time: 1_600_000_000, task_id: 't' },
  ];
  const entries = timelineEntries(marks(mark('a', 'bpmn:UserTask', 10, 1.7e12)), comments);
  expect(entries.map(({ key }) => key)).toEqual(['a/0', 'comment/0', 'a/1']);
  const task = {
    kind: 'user',
    taskId: 't',
    name: null,
    approver: null,
    reason: '同意',
    resultKind: null,
    withdrawnAt: null,
  } as const;
  expect(commentsOf({ ...task, state: 2, startedAt: 1, endedAt: 2 }, comments)).toEqual([
    { author: null, message: '补充', time: 1_600_000_000_000 },
  ]);
});
