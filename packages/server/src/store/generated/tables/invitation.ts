// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface InvitationTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  purpose: string | null;
  invite_code: string | null;
  organization_id: string | null;
  role_ids: JsonOrNull<string[]>;
  post_ids: JsonOrNull<string[]>;
  project_ids: JsonOrNull<string[]>;
  needs_approval: boolean | null;
  max_uses: number | null;
  uses: number | null;
  expires_at: string | null;
  invite_status: number | null;
}
