import { sql, type RawBuilder } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { anyOf, idsOf, organisationsBelow, type Db } from '../../../store/index.ts';
import { stamp } from './stamp.ts';
import { refuseField } from './text/index.ts';

/** Posts that the caller may change: those of the organisations below it. */
const writablePosts = (trx: Db, { caller }: CallerContext, ids: readonly string[]) =>
  trx
    .selectFrom('post')
    .where('id', '=', anyOf(ids))
    .where('org_id', 'in', idsOf(organisationsBelow(caller.scope.write)));

/** @throws GongdiError for a post that is newly given or taken and that the caller may not change */
export async function checkPosts(
  trx: Db,
  context: CallerContext,
  post_ids: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const changed = [...new Set([...post_ids, ...before])].filter((id) => post_ids.includes(id) !== before.includes(id));
  if (changed.length === 0) return;
  const rows = await writablePosts(trx, context, changed).select('id').execute();
  if (rows.length < changed.length) throw refuseField(context, 'post_ids', 'unseenPost');
}

/** Puts a person into posts and out of others. */
export async function givePosts(
  trx: Db,
  context: CallerContext,
  account_id: string,
  post_ids: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const change = async (ids: readonly string[], people: RawBuilder<unknown>): Promise<void> => {
    if (ids.length === 0) return;
    await trx
      .updateTable('post')
      .set((eb) => ({ user_ids: people as never, version: eb('version', '+', 1), ...stamp(context) }))
      .where('id', '=', anyOf(ids))
      .execute();
  };
  const added = post_ids.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !post_ids.includes(id));
  await change(added, sql`(user_ids - ${account_id}::text) || jsonb_build_array(${account_id}::text)`);
  await change(removed, sql`user_ids - ${account_id}::text`);
}
