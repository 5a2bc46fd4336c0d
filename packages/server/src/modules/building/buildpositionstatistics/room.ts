import { calls } from '@gongdi/api';
import { org, partmanage, productivetask } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { defineRoom } from '../../../room.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

type Asked = { project_id: string; from: string; to: string; part_id?: string | undefined };
type View = (typeof calls.production.PRODUCTION_VIEWS)[number];
type Line = calls.production.ProductionLine;

export default defineRoom({
  handlers: ({ db }) => [
    handle(calls.production.statistics, async ({ query: { by, ...asked } }, context) => {
      const limit = calls.production.PRODUCTION_LINES;
      const top = asked.part_id
        ? await resourceRepository(db, partmanage).get(accessOf(context), asked.part_id)
        : undefined;
      const rows = await linesOf(db, by, asked, top?.path ?? null, limit + 1, context);
      const lines = rows.slice(0, limit);
      const teams = by === 'team' ? await namesOf(db, lines, context) : undefined;
      return {
        lines: lines.map((one) => ({ ...one, label: teams?.get(one.key ?? '') ?? one.label })),
        more: rows.length > limit,
      };
    }),
  ],
});

/** Names of the teams, as the caller may see them. */
const namesOf = (db: Db, lines: readonly Line[], context: CallerContext) =>
  resourceRepository(db, org).titles(accessOf(context), { ids: lines.flatMap(({ key }) => key ?? []) });

/** One statement for each view: the days of the period, those below the part, summed up by key and unit. */
async function linesOf(
  db: Db,
  by: View,
  { project_id, from, to, part_id }: Asked,
  path: string | null,
  limit: number,
  { caller }: CallerContext,
): Promise<Line[]> {
  const scope = scopeConditions(productivetask, caller.scope, 'read');
  const seen = scope.length === 0 ? sql`true` : sql.join(scope, sql` and `);
  const here: RawBuilder<unknown> =
    path === null ? sql`true` : sql`p.path >= ${path} and p.path < ${path}::text || chr(127)`;
  // The part of the next level on the way to that of the record; the part itself where the record is of that one.
  const next =
    part_id === undefined ? sql`kid.parent_id is null` : sql`(kid.parent_id = ${part_id} or kid.id = ${part_id})`;
  const key = { part: sql`kid.id`, team: sql`w.team_id`, day: sql`w.work_date::text` }[by];
  const label = { part: sql`min(kid.part_name)`, team: sql`''`, day: sql`w.work_date::text` }[by];
  const order = { part: sql`min(kid.path)`, team: sql`5 desc`, day: sql`1` }[by];
  const kids =
    by === 'part'
      ? sql`join lateral (select kid.* from part kid where kid.project_id = ${project_id} and ${next}
          and p.path >= kid.path and p.path < kid.path || chr(127) order by length(kid.path) desc limit 1) kid on true`
      : sql``;
  // Raw SQL: subtrees are ranges of `path`.
  const { rows } = await sql<Line>`
    select ${key} as key, ${label} as label, t.work_unit as unit, coalesce(sum(w.planned_quantity), 0) as planned,
      sum(w.done_quantity) as done, coalesce(sum(w.heads), 0)::integer as man_days, count(*)::integer as records
    from (select * from work_day where project_id = ${project_id} and work_date between ${from} and ${to} and ${seen}) w
      join work_task t on t.id = w.task_id join part p on p.id = w.part_id ${kids}
    where ${here} group by ${by === 'day' ? sql`w.work_date` : key}, t.work_unit order by ${order}, 3 limit ${limit}`.execute(
    db,
  );
  return rows;
}
