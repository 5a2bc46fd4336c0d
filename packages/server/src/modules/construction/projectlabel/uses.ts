import type { CallResult, calls } from '@gongdi/api';
import { COUNT_LIMIT, findResource, GongdiError, permission, projectlabel, textOf } from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, permits, permitted, type Db } from '../../../store/index.ts';

/** Counts the records with a label, by resource: of those that the caller may list, the records that they see. */
export async function usesOf(db: Db, id: string, context: CallerContext): Promise<CallResult<typeof calls.label.uses>> {
  const { scope } = accessOf(context);
  if (!(await permits(db, projectlabel, scope, 'read', id))) throw new GongdiError('notFound');
  const found = await db
    .selectFrom('record_label_use')
    .select('resource')
    .distinct()
    .where('label_id', '=', id)
    .orderBy('resource')
    .execute();
  const uses: CallResult<typeof calls.label.uses> = [];
  for (const { resource: name } of found) {
    const resource = findResource(name);
    if (!resource || !context.caller.permissions.has(permission(name, 'list'))) continue;
    const seen = permitted(resource, scope, 'read', sql.ref('u.record_id'));
    // Raw SQL: the table of the records is that of the resource.
    const { rows } = await sql<{ total: number }>`select count(*)::integer as total from (
      select 1 from record_label_use u join ${sql.table(resource.noun)} r on r.id = u.record_id
      where u.label_id = ${id} and u.resource = ${name} and ${seen} limit ${COUNT_LIMIT + 1}) counted`.execute(db);
    const { total } = rows[0]!;
    if (total > 0)
      uses.push({
        resource: name,
        label: textOf(resource.label, context.lang),
        total: Math.min(total, COUNT_LIMIT),
        total_capped: total > COUNT_LIMIT,
      });
  }
  return uses;
}

/** Counts the uses of labels, for lists of labels. */
export async function countUses(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('record_label_use')
    .select('label_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('label_id', '=', anyOf([...ids]))
    .groupBy('label_id')
    .execute();
  return new Map(rows.map(({ label_id, count }) => [label_id, count]));
}
