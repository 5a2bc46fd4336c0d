import { expect, test } from 'vitest';
import { indexOfInstant, strideOf, whatHappened } from './steps.ts';

test('the last instant that is not later', () => {
  const instants = [10, 20, 30];
  expect([5, 10, 19, 20, 29, 30, 99].map((at) => indexOfInstant(instants, at))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(indexOfInstant([], 5)).toBe(0);
});

test('long histories advance several instants at once', () => {
  expect(strideOf(12)).toBe(1);
  expect(strideOf(12_000)).toBe(100);
});

test('says what began and ended', () => {
  const mark = (id: string, startedAt: number, endedAt: number | null) => ({
    id,
    type: 'bpmn:Task',
    state: 2 as const,
    repeats: false,
    planned: null,
    counts: { total: 1, running: 0, approved: 1, rejected: 0, cancelled: 0 },
    visits: [{ kind: 'activity' as const, state: 2 as const, startedAt, endedAt, calledInstance: null }],
  });
  const elements = new Map([mark('审核', 1, 5), mark('审批', 5, null)].map((one) => [one.id, one]));
  const marks = { result: null, elements, flows: new Map(), unknown: [] };
  const none = { element: () => undefined };
  expect(whatHappened(marks, 5, none, 'zh-CN')).toBe('审核 结束，审批 开始');
  expect(whatHappened(marks, 1, none, 'en')).toBe('审核 began');
  expect(whatHappened(marks, 3, none, 'zh-CN')).toBe('连线');
});
