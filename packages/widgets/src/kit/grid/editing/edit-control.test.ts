import { field, type NamedField } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { cellField } from './edit-control.tsx';

const label = { zh: '数量', en: 'Count' };
const named = (more: Partial<NamedField>): NamedField => ({
  name: 'count',
  kind: 'integer',
  label,
  required: false,
  column: {},
  type: field.integer({ label }),
  ...more,
});

it('console 5: the number-input cell allows 1 to 100, unless its field has bounds', () => {
  expect(cellField(named({}))).toMatchObject({ min: 1, max: 100 });
  expect(cellField(named({ max: 5000 })).min).toBeUndefined();
  expect(cellField(named({ min: 0, max: 5000 }))).toMatchObject({ min: 0, max: 5000 });
  expect(cellField(named({ kind: 'text' })).max).toBeUndefined();
});
