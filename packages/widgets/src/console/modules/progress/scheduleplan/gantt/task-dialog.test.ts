import { CONSTRAINT, minuteOf } from '@gongdi/domain/schedule';
import { expect, test } from 'vitest';
import { newTask } from './document.ts';
import { changesOf, valuesOf } from './task-dialog.tsx';

const DAY = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];
const content = {
  calendars: [{ id: 'main', name: '工作日', week: [[], DAY, DAY, DAY, DAY, DAY, []], days: [] }],
} as never;
const task = newTask('a', '底板', 960);

test('what the form says comes back into it, and what was not touched stays', () => {
  expect(changesOf(valuesOf(task), { task, isSummary: false, content })).toEqual({
    task_name: '底板',
    charge_id: null,
    leader_id: null,
    part_id: null,
    weight: null,
    deadline_at: null,
    crew: null,
    heads: null,
    quantity: null,
    quantity_unit: null,
    calendar_id: null,
    constraint_kind: null,
    constraint_at: null,
  });
  const bound = {
    ...task,
    leader_id: 'account-2',
    part_id: 'part-3',
    crew: '钢筋班',
    heads: 12,
    constraint_kind: CONSTRAINT.finishNotLater,
    constraint_at: minuteOf('2026-05-08T17:00'),
    deadline_at: minuteOf('2026-05-11T17:00'),
  };
  expect(changesOf(valuesOf(bound), { task: bound, isSummary: false, content })).toMatchObject({
    leader_id: 'account-2',
    part_id: 'part-3',
    crew: '钢筋班',
    heads: 12,
    constraint_kind: CONSTRAINT.finishNotLater,
    constraint_at: minuteOf('2026-05-08T17:00'),
    deadline_at: minuteOf('2026-05-11T17:00'),
  });
});

test('a constraint without its day is none, and a summary has no constraint', () => {
  const values = { ...valuesOf(task), constraint: 'notEarlier' as const };
  expect(changesOf(values, { task, isSummary: false, content })).toMatchObject({
    constraint_kind: null,
    constraint_at: null,
  });
  expect(changesOf(values, { task, isSummary: true, content })).not.toHaveProperty('constraint_kind');
});
