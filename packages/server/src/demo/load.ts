import { BUILT_IN_ROLES, hashPassword } from '../accounts/index.ts';
import type { Db } from '../store/index.ts';
import { accountId, DEMO_ACCOUNTS, roleId } from './accounts.ts';
import { inOrder, type Demo, type DemoPorts } from './define.ts';
import { demoTime } from './ids.ts';
import { ORGANISATIONS, organisationId, organisationPath } from './organisations.ts';

/**
 * Loads the demo into an empty database, within the caller's transaction: first organisations and accounts, then the
 * records of the modules.
 */
export async function fillDemo(trx: Db, ports: DemoPorts, demos: readonly Demo[]): Promise<void> {
  await loadOrganisations(trx);
  await loadAccounts(trx, ports);
  for (const { load } of inOrder(demos)) await load(trx, ports);
}

async function loadOrganisations(trx: Db): Promise<void> {
  const at = demoTime(400);
  await trx
    .insertInto('organisation')
    .values(
      ORGANISATIONS.map((one, index) => ({
        id: organisationId(one.key),
        parent_id: one.parent ? organisationId(one.parent) : null,
        path: organisationPath(one.key),
        national_code: one.region ?? null,
        name: one.name,
        ent_type: one.ent_type,
        sort: index,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
  const views = ORGANISATIONS.flatMap((one) =>
    (one.sees ?? []).map((seen) => ({ org_id: organisationId(one.key), seen_org_id: organisationId(seen) })),
  );
  await trx.insertInto('organisation_view').values(views).execute();
}

async function loadAccounts(trx: Db, ports: DemoPorts): Promise<void> {
  const at = demoTime(400);
  await trx
    .insertInto('role')
    .values(
      BUILT_IN_ROLES.map(({ role_code, name, permissions }) => ({
        id: roleId(role_code),
        role_code,
        name,
        permissions: JSON.stringify(permissions),
        created_at: at,
        updated_at: at,
        version: 1,
      })),
    )
    .execute();
  const accounts = DEMO_ACCOUNTS.map(async (one) => ({
    id: accountId(one.user_name),
    user_name: one.user_name,
    password_hash: await hashPassword(one.password, ports.passwordCost),
    nickname: one.nickname,
    org_id: organisationId(one.organisation),
    user_type: 1,
    ent_type: one.ent_type,
    auth_status: 1,
    disabled: false,
    created_at: at,
    updated_at: at,
  }));
  await trx
    .insertInto('account')
    .values(await Promise.all(accounts))
    .execute();
  await trx
    .insertInto('account_role')
    .values(DEMO_ACCOUNTS.map((one) => ({ account_id: accountId(one.user_name), role_id: roleId(one.role) })))
    .execute();
}
