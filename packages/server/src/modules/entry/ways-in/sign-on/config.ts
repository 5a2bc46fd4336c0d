import type { JSONWebKeySet } from 'jose';

/**
 * What `sub` of a token may name. An installation uses one of the two: if both were tried, a user name that looks like
 * the mobile number of another user could open that user's account.
 */
export const SIGN_ON_SUBJECTS = ['user_name', 'phone_number'] as const;

/** Accounts for users that the other system names and that have none here yet. */
export interface Newcomers {
  /** Ids of organisations here, by the values of the claim `org`. */
  organizations: Readonly<Record<string, string>>;
  /** Codes of roles here, by the values of the claim `roles`. */
  roles: Readonly<Record<string, string>>;
}

/** Configuration of a system that identifies users by signed tokens (docs/sign-on.md). */
export interface SignOn {
  /** Secret shared with that system, at least 32 bytes (HS256). Without one, `keys` are needed. */
  secret?: string;
  /**
   * Public keys of that system: the address of its key set (JWKS, RFC 7517), or the set. They need `issuer` and
   * `audience`: the same keys may sign tokens for other systems. A `secret` is not used beside them.
   */
  keys?: string | JSONWebKeySet;
  /** What `sub` names (default `user_name`). */
  subject?: (typeof SIGN_ON_SUBJECTS)[number];
  /** Required value of `iss`; absent: `iss` is not checked. */
  issuer?: string;
  /** Required value of `aud`; absent: a token with an `aud` is refused (RFC 7519, section 4.1.3). */
  audience?: string;
  /** Absent: who has no account here is refused. */
  newcomers?: Newcomers;
}
