import { expect, it } from 'vitest';
import { stepOfTask, whyGone, type Step } from './why-gone.ts';

const ME = { id: 'me', nickname: '我', dept_id: 'd', dept_name: '部门' };
const OTHER = { ...ME, id: 'other' };
const step = (of: Partial<Step>): Step => ({
  kind: 'task',
  task_id: 't',
  name: '审批',
  result: 2,
  task_kind: null,
  comment_kind: null,
  user: ME,
  acted_for: null,
  reason: null,
  attachments: [],
  signature: null,
  start_time: '2026-11-01T00:00:00Z',
  end_time: '2026-11-02T00:00:00Z',
  ...of,
});

it.each([
  [undefined, 'goneUnknown'],
  [step({}), 'goneOwn'],
  [step({ user: OTHER, result: 3 }), 'goneDecided'],
  [step({ user: null }), 'goneDone'],
  [step({ user: OTHER, result: 1, end_time: null }), 'goneElsewhere'],
  // The task has candidates again, or its engine provides no more information.
  [step({ user: null, result: 1, end_time: null }), 'goneUnknown'],
  [step({ user: ME, result: 4, task_kind: 'withdrawn' }), 'goneWithdrawn'],
  [step({ user: OTHER, result: 3, task_kind: 'returned' }), 'goneReturned'],
  [step({ result: 4, task_kind: 'not_needed' }), 'goneNotNeeded'],
] as const)('of %o it says %s', (what, key) => {
  expect(whyGone(what, 'me')).toBe(key);
});

it('finds the step of a task, never another event of it', () => {
  const steps = [step({ kind: 'comment', name: '评论' }), step({ name: '审批' }), step({ task_id: 'u' })];
  expect(stepOfTask(steps, 't')?.name).toBe('审批');
  expect([stepOfTask(steps, 'v'), stepOfTask(null, 't')]).toEqual([undefined, undefined]);
});
