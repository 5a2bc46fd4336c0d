import type { ColumnType, Generated, Kysely } from 'kysely';

/** Tables of this room, as migrations/0001_accounts.sql makes them. Instants are ISO texts. */
export type AccountTables = {
  organisation: {
    id: string;
    parent_id: string | null;
    path: string;
    name: string;
    ent_type: number;
    sort: number;
    /** Who leads it. */
    head_id: Generated<string | null>;
    /** Where it is (GB/T 2260). */
    national_code: Generated<string | null>;
    /** Nobody of it, or of those below it, comes in. */
    disabled: Generated<boolean>;
    /** Of a company, a data address; empty: none. */
    logo: Generated<string>;
    created_at: string;
    created_by: string | null;
    updated_at: string;
    updated_by: string | null;
    version: Generated<number>;
  };
  organisation_view: { org_id: string; seen_org_id: string };
  account: {
    id: string;
    user_name: string;
    password_hash: string;
    nickname: string;
    /** A data address. */
    avatar: string | null;
    phone_number: string | null;
    id_card: Generated<string | null>;
    /** A data address; empty: none. */
    signature: Generated<string>;
    org_id: string;
    user_type: number;
    ent_type: number;
    auth_status: number;
    disabled: boolean;
    last_login_at: string | null;
    created_at: string;
    created_by: string | null;
    updated_at: string;
    updated_by: string | null;
    version: Generated<number>;
  };
  role: {
    id: string;
    role_code: string;
    name: string;
    /** JSON text when written. */
    permissions: ColumnType<string[], string, string>;
    org_id: string | null;
    remark: string | null;
    created_at: string;
    created_by: string | null;
    updated_at: string;
    updated_by: string | null;
    version: number;
  };
  account_role: { account_id: string; role_id: string };
  login_session: {
    id: string;
    account_id: string;
    created_at: string;
    seen_at: string;
    expires_at: string;
    revoked_at: string | null;
    ip: string;
    /** Of the cookie that goes with it; null: it is kept by no browser. */
    cookie_hash: Generated<Uint8Array | null>;
  };
  /** What calls are made with: one for each tab, or the one that a login gave. */
  session_token: { token_hash: Uint8Array; serial: string; session_id: string; expires_at: string };
  /** Network addresses from which an account has logged in. */
  known_address: { account_id: string; address: string; seen_at: string };
  captcha: { key: string; answer_hash: Uint8Array; expires_at: string };
};

/** The database with the tables of this room. */
export function accountTables(db: Kysely<unknown>): Kysely<AccountTables> {
  return db.withTables<AccountTables>();
}
