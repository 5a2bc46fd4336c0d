// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface AccountTable {
  id: string;
  user_name: string;
  password_hash: string;
  nickname: string;
  avatar: string | null;
  phone_number: string | null;
  org_id: string;
  user_type: number;
  ent_type: number;
  auth_status: Generated<number>;
  disabled: Generated<boolean>;
  created_at: string;
  updated_at: string;
  created_by: string | null;
  updated_by: string | null;
  version: Generated<number>;
  last_login_at: string | null;
  id_card: string | null;
  signature: Generated<string>;
  email: string | null;
  waiting: Generated<boolean>;
}
