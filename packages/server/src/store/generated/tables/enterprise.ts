// Written by `npm run migration` from the database that the migrations make.

export interface EnterpriseTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  company_name: string | null;
  credit_code: string | null;
  ent_type: number | null;
  contact_name: string | null;
  phone_number: string | null;
  auth_status: number | null;
  check_reason: string | null;
  checked_at: string | null;
  tags: string | null;
}
