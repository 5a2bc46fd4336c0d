import { projectmanage } from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { anyOf, permitted, type Db } from '../../../store/index.ts';
import { refuseField } from './text/index.ts';

/** @throws GongdiError for a project that is newly given or taken and that the caller may not change */
export async function checkProjects(
  trx: Db,
  context: CallerContext,
  project_ids: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const changed = differing(project_ids, before);
  if (changed.length === 0) return;
  const rows = await trx
    .selectFrom('project')
    .select('id')
    .where('id', '=', anyOf(changed))
    .where(permitted(projectmanage, context.caller.scope, 'write', sql.ref('id')))
    .execute();
  if (rows.length < changed.length) throw refuseField(context, 'project_ids', 'unseenProject');
}

/** Puts a person into projects and out of others. */
export async function giveProjects(
  trx: Db,
  { caller, now }: CallerContext,
  account_id: string,
  project_ids: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const at = new Date(now).toISOString();
  const added = [...new Set(project_ids)].filter((id) => !before.includes(id));
  const removed = before.filter((id) => !project_ids.includes(id));
  if (removed.length > 0)
    await trx
      .deleteFrom('project_member')
      .where('account_id', '=', account_id)
      .where('project_id', '=', anyOf(removed))
      .execute();
  if (added.length > 0)
    await trx
      .insertInto('project_member')
      .values(added.map((project_id) => ({ project_id, account_id, created_at: at, created_by: caller.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Returns what is in one of two lists only. */
function differing(now: readonly string[], before: readonly string[]): string[] {
  return [...new Set([...now, ...before])].filter((id) => now.includes(id) !== before.includes(id));
}
