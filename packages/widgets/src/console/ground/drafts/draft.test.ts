import { expect, test } from 'vitest';
import { aged, DRAFT_LIFE, isOf, MOST_DRAFTS, type Draft } from './draft.ts';

const draft = (key: string, more: Partial<Draft> = {}): Draft => ({
  key,
  owner: 'u1@',
  resource: 'staff',
  form: 'add',
  title: '',
  values: {},
  base: {},
  files: [],
  left: [],
  at: 1,
  ...more,
});

test('a draft belongs to one person, form and record', () => {
  const own = { owner: 'u1@', resource: 'staff', form: 'edit', record: 'r1' };
  expect(isOf(draft('a', { form: 'edit', record: 'r1' }), own)).toBe(true);
  expect(isOf(draft('a', { form: 'edit', record: 'r2' }), own)).toBe(false);
  expect(isOf(draft('a', { form: 'edit', record: 'r1', owner: 'u2@' }), own)).toBe(false);
  expect(isOf(draft('a'), own)).toBe(false);
});

test('old ones go, and the oldest when there are too many', () => {
  const now = DRAFT_LIFE * 2;
  const many = Array.from({ length: MOST_DRAFTS + 2 }, (_, index) => draft(String(index), { at: now - index }));
  const { stay, go } = aged([draft('old', { at: 1 }), ...many.toReversed()], now);
  expect(stay.map(({ key }) => key)).toEqual(many.slice(0, MOST_DRAFTS).map(({ key }) => key));
  expect(go.map(({ key }) => key)).toEqual([String(MOST_DRAFTS), String(MOST_DRAFTS + 1), 'old']);
});
