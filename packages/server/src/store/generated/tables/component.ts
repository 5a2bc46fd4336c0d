// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ComponentTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  component_name: string;
  component_code: string;
  component_status: number;
  component_kind: number;
  project_id: string;
  part_id: string;
  specification: string | null;
  weight: number | null;
  producer: string | null;
  planned_on: string | null;
  delivered_at: string | null;
  delivery_note: string | null;
  delivery_photos: JsonOrNull<FileItem[]>;
  installed_at: string | null;
  team_id: string | null;
  installation_photos: JsonOrNull<FileItem[]>;
  accepted_at: string | null;
  acceptor_id: string | null;
  acceptance_opinion: string | null;
  signature: JsonOrNull<FileItem>;
  custom: JsonOrNull<unknown>;
}
