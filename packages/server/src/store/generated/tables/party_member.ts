// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface PartyMemberTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  member_name: string;
  status: number | null;
  project_id: string;
  branch_id: string;
  staff_id: string | null;
  phone_number: string | null;
  photo: JsonOrNull<FileItem[]>;
  party_post: number | null;
  pioneer_post: string | null;
  mentor_id: string | null;
  applied_on: string | null;
  accepted_on: string | null;
  convert_due: string | null;
  converted_on: string | null;
  moved_on: string | null;
  moved_to: string | null;
  custom: JsonOrNull<unknown>;
}
