import { calls } from '@gongdi/api';
import { floorplan, housedefect, measure, permission, qualitycorrection, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { defineRoom } from '../../../room.ts';
import { resourceRepository, scopeConditions } from '../../../store/index.ts';

type Pin = calls.measure.PlanPin;

/** Letters of a text beside a pin. */
const WORDS = 24;

/** Rows of a resource on a plan, as far as the caller may read them. */
function onPlan(resource: AnyResource, plan_id: string, { caller }: CallerContext): RawBuilder<unknown> {
  const seen = [sql`plan_id = ${plan_id}`, ...scopeConditions(resource, caller.scope, 'read')];
  return sql`(select * from ${sql.table(resource.noun)} where ${sql.join(seen, sql` and `)})`;
}

/** Orders on a plan: red until they are corrected, yellow until they are checked again; withdrawn ones are gone. */
const ordersOn = (resource: AnyResource, kind: Pin['kind'], plan_id: string, context: CallerContext) => sql<Pin>`
  select ${kind}::text as kind, id, 0 as at, pin_x as x, pin_y as y,
    case status when 1 then 2 when 2 then 1 else 0 end as level, left(order_title, ${WORDS}) as text
  from ${onPlan(resource, plan_id, context)} o where pin_x is not null and pin_y is not null and status <> 4`;

/** Measured points: red beyond the limits that they were judged by. */
const pointsOn = (plan_id: string, context: CallerContext) => sql<Pin>`
  select 'point' as kind, m.id, (p.at - 1)::integer as at, (p.one ->> 'pin_x')::float8 as x, (p.one ->> 'pin_y')::float8 as y,
    case when d.deviation > m.judged_upper or d.deviation < m.judged_lower then 2 else 0 end as level,
    case when d.deviation > 0 then '+' else '' end || d.deviation::text as text
  from ${onPlan(measure, plan_id, context)} m
    cross join lateral jsonb_array_elements(m.points) with ordinality p (one, at)
    cross join lateral (select round(((p.one ->> 'reading')::numeric - coalesce(m.design_value, 0)::numeric), 6)::float8 as deviation) d
  where m.measure_status <> 3 and p.one ->> 'pin_x' is not null and p.one ->> 'pin_y' is not null`;

export default defineRoom({
  handlers: ({ db }) => [
    handle(calls.measure.pins, async ({ params: { id } }, context) => {
      await resourceRepository(db, floorplan).get(accessOf(context), id);
      const may = (resource: AnyResource) => context.caller.permissions.has(permission(resource.name, 'list'));
      const sources = [
        ...(may(qualitycorrection) ? [ordersOn(qualitycorrection, 'correction', id, context)] : []),
        ...(may(housedefect) ? [ordersOn(housedefect, 'defect', id, context)] : []),
        ...(may(measure) ? [pointsOn(id, context)] : []),
      ];
      if (sources.length === 0) return { pins: [], more: false };
      const limit = calls.measure.PLAN_PINS;
      // Raw SQL: the points of a measurement are elements of one column; what is worst comes first.
      const { rows } = await sql<Pin>`select * from (${sql.join(sources, sql` union all `)}) pins
        order by level desc, id, at limit ${limit + 1}`.execute(db);
      return { pins: rows.slice(0, limit), more: rows.length > limit };
    }),
  ],
});
