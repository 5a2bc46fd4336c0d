// Written by `npm run migration` from the database that the migrations make.
import type { Json, JsonOrNull, Values } from '../../columns.ts';

export interface ChecklistTemplateTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  template_name: string;
  standard: string | null;
  term_days: number;
  items: Json<Values[]>;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}
