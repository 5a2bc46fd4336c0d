// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface UserTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  userName: string | null;
  nickname: string | null;
  phone_number: string | null;
  organization_id: string | null;
  role_ids: JsonOrNull<string[]>;
  roleCode: string | null;
  ent_type: number | null;
  user_status: number | null;
  last_login_at: string | null;
  id_card: string | null;
  post_ids: JsonOrNull<string[]>;
  project_ids: JsonOrNull<string[]>;
}
