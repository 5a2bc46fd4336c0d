import type { PermissionCode } from '@gongdi/domain';
import type { Acting, RowRules } from '../store/index.ts';

/**
 * The rows that a caller can access: those of the organisations at and below these roots. `write` is part of `read`: a
 * client or a regulator reads the rows of a contractor but cannot change them.
 */
export interface Scope {
  readonly read: readonly string[];
  readonly write: readonly string[];
  /** Single rows that the caller reaches besides, by a narrow data scope. */
  readonly rows?: RowRules;
  /** Rows that name somebody for whom the caller acts as a substitute. */
  readonly acting?: Acting;
}

/** The user who makes a call, as determined by the session. Read again for every call. */
export interface Caller {
  id: string;
  user_name: string;
  nickname: string;
  user_type: number;
  ent_type: number;
  auth_status: number;
  org_id: string;
  /** Ids of the organisations from the root down to the caller's own, each followed by a slash. */
  org_path: string;
  company_id: string;
  company_name: string;
  role_codes: readonly string[];
  permissions: ReadonlySet<PermissionCode>;
  scope: Scope;
  /** Ids of the accounts for which this one acts as a substitute at this moment. */
  acts_for: readonly string[];
  session: { id: string; serial: string };
}
