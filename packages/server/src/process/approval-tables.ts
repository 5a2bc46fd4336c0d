import type { CommentKind, TaskKind } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { ProcessTables } from './tables.ts';

/** A JSON column: written as text. */
type Json<T> = ColumnType<T, string, string>;
type JsonOr<T> = ColumnType<T, string | undefined, string>;

/** What approvals add to the engine's projection. Instants are ISO texts. */
export type ApprovalTables = ProcessTables & {
  approval_rule: {
    id: string;
    model_id: string | null;
    definition_id: string | null;
    task_key: string;
    type: number;
    settings: Json<RuleSettings>;
  };
  approval_group: {
    id: string;
    org_id: string;
    name: string;
    description: string;
    member_user_ids: string[];
    status: number;
    created_at: string;
    created_by: string | null;
    updated_at: string;
    updated_by: string | null;
  };
  approval_instance: {
    instance_id: string;
    form_variables: JsonOr<Record<string, unknown>>;
    suspended: Generated<boolean>;
    verdict: number | null;
    reason: string | null;
    starter_id: string | null;
    request_key: string | null;
    business_resource: Generated<string | null>;
  };
  approval_task: {
    task_id: string;
    instance_id: string;
    body_id: string | null;
    kind: TaskKind | null;
    owner_id: string | null;
    claimed_at: string | null;
    parent_task_id: string | null;
    sign_type: SignType | null;
    after_user_ids: Generated<string[]>;
    attachments: JsonOr<FileItem[]>;
    signature: ColumnType<FileItem | null, string | null | undefined, string | null>;
    due_at: string | null;
    remind_at: string | null;
    escalate_at: string | null;
  };
  approval_candidate: { task_id: string; account_id: string };
  approval_comment: {
    id: string;
    instance_id: string;
    task_id: string | null;
    account_id: string | null;
    kind: CommentKind;
    content: string;
    attachments: JsonOr<FileItem[]>;
    created_at: string;
  };
  approval_copy: {
    id: string;
    instance_id: string;
    task_id: string | null;
    account_id: string;
    sender_id: string | null;
    reason: string | null;
    created_at: string;
  };
  approval_day: { org_id: string; day: string; working: boolean; name: string | null };
};

/** What a rule says beside its type, as the calls of rules carry it. */
export interface RuleSettings {
  options: string[];
  field: string | null;
  expression: string | null;
  reject_handler: 'finish' | 'return' | 'continue';
  reject_node: string | null;
  due_hours: number | null;
  working_days: boolean;
  remind_before_hours: number | null;
  remind_every_hours: number | null;
  escalate_hours: number | null;
  escalate_to: 'head' | 'administrator';
  signature_needed: boolean;
}

export type SignType = 'before' | 'after' | 'parallel';

/** The database with the tables of approvals. */
export function approvalTables(db: Kysely<unknown>): Kysely<ApprovalTables> {
  return db.withTables<ApprovalTables>();
}
