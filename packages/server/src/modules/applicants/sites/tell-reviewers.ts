import { applysreview, permission, sipacreview, siteOf, titleOf, type AnyResource, type RowOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { notifyLabel, tellUsers } from '../../../notify/index.ts';

type Row = RowOf<AnyResource> & Readonly<Record<string, unknown>>;

/** Tells those of the organisation that runs the site who may review what has come in. */
export async function tellReviewers(
  trx: Kysely<unknown>,
  resource: AnyResource,
  row: Row,
  org_id: string,
  now: number,
): Promise<void> {
  const told = new Set<string>();
  for (const view of viewsOf(resource, row)) {
    const people = (await reviewersIn(trx, org_id, view)).filter((id) => !told.has(id));
    for (const id of people) told.add(id);
    const title = notifyLabel('recordNew', { label: resource.label, name: titleOf(resource, row) });
    await tellUsers(trx, people, { kind: 'record_step', title, link: `/${view.name}/detail?id=${row.id}` }, now);
  }
}

/** Menu entries under which a submission is reviewed; whoever holds the first is led to it. */
function viewsOf(resource: AnyResource, row: Row): AnyResource[] {
  const isPark = resource.name === applysreview.name && row['site'] === siteOf('sipac').code;
  return isPark ? [resource, sipacreview] : [resource];
}

async function reviewersIn(trx: Kysely<unknown>, org_id: string, { name }: AnyResource): Promise<string[]> {
  const codes = ['*', `${name}|*`, permission(name, 'pass')];
  const { rows } = await sql<{ id: string }>`select distinct a.id from account a
    join account_role held on held.account_id = a.id join role r on r.id = held.role_id
    where a.org_id = ${org_id} and not a.disabled and r.permissions ?| ${codes}::text[]`.execute(trx);
  return rows.map(({ id }) => id);
}
