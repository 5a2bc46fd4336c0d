import { operatelog } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { queryOf } from './filters.ts';

test('a filter takes the words that lists and sheets show, and what is stored', async () => {
  const filter = ['subject=整改单', 'action=复查通过'];
  const stored = { subject: 'hiddenDangerRectification', action: 'pass' };
  expect(await queryOf(operatelog, { filter })).toEqual(stored);
  expect(await queryOf(operatelog, { filter: filter.toReversed() })).toEqual(stored);
  expect(await queryOf(operatelog, { filter: ['subject=hiddenDangerRectification', 'action=pass'] })).toEqual(stored);
  expect(await queryOf(operatelog, { filter: ['action=Delete'] })).toEqual({ action: 'delete' });
});
