import { queryFieldsOf, projectmanage, staff } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { toForm, toWire } from './query-form.tsx';

const projectFields = queryFieldsOf(projectmanage);
const staffFields = queryFieldsOf(staff);

it('leaves empty filters out and joins several values by commas', () => {
  expect(
    toWire(projectFields, { project_name: '  ', third_number: ' A1 ', project_phase: [1, 2], end_time: null }),
  ).toEqual({
    third_number: 'A1',
    project_phase: '1,2',
  });
});

it('splits a range into two parameters and back', () => {
  const wire = { begin_entry_date: '2026-01-01', end_entry_date: '2026-02-01', gender: '1' };
  expect(toForm(staffFields, wire)).toEqual({ entry_date: ['2026-01-01', '2026-02-01'], gender: 1 });
  expect(toWire(staffFields, toForm(staffFields, wire))).toEqual(wire);
  expect(toWire(staffFields, { entry_date: [null, '2026-02-01'] })).toEqual({ end_entry_date: '2026-02-01' });
});
