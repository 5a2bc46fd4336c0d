import { expect, it } from 'vitest';
import { DEFAULT_HOURS, DEFAULT_RULE } from './defaults.ts';
import { shiftHours } from './hours.ts';
import { planOf, WORKS_ON, type DutyInForce, type RuleInForce } from './plan.ts';

const DAYS = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05'];
const PERSON = { staff_id: 'p', team_id: 't' };
const NIGHT = shiftHours('20:00', '06:00')!;
const given = { isWorking: (day: string) => day > '2026-10-03', midnightOf: (day: string) => Date.parse(day) };
const rule = (more: Partial<RuleInForce>): RuleInForce => ({
  ...DEFAULT_RULE,
  of_project: true,
  from_date: '2026-01-01',
  to_date: null,
  works_on: WORKS_ON.everyDay,
  hours: DEFAULT_HOURS,
  ...more,
});
const duty = (more: Partial<DutyInForce>): DutyInForce => ({
  from_date: DAYS[0]!,
  to_date: DAYS[4]!,
  team_id: null,
  staff_ids: [],
  days_off: [],
  hours: NIGHT,
  ...more,
});
const expected = (rules: RuleInForce[], duties: DutyInForce[] = []) =>
  planOf(DAYS, PERSON, { rules, duties, ...given }).map((day) => day.expected);

it('follows the calendar of the organisation where the rule says so', () => {
  expect(expected([])).toEqual([true, true, true, true, true]);
  expect(expected([rule({ works_on: WORKS_ON.workingDays })])).toEqual([false, false, false, true, true]);
  // The fourth is a Sunday.
  expect(expected([rule({ works_on: WORKS_ON.exceptSunday })])).toEqual([true, true, true, false, true]);
});

it('takes the latest rule in force on each day', () => {
  const later = rule({ from_date: '2026-10-03', hours: NIGHT });
  const hours = planOf(DAYS, PERSON, { rules: [later, rule({})], duties: [], ...given }).map((day) => day.hours.begin);
  expect(hours).toEqual([450, 450, 1200, 1200, 1200]);
  const wide = rule({ of_project: false, from_date: '2026-10-04', hours: NIGHT });
  const own = planOf(DAYS, PERSON, { rules: [wide, rule({})], duties: [], ...given });
  expect(own.map((day) => day.hours.begin)).toEqual([450, 450, 450, 450, 450]);
});

it('lets a duty sheet go before the rule, and one that names the person before that of the team', () => {
  const team = duty({ team_id: 't', days_off: [7] });
  const own = duty({ staff_ids: ['p'], from_date: DAYS[1]!, to_date: DAYS[1]!, hours: null });
  const other = duty({ staff_ids: ['q'], hours: null });
  const plan = planOf(DAYS, PERSON, { rules: [], duties: [own, team, other], ...given });
  expect(plan.map((day) => day.expected)).toEqual([true, false, true, false, true]);
  expect(plan[0]!.hours).toBe(NIGHT);
});
