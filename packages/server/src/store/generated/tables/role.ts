// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { Json } from '../../columns.ts';

export interface RoleTable {
  id: string;
  role_code: string;
  name: string;
  permissions: Json<string[]>;
  org_id: string | null;
  remark: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  data_scope: Generated<number>;
}
