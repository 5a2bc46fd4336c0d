import { projectmanage, staff } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { accountTables, BUILT_IN_ROLES, hashPassword } from '../accounts/index.ts';
import type { BlobStore } from '../files/index.ts';
import type { Ports } from '../ports.ts';
import { resourceRepository, WHOLE, type RowAccess } from '../store/index.ts';
import { accountId, DEMO_ACCOUNTS, roleId } from './accounts.ts';
import { loadDevices } from './load-devices.ts';
import { loadApplicants } from './applicants.ts';
import { loadAreas } from './areas.ts';
import { DEMO_NOW, demoId, demoTime } from './ids.ts';
import { ORGANISATIONS, organisationId, organisationPath } from './organisations.ts';
import { loadProcesses } from './processes.ts';
import { PROJECTS } from './projects.ts';
import { loadSafety } from './safety.ts';
import { STAFF } from './staff.ts';

export interface DemoPorts extends Pick<Ports, 'passwordCost'> {
  /** Where its drawings go; absent: it has none. */
  blobs?: BlobStore;
}

/** Puts the demo into an empty database, within a transaction of the caller's. */
export async function loadDemo(trx: Kysely<unknown>, ports: DemoPorts): Promise<void> {
  await loadOrganisations(trx);
  await loadAccounts(trx, ports);
  await loadRecords(trx);
  await loadDevices(trx);
  await loadAreas(trx, ports.blobs);
  await loadSafety(trx);
  await loadApplicants(trx, ports.blobs);
  await loadProcesses(trx);
}

async function loadOrganisations(trx: Kysely<unknown>): Promise<void> {
  const tables = accountTables(trx);
  const at = demoTime(400);
  await tables
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
  await tables.insertInto('organisation_view').values(views).execute();
}

async function loadAccounts(trx: Kysely<unknown>, ports: Pick<Ports, 'passwordCost'>): Promise<void> {
  const tables = accountTables(trx);
  const at = demoTime(400);
  await tables
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
  await tables
    .insertInto('account')
    .values(await Promise.all(accounts))
    .execute();
  await tables
    .insertInto('account_role')
    .values(DEMO_ACCOUNTS.map((one) => ({ account_id: accountId(one.user_name), role_id: roleId(one.role) })))
    .execute();
}

async function loadRecords(trx: Kysely<unknown>): Promise<void> {
  const projects = resourceRepository(trx, projectmanage);
  for (const [index, project] of PROJECTS.entries())
    // A day apart, so that the newest come first in a fixed order.
    await projects.insert(accessTo(project.organisation, DEMO_NOW - (PROJECTS.length - index) * 86_400_000), {
      ...project.record,
      id: demoId('project', index + 1),
    });
  const people = resourceRepository(trx, staff);
  for (const [index, person] of STAFF.entries())
    await people.insert(accessTo(PROJECTS[person.project]!.organisation, DEMO_NOW - (STAFF.length - index) * 60_000), {
      ...person.record,
      project_id: demoId('project', person.project + 1),
      id: demoId('staff', index + 1),
    });
}

function accessTo(organisation: string, now: number): RowAccess {
  return { scope: WHOLE, account_id: accountId('admin'), org_id: organisationId(organisation), now };
}
