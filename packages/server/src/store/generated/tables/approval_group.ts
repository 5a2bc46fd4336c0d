// Written by `npm run migration` from the database that the migrations make.

export interface ApprovalGroupTable {
  id: string;
  org_id: string;
  name: string;
  description: string;
  member_user_ids: string[];
  status: number;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
}
