import { GATE_USE } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, notify, type Db } from '../../../store/index.ts';

/** Told when a transaction that changed lists has committed. */
export const LISTS_CHANGED = 'gongdi_gate_list';

/** Marks the lists of projects with gates: they have to be computed again. */
export async function markDue(trx: Db, projects: readonly string[], now: number): Promise<void> {
  const ids = [...new Set(projects)];
  if (ids.length === 0) return;
  const at = new Date(now).toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('gate_list')
    .columns(['project_id', 'list_version', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('gate')
        .distinct()
        .select(['project_id', sql<number>`0`.as('list_version'), sql<string>`${at}::timestamptz`.as('due_at')])
        .where('project_id', '=', anyOf(ids))
        .where('status', '=', GATE_USE.inUse),
    )
    .onConflict((row) => row.column('project_id').doUpdateSet({ due_at: at }))
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) > 0) await notify(trx, LISTS_CHANGED, '');
}

/** Returns the projects whose lists name these people, and the present project of each. */
export async function projectsOf(trx: Db, staff_ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('staff')
    .select('project_id')
    .where('id', '=', anyOf(staff_ids))
    .where('project_id', 'is not', null)
    .union(trx.selectFrom('gate_pass').select('project_id').where('staff_id', '=', anyOf(staff_ids)))
    .execute();
  return rows.flatMap(({ project_id }) => project_id ?? []);
}

/** Returns the projects with gates in the group of companies of an organisation. */
export async function projectsOfGroup(trx: Db, org_id: string | null): Promise<string[]> {
  if (org_id === null) return [];
  const rows = await trx
    .selectFrom('gate as g')
    .innerJoin('organisation as o', 'o.id', 'g.org_id')
    .distinct()
    .select('g.project_id')
    .where(
      sql<boolean>`split_part(o.path, '/', 1) = (select split_part(path, '/', 1) from organisation where id = ${org_id})`,
    )
    .execute();
  return rows.map(({ project_id }) => project_id);
}
