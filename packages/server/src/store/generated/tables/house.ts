// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface HouseTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  house_name: string;
  house_status: number;
  project_id: string;
  part_id: string;
  house_type: string | null;
  plan_id: string | null;
  approved_on: string | null;
  inspector_ids: JsonOrNull<string[]>;
  items: JsonOrNull<Values[]>;
  photos: JsonOrNull<FileItem[]>;
  conclusion: string | null;
  rechecked_by: string | null;
  rechecked_at: string | null;
  owner_name: string | null;
  owner_phone: string | null;
  owner_opinion: string | null;
  owner_signature: JsonOrNull<FileItem>;
  signed_at: string | null;
  custom: JsonOrNull<unknown>;
}
