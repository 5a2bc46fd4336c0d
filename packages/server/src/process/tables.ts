import type { Generated, Kysely } from 'kysely';

/** What happens to a task that the rules find nobody for. */
export type NobodyPolicy = 'refuse' | 'administrator';

/** Tables of models and of the engine's projection. Instants are ISO texts. */
export type ProcessTables = {
  process_model: {
    id: string;
    org_id: string;
    key: string;
    name: string;
    description: string | null;
    category: number;
    flavour: 'camunda' | 'flowable' | 'activiti';
    bpmn_xml: string;
    version: number;
    created_at: string;
    created_by: string | null;
    updated_at: string;
    updated_by: string | null;
    form_type: Generated<number | null>;
    form_id: Generated<string | null>;
    form_custom_create_path: Generated<string | null>;
    form_custom_view_path: Generated<string | null>;
    nobody_policy: Generated<NobodyPolicy>;
    manager_user_ids: Generated<string[]>;
  };
  process_definition: {
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
    suspension_state: number;
    description: Generated<string | null>;
    category: Generated<number>;
    flavour: Generated<'camunda' | 'flowable' | 'activiti'>;
    form_type: Generated<number | null>;
    form_id: Generated<string | null>;
    form_name: Generated<string | null>;
    form_conf: Generated<string | null>;
    form_fields: Generated<string[]>;
    form_custom_create_path: Generated<string | null>;
    form_custom_view_path: Generated<string | null>;
    nobody_policy: Generated<NobodyPolicy>;
    manager_user_ids: Generated<string[]>;
  };
  process_instance: {
    id: string;
    org_id: string;
    definition_id: string;
    name: string;
    business_key: string | null;
    status: number;
    result: number;
    start_account_id: string;
    started_at: string;
    ended_at: string | null;
  };
  process_task: {
    id: string;
    instance_id: string;
    name: string;
    definition_key: string;
    result: number;
    reason: string | null;
    assignee_id: string | null;
    created_at: string;
    ended_at: string | null;
  };
  process_activity: {
    number: Generated<number>;
    instance_id: string;
    key: string;
    type: string;
    task_id: string | null;
    started_at: string;
    ended_at: string | null;
    outgoing: string[];
  };
  /** Of the accounts room: names to show beside ids. */
  account: { id: string; nickname: string };
};

/** The database with the tables of this room. */
export function processTables(db: Kysely<unknown>): Kysely<ProcessTables> {
  return db.withTables<ProcessTables>();
}

/** A definition that no new instance may be started by, and one that may (process administration). */
export const SUSPENSION = { active: 1, suspended: 2 } as const;
