// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface PassageTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string | null;
  passed_at: string;
  direction: number | null;
  outcome: number;
  reason: number | null;
  reason_text: string | null;
  judged: number;
  way: number;
  project_id: string;
  gate_id: string;
  device_number: string;
  unit_id: string | null;
  team_id: string | null;
  credential: string | null;
  picture: JsonOrNull<FileItem[]>;
  received_at: string;
  said_at: string;
  clock: number;
  clock_offset: number | null;
  gate_seq: number;
  push_key: string | null;
  custom: JsonOrNull<unknown>;
}
