/** Codes of the built-in roles, without the administrator, who may do everything. 5002 is the role for patrols. */
export const GRANTED_ROLES = ['contractor', 'owner', 'regulator', '5002', 'shipper', 'receiver', 'driver'] as const;

/** `pending` is not a role: it is a user whose company waits for its check. Such a user has these grants only. */
export type Grantee = (typeof GRANTED_ROLES)[number] | 'pending';

/** Sets of roles that get a grant together. */
export const ROLE_SETS = {
  everybody: GRANTED_ROLES,
  /** Roles that take part in approvals. */
  approvers: ['contractor', 'owner', 'regulator', '5002'],
  /** Roles that observe the work of the contractor. */
  lookers: ['owner', 'regulator', '5002'],
} as const satisfies Readonly<Record<string, readonly Grantee[]>>;

/** Grants of a module, in its `grants.ts`: operations of its menu entry by role or role set; `*`: all operations. */
export type Grants = Readonly<Partial<Record<Grantee | keyof typeof ROLE_SETS, '*' | readonly string[]>>>;

/** Operations for reading lists and records. */
export const LOOK = ['list', 'detail'] as const;

export const defineGrants = (grants: Grants): Grants => grants;
