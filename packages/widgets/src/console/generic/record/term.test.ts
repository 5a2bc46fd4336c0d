import { faceOf, hiddenDangerRectification as orders, staff } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { termOf } from './term.ts';

const face = faceOf(orders);
// Half past midnight in Shanghai is still the day before in UTC.
const at = { now: Date.parse('2026-11-04T16:30:00Z'), zone: 'Asia/Shanghai' };
const term = (row: object) => termOf(face, row as Record<string, unknown>, at);

it('counts the days of a term in the zone of the site', () => {
  expect(term({ status: 1, deadline: '2026-11-05' })).toEqual({ date: '2026-11-05', days: 0 });
  expect(term({ status: 2, deadline: '2026-11-08' })).toEqual({ date: '2026-11-08', days: 3 });
  expect(term({ status: 1, deadline: '2026-11-02' })).toEqual({ date: '2026-11-02', days: -3 });
});

it('has no term when the state ended it, when there is no date, or no lifecycle', () => {
  expect(term({ status: 3, deadline: '2026-11-02' })).toBeUndefined();
  expect(term({ status: 1, deadline: null })).toBeUndefined();
  expect(termOf(faceOf(staff), {}, at)).toBeUndefined();
});
