// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, Values } from '../../columns.ts';

export interface CustomFieldTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  target: string;
  label_zh: string;
  label_en: string | null;
  kind: number;
  unit: string | null;
  ref: string | null;
  choices: JsonOrNull<Values[]>;
  number_pattern: string | null;
  number_reset: number | null;
  number_per_project: boolean | null;
  is_required: boolean;
  help: string | null;
  in_list: boolean;
  filtered: boolean;
  field_group: string | null;
  position: number;
  read_roles: JsonOrNull<string[]>;
  edit_roles: JsonOrNull<string[]>;
  field_name: string | null;
  state: number;
  custom: JsonOrNull<unknown>;
}
