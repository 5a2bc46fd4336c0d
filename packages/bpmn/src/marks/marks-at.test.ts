import { BpmnModdle } from 'bpmn-moddle';
import { expect, test } from 'vitest';
import { instantsOf, makeMarks, marksAt, type InstanceHistory, type Marks } from './index.ts';

const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="p">
  <startEvent id="s"/><userTask id="u"/><endEvent id="e"/>
  <sequenceFlow id="f1" sourceRef="s" targetRef="u"/><sequenceFlow id="f2" sourceRef="u" targetRef="e"/>
  <sequenceFlow id="back" sourceRef="u" targetRef="u"/></process></definitions>`;

async function marksOf(history: InstanceHistory): Promise<Marks> {
  return makeMarks((await new BpmnModdle().fromXML(xml)).rootElement, history);
}

const T = 1_700_000_000_000;
const rejected: InstanceHistory = {
  activities: [
    { key: 's', start_time: T, end_time: T, outgoing: ['f1'] },
    { key: 'u', task_id: '1', start_time: T, end_time: T + 1000, outgoing: ['back'] },
    { key: 'u', task_id: '2', start_time: T + 1000, end_time: T + 5000, outgoing: ['f2'] },
    { key: 'e', start_time: T + 5000, end_time: T + 5000 },
  ],
  process_instance: { result: 4, create_time: T, end_time: T + 5000 },
  tasks: [
    { id: '1', result: 3, kind: 'returned', reason: '退回' },
    { id: '2', result: 2, reason: '同意' },
  ],
};

const states = (marks: Marks) => Object.fromEntries([...marks.elements].map(([id, { state }]) => [id, state]));
const taken = (marks: Marks) => [...marks.flows.values()].filter((flow) => flow.taken).map(({ id }) => id);

test('every instant at which something changed, once', async () => {
  expect(instantsOf(await marksOf(rejected))).toEqual([T, T + 1000, T + 5000]);
  expect(instantsOf(await marksOf({ finishedTaskActivityIds: ['u'] }))).toEqual([]);
});

test('before anything there is nothing, afterwards what is now', async () => {
  const marks = await marksOf(rejected);
  expect(marksAt(marks, T - 1).elements.size).toBe(0);
  expect(taken(marksAt(marks, T - 1))).toEqual([]);
  expect(marksAt(marks, T + 5000)).toBe(marks);
});

test('a visit runs until it ended, and nobody knows yet what will be said', async () => {
  const marks = await marksOf(rejected);
  const first = marksAt(marks, T + 500);
  expect(first.result).toBe(1);
  expect(states(first)).toEqual({ s: 2, u: 1 });
  expect(first.elements.get('u')).toMatchObject({ counts: { total: 1, running: 1 } });
  expect(first.elements.get('u')?.visits).toMatchObject([{ endedAt: null, reason: null, resultKind: null }]);
  expect(taken(first)).toEqual(['f1']);
  const second = marksAt(marks, T + 1000);
  expect(second.elements.get('u')?.visits).toMatchObject([
    { state: 3, reason: '退回', resultKind: 'returned' },
    { state: 1 },
  ]);
  expect(taken(second)).toEqual(['f1', 'back']);
});

test('an instance that was cancelled later was not cancelled then', async () => {
  const marks = await marksOf(rejected);
  expect(states(marks)).toEqual({ s: 4, u: 4, e: 4 });
  expect(marks.flows.get('f1')?.state).toBe(4);
  expect(marksAt(marks, T).flows.get('f1')?.state).toBe(2);
});

test('flows get times from the order of visits where the host names only ids', async () => {
  const marks = await marksOf({
    activities: [
      { key: 's', start_time: T, end_time: T },
      { key: 'u', start_time: T, end_time: T + 1000 },
      { key: 'e', start_time: T + 1000, end_time: T + 1000 },
      { key: 'f1' },
      { key: 'f2' },
    ],
    exact_flows: true,
  });
  expect(marks.flows.get('f2')).toMatchObject({ certainty: 'exact', count: 1, takenAt: [T + 1000] });
  expect(marks.flows.get('back')).toMatchObject({ taken: false, certainty: 'exact' });
  expect(taken(marksAt(marks, T + 1))).toEqual(['f1']);
});

test('an approval that was withdrawn later stands until then', async () => {
  const marks = await marksOf({
    activities: [
      { key: 's', start_time: T, end_time: T },
      { key: 'u', task_id: '1', start_time: T, end_time: T + 1000, outgoing: ['f2'] },
      { key: 'u', task_id: '2', start_time: T + 5000 },
    ],
    tasks: [
      {
        id: '1',
        result: 4,
        kind: 'withdrawn',
        create_time: T,
        end_time: T + 1000,
        withdrawn_time: T + 5000,
        reason: '同意',
      },
      { id: '2', result: 1, create_time: T + 5000 },
    ],
  });
  expect(instantsOf(marks)).toContain(T + 5000);
  expect(marksAt(marks, T + 2000).elements.get('u')).toMatchObject({
    state: 2,
    visits: [{ state: 2, resultKind: null, reason: '同意' }],
  });
  expect(marks.elements.get('u')!.visits[0]).toMatchObject({ state: 4, resultKind: 'withdrawn' });
});

test('multi-instance totals and called instances reach the marks', async () => {
  const marks = await marksOf({
    activities: [{ key: 'u', start_time: T }],
    multi_instances: [
      { key: 'u', total: 3 },
      { key: 'u', total: 2 },
    ],
  });
  expect(marks.elements.get('u')?.planned).toBe(5);
});
