// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull, Place } from '../../columns.ts';

export interface DiscloserecordTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  person_name: string;
  discloseId: string;
  team: string | null;
  trade: number | null;
  signature: Json<FileItem>;
  place: JsonOrNull<Place>;
  custom: JsonOrNull<unknown>;
}
