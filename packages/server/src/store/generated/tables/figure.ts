// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface FigureTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  figure_name: string;
  project_id: string;
  part_id: string;
  figure_kind: number;
  picture: JsonOrNull<FileItem[]>;
  remark: string | null;
  regions: JsonOrNull<Values[]>;
  custom: JsonOrNull<unknown>;
}
