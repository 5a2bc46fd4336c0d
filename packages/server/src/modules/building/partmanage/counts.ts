import { calls } from '@gongdi/api';
import { componentmanage, partmanage, permission, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

/** Most parts of the next level in one answer. */
const LIMIT = 500;

interface Counted {
  id: string;
  of: 'parts' | 'components';
  state: number;
  count: number;
}

/** Counts what lies below each part of the next level, in two statements whatever the depth. */
export const countsHandler = (db: Db): Handler =>
  handle(calls.part.partCounts, async ({ params: { id } }, context) => {
    const part = await resourceRepository(db, partmanage).get(accessOf(context), id);
    // Raw SQL: subtrees are ranges of `path`.
    const { rows: next } = await sql<{ id: string; name: string; part_status: number; leaf: boolean }>`
      select id, part_name as name, part_status, leaf_flag as leaf from part where parent_id = ${id} and ${seen(partmanage, context)}
      order by path limit ${LIMIT + 1}`.execute(db);
    const shown = next.slice(0, LIMIT);
    const counted = await countBelow(
      db,
      shown.map((one) => one.id),
      part.project_id,
      context,
    );
    const statesOf = (one: string, of: Counted['of']) =>
      counted.filter((row) => row.id === one && row.of === of).map(({ state, count }) => ({ state, count }));
    return {
      list: shown.map((one) => ({
        ...one,
        parts: statesOf(one.id, 'parts'),
        components: statesOf(one.id, 'components'),
      })),
      more: next.length > LIMIT,
    };
  });

async function countBelow(
  db: Db,
  ids: readonly string[],
  project_id: string,
  context: CallerContext,
): Promise<Counted[]> {
  const mayComponents = context.caller.permissions.has(permission(componentmanage.name, 'list'));
  const components = sql`union all
    select top.id, 'components', c.component_status, count(*)::integer
    from part top join part below on below.path >= top.path and below.path < top.path || chr(127)
      join (select part_id, component_status from component
        where project_id = ${project_id} and ${seen(componentmanage, context)}) c on c.part_id = below.id
    where top.id = any(${[...ids]}) group by 1, 3`;
  // Raw SQL: a subtree is a range of `path`, and one statement counts all of them.
  const { rows } = await sql<Counted>`
    select top.id, 'parts' as of, leaf.part_status as state, count(*)::integer as count
    from part top join (select path, part_status from part
        where project_id = ${project_id} and leaf_flag and ${seen(partmanage, context)}) leaf
      on leaf.path >= top.path and leaf.path < top.path || chr(127)
    where top.id = any(${[...ids]}) group by 1, 3 ${mayComponents ? components : sql``}
    order by 1, 2, 3`.execute(db);
  return rows;
}

/** SQL for the rows of a resource that the caller may read. */
function seen(resource: AnyResource, { caller }: CallerContext): RawBuilder<unknown> {
  const conditions = scopeConditions(resource, caller.scope, 'read');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
