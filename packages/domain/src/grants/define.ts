/** Roles that come with the product, by their codes; the administrator's may do everything. 5002 goes on patrols. */
export const GRANTED_ROLES = ['contractor', 'owner', 'regulator', '5002', 'shipper', 'receiver', 'driver'] as const;

/** `pending` is no role: somebody whose company waits to be checked may do that alone. */
export type Grantee = (typeof GRANTED_ROLES)[number] | 'pending';

/** Roles that something is given to together. */
export const ROLE_SETS = {
  everybody: GRANTED_ROLES,
  /** Whoever takes part in approvals. */
  approvers: ['contractor', 'owner', 'regulator', '5002'],
  /** Whoever looks upon the contractor's work. */
  lookers: ['owner', 'regulator', '5002'],
} as const satisfies Readonly<Record<string, readonly Grantee[]>>;

/** What each may do with a module, in its `grants.ts`: operations of its menu entry; `*`: all of them. */
export type Grants = Readonly<Partial<Record<Grantee | keyof typeof ROLE_SETS, '*' | readonly string[]>>>;

/** Seeing lists and records. */
export const LOOK = ['list', 'detail'] as const;

export const defineGrants = (grants: Grants): Grants => grants;
