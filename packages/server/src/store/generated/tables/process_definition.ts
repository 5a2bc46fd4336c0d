// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { EngineFlavour, NobodyPolicy } from '../../columns.ts';

export interface ProcessDefinitionTable {
  id: string;
  org_id: string;
  model_id: string | null;
  key: string;
  name: string;
  version: number;
  bpmn_xml: string;
  xml_hash: Uint8Array;
  deployed_at: string;
  deployed_by: string | null;
  suspension_state: Generated<number>;
  description: string | null;
  category: Generated<number>;
  flavour: Generated<EngineFlavour>;
  form_type: number | null;
  form_id: string | null;
  form_name: string | null;
  form_conf: string | null;
  form_fields: Generated<string[]>;
  form_custom_create_path: string | null;
  form_custom_view_path: string | null;
  nobody_policy: Generated<NobodyPolicy>;
  manager_user_ids: Generated<string[]>;
}
