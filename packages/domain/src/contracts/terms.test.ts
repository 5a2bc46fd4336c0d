import { expect, test } from 'vitest';
import { cashFlowOf } from './cash-flow.ts';
import { claimUntil, isLateClaim } from './claim.ts';
import { COST_STATE, costState, deviationOf } from './cost.ts';
import { cumulativeOf } from './curve.ts';
import { CONTRACT_TERM, termState } from './term.ts';

test('a claim is notified within 28 days, the last of them included', () => {
  expect(claimUntil('2026-10-05', 28)).toBe('2026-11-02');
  expect(isLateClaim('2026-10-05', '2026-11-02', 28)).toBe(false);
  expect(isLateClaim('2026-10-05', '2026-11-03', 28)).toBe(true);
});

test('the earliest term decides', () => {
  const state = (...ends: (string | null)[]) => termState('2026-11-28', ends, 30);
  expect(state(null)).toBe(CONTRACT_TERM.running);
  expect(state('2027-03-01', '2026-12-28')).toBe(CONTRACT_TERM.near);
  expect(state('2026-12-29')).toBe(CONTRACT_TERM.running);
  expect(state('2026-11-27', '2027-01-01')).toBe(CONTRACT_TERM.over);
});

test('a cost item is over its plan by what is committed or done, whichever is more', () => {
  expect(deviationOf({ planned: 1000, committed: 900, actual: 1100 })).toBe(-100);
  expect(costState({ planned: 1000, committed: 899, actual: 10 }, 90)).toBe(COST_STATE.within);
  expect(costState({ planned: 1000, committed: 900, actual: 10 }, 90)).toBe(COST_STATE.near);
  expect(costState({ planned: 1000, committed: 1000, actual: 1001 }, 90)).toBe(COST_STATE.over);
});

test('the curve has every month between the first and the last', () => {
  const none = { planned: 0, certified: 0, payable: 0, paid: 0 };
  const curve = cumulativeOf([
    { ...none, month: '2027-01', planned: 5, paid: 2 },
    { ...none, month: '2026-11', planned: 3 },
    { ...none, month: '2026-11', certified: 4 },
  ]);
  expect(curve).toEqual([
    { month: '2026-11', planned: 3, certified: 4, payable: 0, paid: 0 },
    { month: '2026-12', planned: 3, certified: 4, payable: 0, paid: 0 },
    { month: '2027-01', planned: 8, certified: 4, payable: 0, paid: 2 },
  ]);
  expect(cumulativeOf([])).toEqual([]);
});

test('cash flow has every month of the period, and its balance goes on from what was before', () => {
  const none = { planned_in: 0, planned_out: 0, paid_in: 0, paid_out: 0, funds_out: 0 };
  const lines = cashFlowOf(
    [
      { ...none, month: '2027-01', paid_in: 500, planned_out: 70 },
      { ...none, month: '2026-11', paid_out: 200, funds_out: 30, planned_in: 9 },
      { ...none, month: '2026-11', paid_out: 1 },
      { ...none, month: '2027-02', paid_in: 1_000_000 },
    ],
    { from: '2026-11', to: '2027-01' },
    1000,
  );
  expect(lines.map(({ month, planned_net, paid_net, balance }) => [month, planned_net, paid_net, balance])).toEqual([
    ['2026-11', 9, -231, 769],
    ['2026-12', 0, 0, 769],
    ['2027-01', -70, 500, 1269],
  ]);
  expect(lines[0]).toMatchObject({ paid_out: 201, funds_out: 30 });
});
