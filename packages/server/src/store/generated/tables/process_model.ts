// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { EngineFlavour, NobodyPolicy } from '../../columns.ts';

export interface ProcessModelTable {
  id: string;
  org_id: string;
  key: string;
  name: string;
  description: string | null;
  category: number;
  flavour: EngineFlavour;
  bpmn_xml: string;
  version: number;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  form_type: number | null;
  form_id: string | null;
  form_custom_create_path: string | null;
  form_custom_view_path: string | null;
  nobody_policy: Generated<NobodyPolicy>;
  manager_user_ids: Generated<string[]>;
}
