// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface CompanyTable {
  id: string;
  org_id: string;
  company_name: string;
  credit_code: string;
  ent_type: number;
  contact_name: string;
  phone_number: string;
  licence: Uint8Array;
  licence_type: string;
  auth_status: number;
  check_reason: string | null;
  checked_at: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: Generated<number>;
  tags: Generated<string[]>;
}
