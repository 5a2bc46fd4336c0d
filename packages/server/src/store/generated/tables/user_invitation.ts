// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { Json } from '../../columns.ts';

export interface UserInvitationTable {
  id: string;
  org_id: string;
  code: string;
  purpose: string;
  role_ids: Json<string[]>;
  post_ids: Json<string[]>;
  project_ids: Json<string[]>;
  needs_approval: boolean;
  max_uses: number;
  uses: Generated<number>;
  expires_at: string;
  withdrawn_at: string | null;
  created_at: string;
  created_by: string;
  updated_at: string;
  updated_by: string | null;
  version: number;
}
