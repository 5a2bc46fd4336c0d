import { applysreview, permission, sipacreview, siteOf, titleOf, type AnyResource, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { notifyLabel, notifyUsers } from '../../../notify/index.ts';
import type { Db } from '../../../store/index.ts';

type Row = RowOf<AnyResource> & Readonly<Record<string, unknown>>;

/** Notifies the users who may review the submission, in the organisation that runs the site. */
export async function notifyReviewers(
  trx: Db,
  resource: AnyResource,
  row: Row,
  org_id: string,
  now: number,
): Promise<void> {
  const notified = new Set<string>();
  for (const view of viewsOf(resource, row)) {
    const people = (await reviewersIn(trx, org_id, view)).filter((id) => !notified.has(id));
    for (const id of people) notified.add(id);
    const title = notifyLabel('recordNew', { label: resource.label, name: titleOf(resource, row) });
    const link = `/${view.name}/detail?id=${row.id}`;
    await notifyUsers(trx, people, { kind: 'record_step', title, link, org_id }, now);
  }
}

/**
 * Menu entries under which a submission is reviewed. The notification of a user who has several of them links to the
 * first.
 */
function viewsOf(resource: AnyResource, row: Row): AnyResource[] {
  const isPark = resource.name === applysreview.name && row['site'] === siteOf('sipac').code;
  return isPark ? [resource, sipacreview] : [resource];
}

async function reviewersIn(trx: Db, org_id: string, { name }: AnyResource): Promise<string[]> {
  const codes = ['*', `${name}|*`, permission(name, 'pass')];
  const rows = await trx
    .selectFrom('account as a')
    .innerJoin('account_role as held', 'held.account_id', 'a.id')
    .innerJoin('role as r', 'r.id', 'held.role_id')
    .select('a.id')
    .distinct()
    .where('a.org_id', '=', org_id)
    .where('a.disabled', '=', false)
    .where('r.permissions', '?|', sql<string[]>`${codes}::text[]`)
    .execute();
  return rows.map(({ id }) => id);
}
