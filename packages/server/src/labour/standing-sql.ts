import { CONTRACT, daysLater, GEAR, LIGHT, monthsLater, STAY, WAGE_PAY } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { ReadSetting } from '../settings/index.ts';
import { anyOf } from '../store/index.ts';
import { PENALTY } from './facts.ts';

/*
 * What `standingOf` counts for the rows of a page, as SQL for the filters of lists. Raw SQL, because the table differs
 * by list. Tests compare both for every record.
 */

type Sql<T> = RawBuilder<T>;

/**
 * State of the contract in a row of `staff` on a day: a value of the dictionary `contract_state`, as `contractStateOf`.
 * @param row name under which the statement has the row
 * @param day civil day: a value, or a column
 * @param last the last day on which an end is near; for a column of days, an expression
 */
export function contractSql(row: string, day: Sql<unknown>, last: Sql<unknown>): Sql<number> {
  const [kind, from, to] = ['contract_kind', 'contract_from', 'contract_to'].map((name) => sql.ref(`${row}.${name}`));
  return sql`case when coalesce(${kind}, 0) = 0 or ${from} > ${day} then ${CONTRACT.none}::integer
    when ${to} is null then ${CONTRACT.inForce}::integer when ${to} < ${day} then ${CONTRACT.ended}::integer
    when ${to} <= ${last} then ${CONTRACT.ending}::integer else ${CONTRACT.inForce}::integer end`;
}

/** The same for a civil day. */
export const contractOn = (row: string, day: string, setting: ReadSetting): Sql<number> =>
  contractSql(row, sql`${day}::date`, sql`${daysLater(day, setting('contract_notice_days'))}::date`);

/** Wages of a person that no payment has covered, yuan, as `owedToEach`. */
export const owedSql = (staff_id: Sql<unknown>): Sql<string> =>
  sql`coalesce((select sum(w.due - coalesce(w.paid, 0)) from wage_line w
    where w.staff_id = ${staff_id} and w.pay_status <> ${WAGE_PAY.paid}), 0)`;

/** Pieces of equipment that a person holds, as `gearHeldBy`. */
export const gearSql = (staff_id: Sql<unknown>): Sql<number> =>
  sql`coalesce((select sum(h.quantity) from gear h
    where h.staff_id = ${staff_id} and h.status = ${anyOf<number>([GEAR.inUse, GEAR.due])}), 0)`;

/** Light of the safety points of a person: a value of the dictionary `safety_light`, as `lightOf`. */
export function lightSql(staff_id: Sql<unknown>, day: string, setting: ReadSetting): Sql<number> {
  const points = sql`coalesce((select greatest(0, sum(case when b.kind = ${PENALTY} then b.points else -b.points end))
    from behaviour b where b.staff_id = ${staff_id} and b.happened_on > ${monthsLater(day, -12)}::date
      and b.happened_on <= ${day}::date), 0)`;
  return sql`case when ${points} >= ${setting('points_red')} then ${LIGHT.red}::integer
    when ${points} >= ${setting('points_yellow')} then ${LIGHT.yellow}::integer else ${LIGHT.green}::integer end`;
}

/** Whether a person has left. */
export const leftSql = (staff_id: Sql<unknown>): Sql<boolean> =>
  sql`exists (select 1 from staff l where l.id = ${staff_id} and l.status = ${STAY.left})`;
