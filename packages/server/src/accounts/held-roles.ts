import type { PermissionCode } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, type Db } from '../store/index.ts';
import { PENDING_PERMISSIONS } from './built-in-roles.ts';
import { expandPermissions } from './permissions.ts';

/** What the roles of an account allow, expanded to single permissions. */
export interface HeldRoles {
  role_codes: string[];
  /** The permissions that apply once the account's company has passed the check. */
  permissions: ReadonlySet<PermissionCode>;
  /** Data scopes of the roles (dictionary `data_scope`), each once. */
  data_scopes: readonly number[];
}

/** Most role sets cached at once. Their number is that of the combinations of roles in use, not that of accounts. */
const MOST = 1_000;

const byDatabase = new WeakMap<object, Map<string, HeldRoles>>();

/**
 * Permissions of an account whose company has not passed the check: the registration calls only, which no other account
 * may make.
 */
export const PENDING = expandPermissions(PENDING_PERMISSIONS);

/**
 * Returns what the roles behind some stamps allow. A stamp is a role's id and the transaction that wrote it last
 * (`xmin`), so a role that was changed in any way is read again. The result is cached, because expanding the permission
 * texts of a role for each call cost more than the call itself.
 * @param stamps `id xmin`, in the order of the roles' codes
 */
export async function rolesOf(db: Db, stamps: readonly string[]): Promise<HeldRoles> {
  const kept = byDatabase.get(db) ?? new Map<string, HeldRoles>();
  byDatabase.set(db, kept);
  const known = kept.get(stamps.join());
  if (known) return known;
  const ids = stamps.map((stamp) => stamp.slice(0, stamp.indexOf(' ')));
  const rows = await db
    .selectFrom('role')
    .select(['role_code', 'permissions', 'data_scope', sql<string>`id || ' ' || xmin::text`.as('stamp')])
    .where('id', '=', anyOf(ids))
    .orderBy('role_code')
    .execute();
  const permissions = expandPermissions(rows.flatMap((row) => row.permissions));
  for (const code of PENDING) permissions.delete(code);
  const data_scopes = [...new Set(rows.map((row) => row.data_scope))];
  const held = { role_codes: rows.map((row) => row.role_code), permissions, data_scopes };
  if (kept.size >= MOST) kept.clear();
  // Cached under the stamps that were read together with the permissions: a change in between yields a different set of
  // stamps.
  kept.set(rows.map((row) => row.stamp).join(), held);
  return held;
}
