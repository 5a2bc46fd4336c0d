// Written by `npm run migration` from the database that the migrations make.
import type { Json, JsonOrNull } from '../../columns.ts';

export interface PostTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  name: string;
  user_ids: Json<string[]>;
  sort: number | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}
