import type { PermissionCode } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { PENDING_PERMISSIONS } from './built-in-roles.ts';
import { expandPermissions } from './permissions.ts';

/** What the roles of an account allow, expanded. */
export interface HeldRoles {
  role_codes: string[];
  /** Once its company has passed the check. */
  permissions: ReadonlySet<PermissionCode>;
}

/** Sets of roles that are kept at once: there are as many as ways in which roles are combined, not as accounts. */
const MOST = 1_000;

const byDatabase = new WeakMap<object, Map<string, HeldRoles>>();

/** What somebody may do whose company has not passed the check: the registration alone, which nobody else may. */
export const PENDING = expandPermissions(PENDING_PERMISSIONS);

/**
 * What the roles behind some stamps allow. A stamp is a role's id and the transaction that wrote it last (`xmin`), so a
 * role that was changed in whatever way is read anew; expanding the texts of a role for each call cost more than the call.
 * @param stamps `id xmin`, in the order of the roles' codes
 */
export async function rolesOf(db: Kysely<unknown>, stamps: readonly string[]): Promise<HeldRoles> {
  const kept = byDatabase.get(db) ?? new Map<string, HeldRoles>();
  byDatabase.set(db, kept);
  const known = kept.get(stamps.join());
  if (known) return known;
  const ids = stamps.map((stamp) => stamp.slice(0, stamp.indexOf(' ')));
  const { rows } = await sql<{ stamp: string; role_code: string; permissions: string[] }>`
    select id || ' ' || xmin::text as stamp, role_code, permissions from role
    where id = any(${ids}) order by role_code`.execute(db);
  const permissions = expandPermissions(rows.flatMap((row) => row.permissions));
  for (const code of PENDING) permissions.delete(code);
  const held = { role_codes: rows.map((row) => row.role_code), permissions };
  if (kept.size >= MOST) kept.clear();
  // Under the stamps that were read with the permissions: a change in between makes another set of stamps.
  kept.set(rows.map((row) => row.stamp).join(), held);
  return held;
}
