import { calls } from '@gongdi/api';
import { measure, MEASURE_STATUS, org, partmanage } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

type Line = calls.measure.RateLine;
type View = (typeof calls.measure.RATE_VIEWS)[number];
interface Asked {
  project_id: string;
  part_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Answers the rates of a project or of a subtree. */
export const ratesHandler = (db: Db): Handler =>
  handle(calls.measure.rates, async ({ query: { by, ...asked } }, context) => {
    const limit = calls.measure.RATE_LINES;
    const top = asked.part_id
      ? await resourceRepository(db, partmanage).get(accessOf(context), asked.part_id)
      : undefined;
    const rows = await linesOf(db, by, asked, top?.path ?? null, context);
    const lines = rows.slice(0, limit);
    const teams =
      by === 'team'
        ? await resourceRepository(db, org).titles(accessOf(context), { ids: lines.flatMap(({ key }) => key ?? []) })
        : undefined;
    return {
      lines: lines.map((one) => ({ ...one, label: teams?.get(one.key ?? '') ?? one.label })),
      more: rows.length > limit,
    };
  });

/** One statement for each view, whatever the depth of the tree: the measurements are summed up once. */
async function linesOf(
  db: Db,
  by: View,
  { project_id, part_id, from, to }: Asked,
  path: string | null,
  { caller }: CallerContext,
): Promise<Line[]> {
  const scope = scopeConditions(measure, caller.scope, 'read');
  const seen = scope.length === 0 ? sql`true` : sql.join(scope, sql` and `);
  const days = sql.join(
    [sql`true`, ...(from ? [sql`measured_on >= ${from}`] : []), ...(to ? [sql`measured_on <= ${to}`] : [])],
    sql` and `,
  );
  const below: RawBuilder<unknown> =
    path === null ? sql`true` : sql`p.path >= ${path} and p.path < ${path}::text || chr(127)`;
  // The part of the next level on the way to that of the record; the part itself where the record is of that one.
  const next =
    part_id === undefined ? sql`kid.parent_id is null` : sql`(kid.parent_id = ${part_id} or kid.id = ${part_id})`;
  const view = {
    part: { key: sql`kid.id`, label: sql`min(kid.part_name)`, order: sql`min(kid.path)` },
    item: { key: sql`m.standard_id`, label: sql`min(s.item_name)`, order: sql`min(s.item_code)` },
    team: { key: sql`m.team_id`, label: sql`''`, order: sql`6 desc` },
    place: {
      key: sql`m.part_id || ' ' || m.place`,
      label: sql`min(p.full_name) || ' ' || min(m.place)`,
      order: sql`2`,
    },
  }[by];
  const kids =
    by === 'part'
      ? sql`join lateral (select kid.* from part kid where kid.project_id = ${project_id} and ${next}
          and p.path >= kid.path and p.path < kid.path || chr(127) order by length(kid.path) desc limit 1) kid on true`
      : sql``;
  const now = sql`filter (where m.measure_status <> ${MEASURE_STATUS.replaced})`;
  const first = sql`filter (where m.again_id is null)`;
  // Raw SQL: subtrees are ranges of `path`.
  const { rows } = await sql<Line>`
    select ${view.key} as key, ${view.label} as label,
      (count(*) ${now})::integer as records,
      (count(*) filter (where m.measure_status = ${MEASURE_STATUS.passed}))::integer as records_passed,
      coalesce(sum(m.point_count) ${now}, 0)::integer as points,
      coalesce(sum(m.passed_count) ${now}, 0)::integer as points_passed,
      coalesce(sum(m.burst_count) ${now}, 0)::integer as bursts,
      coalesce(sum(m.point_count) ${first}, 0)::integer as first_points,
      coalesce(sum(m.passed_count) ${first}, 0)::integer as first_passed
    from (select * from measurement where project_id = ${project_id} and ${days} and ${seen}) m
      join part p on p.id = m.part_id join measure_standard s on s.id = m.standard_id ${kids}
    where ${below} group by ${view.key} order by ${view.order}, 1 limit ${calls.measure.RATE_LINES + 1}`.execute(db);
  return rows;
}
