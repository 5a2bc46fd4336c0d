// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface BrandTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  shown_name: string;
  project_id: string | null;
  logo: JsonOrNull<FileItem[]>;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}
