import { EMPTY_FORM, type FormField } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { bodyOf, peopleFields, type RuleInput } from './rule-input.ts';
import { RULE } from './rule-options.tsx';

/** A rule in which everything is filled in, as after the user has tried several types. */
const FULL = {
  options: ['u1'],
  field: 'boss',
  expression: '${approver}',
  reject_handler: 'return',
  reject_node: 'apply',
  due_hours: 24,
} as unknown as Omit<RuleInput, 'type'>;
const body = (type: number, more: Partial<RuleInput> = {}) => bodyOf({ ...FULL, ...more, type });

it.each([
  [RULE.user, { options: ['u1'], field: null, expression: null }],
  [RULE.role, { options: ['u1'], field: null, expression: null }],
  [RULE.field, { options: [], field: 'boss', expression: null }],
  [RULE.expression, { options: [], field: null, expression: '${approver}' }],
])('sends only what a rule of type %i has', (type, expected) => {
  expect(body(type)).toMatchObject({ type, ...expected });
});

it('names a task to return to only where a rejection returns', () => {
  expect(body(RULE.user).reject_node).toBe('apply');
  expect(body(RULE.user, { reject_handler: 'finish' }).reject_node).toBeNull();
});

it('takes people from fields that name them', () => {
  const fields = ['person', 'text', 'organisation'].map((type) => ({ name: type, type })) as unknown as FormField[];
  expect(peopleFields({ ...EMPTY_FORM, fields }).map(({ name }) => name)).toEqual(['person', 'organisation']);
  expect(peopleFields(null)).toEqual([]);
});
