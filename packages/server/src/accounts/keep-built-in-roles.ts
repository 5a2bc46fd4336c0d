import { rolemanage, type Label } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { recordAudits, type AuditEvent } from '../audit/index.ts';
import { notifyLabel, tellUsers, wakeUsers } from '../notify/index.ts';
import { newId } from '../store/index.ts';
import { BUILT_IN_ROLES, builtInReadAs, type BuiltInRole } from './built-in-roles.ts';
import { accountTables } from './tables.ts';

/** Who did it, in the change record: the start of a server. */
const START = 'start';

interface Stored {
  id: string;
  role_code: string;
  name: string;
  permissions: string[];
  remark: string | null;
  version: number;
}

/**
 * Makes the built-in roles what this version of the program says they are. No call changes them, so whatever differs
 * was stored by an older version, or past the program. What was there stays in the change record. Nothing is written
 * when nothing differs. Called in a transaction that holds the lock of starts.
 */
export async function keepBuiltInRoles(trx: Kysely<unknown>, now: number): Promise<void> {
  const { rows } = await sql<Stored>`select id, role_code, name, permissions, remark, version from role
    where org_id is null for update`.execute(trx);
  const changes: AuditEvent[] = [];
  const changed: string[] = [];
  for (const role of BUILT_IN_ROLES) {
    const before = rows.find((row) => row.role_code === role.role_code);
    if (before && isEqual(before, role)) continue;
    const id = before ? await rewrite(trx, before, role, now) : await add(trx, role, now);
    changed.push(id);
    const action = before ? 'edit' : 'add';
    changes.push({ action, subject: rolemanage.name, subject_id: id, before, after: role });
  }
  // A new installation has no change to tell of.
  if (rows.length > 0) await recordAudits(trx, { now, ip: '', requestId: START }, null, changes);
  await wakeHolders(trx, changed);
  await tellOfLikeness(trx, now);
}

/** In which order permissions stand has no meaning, and older versions had another one. */
const inOrder = (permissions: readonly string[]): string => JSON.stringify([...new Set(permissions)].toSorted());

function isEqual(stored: Stored, { name, permissions }: BuiltInRole): boolean {
  return inOrder(stored.permissions) === inOrder(permissions) && stored.name === name && stored.remark === null;
}

async function add(trx: Kysely<unknown>, { role_code, name, permissions }: BuiltInRole, now: number): Promise<string> {
  const at = new Date(now).toISOString();
  const id = newId(now);
  await accountTables(trx)
    .insertInto('role')
    .values({
      id,
      role_code,
      name,
      permissions: JSON.stringify(permissions),
      created_at: at,
      updated_at: at,
      version: 1,
    })
    .execute();
  return id;
}

async function rewrite(trx: Kysely<unknown>, { id, version }: Stored, role: BuiltInRole, now: number): Promise<string> {
  await accountTables(trx)
    .updateTable('role')
    .set({
      name: role.name,
      permissions: JSON.stringify(role.permissions),
      remark: null,
      updated_at: new Date(now).toISOString(),
      updated_by: null,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Lets whoever has one of these roles know at once that what they may do has changed. */
export async function wakeHolders(trx: Kysely<unknown>, role_ids: readonly string[]): Promise<void> {
  if (role_ids.length === 0) return;
  const { rows } = await sql<{ id: string }>`select distinct account_id as id from account_role
    where role_id = any(${[...role_ids]})`.execute(trx);
  await wakeUsers(
    trx,
    rows.map(({ id }) => id),
  );
}

/**
 * Roles of companies that read like built-in ones were made before that was refused, or before there was such a
 * built-in one. They stay as they are; those who may change them are told, and again once that message is gone.
 */
async function tellOfLikeness(trx: Kysely<unknown>, now: number): Promise<void> {
  const { rows } = await sql<{ id: string; role_code: string; name: string; org_id: string }>`
    select id, role_code, name, org_id from role where org_id is not null order by id`.execute(trx);
  for (const { id, role_code, name, org_id } of rows) {
    const alike = builtInReadAs(role_code) ?? builtInReadAs(name);
    if (!alike) continue;
    const link = `/${rolemanage.name}/edit?id=${id}`;
    const people = await editorsOf(trx, org_id, link);
    const title: Label = notifyLabel('roleAlike', { name, code: role_code, other: alike.name });
    await tellUsers(trx, people, { kind: 'role_alike', title, link }, now);
  }
}

/** Accounts of an organisation, or of one above it, that may change its roles and have not been told of this one. */
async function editorsOf(trx: Kysely<unknown>, org_id: string, link: string): Promise<string[]> {
  const codes = ['*', `${rolemanage.name}|*`, `${rolemanage.name}|edit`];
  const { rows } = await sql<{ id: string }>`select distinct a.id from organisation o
    join organisation above on starts_with(o.path, above.path)
    join account a on a.org_id = above.id and not a.disabled
    join account_role held on held.account_id = a.id join role r on r.id = held.role_id
    where o.id = ${org_id} and r.permissions ?| ${codes}::text[]
      and not exists (select 1 from notification n where n.account_id = a.id and n.link = ${link})`.execute(trx);
  return rows.map(({ id }) => id);
}
