// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface PartyItemTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  item_title: string;
  status: number | null;
  item_kind: number;
  project_id: string;
  branch_id: string;
  content: string;
  photos: JsonOrNull<FileItem[]>;
  attachments: JsonOrNull<FileItem[]>;
  held_on: string | null;
  venue: string | null;
  expected_ids: JsonOrNull<string[]>;
  attendee_ids: JsonOrNull<string[]>;
  attendance_rate: number | null;
  carousel: boolean | null;
  published_at: string | null;
  custom: JsonOrNull<unknown>;
}
