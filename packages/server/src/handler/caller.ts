import type { PermissionCode } from '@gongdi/domain';

/**
 * Which rows a caller meets: those of the organisations below these roots, the roots included. `write` is part of
 * `read`; an owner or a regulator reads the rows of a contractor without changing them.
 */
export interface Scope {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/** Whoever makes a call, as the session says. Read anew for every call. */
export interface Caller {
  id: string;
  user_name: string;
  nickname: string;
  user_type: number;
  ent_type: number;
  auth_status: number;
  org_id: string;
  company_id: string;
  company_name: string;
  role_codes: readonly string[];
  permissions: ReadonlySet<PermissionCode>;
  scope: Scope;
  session: { id: string; serial: string };
}
