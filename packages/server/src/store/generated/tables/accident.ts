// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AccidentTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  accident_title: string;
  project_id: string;
  happened_on: string;
  accident_kind: number;
  deaths: number;
  serious_injuries: number;
  slight_injuries: number;
  direct_loss: string | null;
  course: string;
  custom: JsonOrNull<unknown>;
}
