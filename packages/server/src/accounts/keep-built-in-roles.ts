import { rolemanage, type Label } from '@gongdi/domain';
import { sql, type NotNull } from 'kysely';
import { recordAudits, type AuditEvent } from '../audit/index.ts';
import { notifyLabel, notifyUsers, wakeUsers } from '../notify/index.ts';
import { anyOf, newId, type Db } from '../store/index.ts';
import { BUILT_IN_ROLES, builtInReadAs, type BuiltInRole } from './built-in-roles.ts';

/** Request id of these entries in the change record: the start of a server. */
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
 * Overwrites the stored built-in roles with the definitions of this version of the program. No call changes them, so
 * any difference was written by an older version or by direct database access. The change record keeps the old values.
 * If nothing differs, nothing is written. Must be called in a transaction that holds the lock of starts.
 */
export async function keepBuiltInRoles(trx: Db, now: number): Promise<void> {
  const rows = await trx
    .selectFrom('role')
    .select(['id', 'role_code', 'name', 'permissions', 'remark', 'version'])
    .where('org_id', 'is', null)
    .forUpdate()
    .execute();
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
  // A new installation has no previous roles, so there is no change to record.
  if (rows.length > 0) await recordAudits(trx, { now, ip: '', requestId: START }, null, changes);
  await wakeHolders(trx, changed);
  await tellOfLikeness(trx, now);
}

/** Returns the permissions sorted. Their order has no meaning, and older versions stored another order. */
const inOrder = (permissions: readonly string[]): string => JSON.stringify([...new Set(permissions)].toSorted());

function isEqual(stored: Stored, { name, permissions }: BuiltInRole): boolean {
  return inOrder(stored.permissions) === inOrder(permissions) && stored.name === name && stored.remark === null;
}

async function add(trx: Db, { role_code, name, permissions }: BuiltInRole, now: number): Promise<string> {
  const at = new Date(now).toISOString();
  const id = newId(now);
  await trx
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

async function rewrite(trx: Db, { id, version }: Stored, role: BuiltInRole, now: number): Promise<string> {
  await trx
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

/** Notifies all accounts with one of these roles at once that their permissions have changed. */
export async function wakeHolders(trx: Db, role_ids: readonly string[]): Promise<void> {
  if (role_ids.length === 0) return;
  const rows = await trx
    .selectFrom('account_role')
    .select('account_id as id')
    .distinct()
    .where('role_id', '=', anyOf(role_ids))
    .execute();
  await wakeUsers(
    trx,
    rows.map(({ id }) => id),
  );
}

/**
 * Notifies administrators of company roles that read like built-in roles. Such roles were made before the program
 * refused them, or before that built-in role existed. The roles are not changed. The accounts that may change them are
 * notified, and notified again once that message is deleted.
 */
async function tellOfLikeness(trx: Db, now: number): Promise<void> {
  const rows = await trx
    .selectFrom('role')
    .select(['id', 'role_code', 'name', 'org_id'])
    .where('org_id', 'is not', null)
    .orderBy('id')
    .$narrowType<{ org_id: NotNull }>()
    .execute();
  for (const { id, role_code, name, org_id } of rows) {
    const alike = builtInReadAs(role_code) ?? builtInReadAs(name);
    if (!alike) continue;
    const link = `/${rolemanage.name}/edit?id=${id}`;
    const people = await editorsOf(trx, org_id, link);
    const title: Label = notifyLabel('roleAlike', { name, code: role_code, other: alike.name });
    await notifyUsers(trx, people, { kind: 'role_alike', title, link }, now);
  }
}

/**
 * Accounts of an organisation, or of one above it, that may change its roles and have no notification about this role
 * yet.
 */
async function editorsOf(trx: Db, org_id: string, link: string): Promise<string[]> {
  const codes = ['*', `${rolemanage.name}|*`, `${rolemanage.name}|edit`];
  const rows = await trx
    .selectFrom('organisation as o')
    .innerJoin('organisation as above', (join) =>
      join.on(({ fn }) => fn<boolean>('starts_with', ['o.path', 'above.path'])),
    )
    .innerJoin('account as a', 'a.org_id', 'above.id')
    .innerJoin('account_role as held', 'held.account_id', 'a.id')
    .innerJoin('role as r', 'r.id', 'held.role_id')
    .select('a.id')
    .distinct()
    .where('o.id', '=', org_id)
    .where('a.disabled', '=', false)
    .where('r.permissions', '?|', sql<string[]>`${codes}::text[]`)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('notification as n').whereRef('n.account_id', '=', 'a.id').where('n.link', '=', link))),
    )
    .execute();
  return rows.map(({ id }) => id);
}
