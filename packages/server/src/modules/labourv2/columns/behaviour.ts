import { monthsLater, safebehaviour, type ruleconfig } from '@gongdi/domain';
import { sql } from 'kysely';
import { standingOf } from '../../../labour/index.ts';
import { anyOf, permitted } from '../../../store/index.ts';
import type { Columns } from './columns.ts';

const MONTH = 'YYYY-MM'.length;

/** Points, light and contract of the person now, and what the wage sheets of the month deduct. */
export const ofBehaviour: Columns<typeof safebehaviour> = async (rows, { db, ground, day, sees }) => {
  const ids = [...new Set(rows.map(({ staff_id }) => staff_id))];
  const standing = await standingOf(db, ground.setting, ids, day);
  const deductions = sees.wages
    ? await db
        .selectFrom('wage_line')
        .select(['staff_id', 'wage_month'])
        .select(sql<string>`coalesce(sum(deduction), 0)::numeric(18,2)`.as('deduction'))
        .where('staff_id', '=', anyOf(ids))
        .where('wage_month', '=', anyOf([...new Set(rows.map(({ happened_on }) => happened_on.slice(0, MONTH)))]))
        .groupBy(['staff_id', 'wage_month'])
        .execute()
    : [];
  const deducted = new Map(deductions.map((one) => [`${one.staff_id} ${one.wage_month}`, one.deduction]));
  return rows.map(({ staff_id, happened_on }) => {
    const one = standing.get(staff_id);
    return {
      points_now: one?.points,
      safety_light: one?.light,
      contract_state: one?.contract,
      ...(sees.wages && { wage_deduction: deducted.get(`${staff_id} ${happened_on.slice(0, MONTH)}`) ?? null }),
    };
  });
};

/** How rules were used in twelve months, by the records that the caller sees. */
export const ofRules: Columns<typeof ruleconfig> = async (rows, { db, day, caller, sees }) => {
  if (!sees.points) return rows.map(() => ({}));
  const uses = await db
    .selectFrom('behaviour as b')
    .select('b.rule_id')
    .select(({ fn }) => [
      sql<number>`count(*)::integer`.as('times'),
      sql<number>`count(distinct b.staff_id)::integer`.as('people'),
      sql<number>`coalesce(sum(b.points), 0)::integer`.as('points'),
      fn.max('b.happened_on').as('last'),
    ])
    .where('b.rule_id', '=', anyOf(rows.map(({ id }) => id)))
    .where('b.happened_on', '>', monthsLater(day, -12))
    .where('b.happened_on', '<=', day)
    .where(permitted(safebehaviour, caller.scope, 'read', sql`b.id`))
    .groupBy('b.rule_id')
    .execute();
  const byRule = new Map(uses.map((one) => [one.rule_id, one]));
  return rows.map(({ id }) => {
    const { times = 0, people = 0, points = 0, last = null } = byRule.get(id) ?? {};
    return { used_count: times, used_people: people, used_points: points, used_on: last };
  });
};
