import type { CommentKind, FenceHoles, ImportResult, NOBODY_POLICIES, SitePlan, TaskKind } from '@gongdi/api';
import type { EngineFlavour } from '@gongdi/bpmn';
import type {
  Address,
  ChannelKindName,
  ChannelValues,
  DictionaryEntry,
  EventKindName,
  FileItem,
  Label,
  MessageChoice,
  MessageRule,
  Place,
  Urgency,
  WallPage,
  WirePosition,
} from '@gongdi/domain';
import type { CoordinateSystem } from '@gongdi/geo';
import type { ColumnType } from 'kysely';

export type { Address, CommentKind, CoordinateSystem, DictionaryEntry, EngineFlavour, FenceHoles, FileItem };
export type { ImportResult, Label, Place, TaskKind };

/** A JSON column: read as the value that it holds, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;

/** A JSON column that may be null; an insert may leave it out. */
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A JSON column with a default, which an insert may leave out. */
export type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;

export type { ChannelKindName, ChannelValues, EventKindName, MessageChoice, MessageRule, Urgency, WallPage };

/** An event, as a message or a notification of many events lists it. */
export interface ToldItem {
  title: Label;
  link: string | null;
  at: string;
}

/** An event in a message. */
export interface MessageItem extends ToldItem {
  kind: EventKindName;
  resource: string | null;
  record_id: string | null;
}

/** What is drawn on the plan of a site. */
export type SiteFeatures = SitePlan['features'];

/** Texts of a position on a drawing, as they came. */
export type WireText = WirePosition['text'];

/** What happens to a task for which the rules find no assignee. */
export type NobodyPolicy = (typeof NOBODY_POLICIES)[number];

/** Settings of an assignment rule beside its type, as the calls about rules transfer them. */
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

/** When the task of an added signer begins, relative to the task to which the signer was added. */
export type SignType = 'before' | 'after' | 'parallel';

/** Measured values of a device, by quantity. */
export type Measurements = Record<string, number>;

/** A record as the audit stores it: values by field. */
export type Values = Record<string, unknown>;

/**
 * Types from this file for columns of tables that belong to no resource and whose SQL type is less precise than their
 * content. Read by `tableTypes`.
 */
export const COLUMN_VALUES = {
  'approval_comment.attachments': 'FileItem[]',
  'approval_comment.kind': 'CommentKind',
  'approval_instance.form_variables': 'Values',
  'approval_instance.carry_failure': 'Label | null',
  'approval_rule.settings': 'RuleSettings',
  'approval_task.attachments': 'FileItem[]',
  'approval_task.kind': 'TaskKind',
  'approval_task.sign_type': 'SignType',
  'approval_task.signature': 'FileItem',
  'area_drawing.drawing': 'FileItem',
  'area_fence.holes': 'FenceHoles',
  'area_fence.system': 'CoordinateSystem',
  'area_point.wire': 'WireText',
  'audit_entry.after': 'Values',
  'background_job.message': 'Label',
  'background_job_record.before': 'Values',
  'background_job_record.refusal': 'Label',
  'audit_entry.before': 'Values',
  'dictionary_edit.entries': 'DictionaryEntry[]',
  'fence_version.holes': 'FenceHoles',
  'fence_version.system': 'CoordinateSystem',
  'import_upload.result': 'ImportResult',
  'message_channel.config': 'ChannelValues',
  'message_channel.kind': 'ChannelKindName',
  'message_choice.choice': 'MessageChoice',
  'message_delivery.channel_kind': 'ChannelKindName',
  'message_delivery.items': 'MessageItem[]',
  'message_escalation.title': 'Label',
  'message_event.kind': 'EventKindName',
  'message_event.title': 'Label',
  'message_event.urgency': 'Urgency',
  'message_rules.rules': 'MessageRule[]',
  'notification.items': 'ToldItem[]',
  'notification.kind': 'EventKindName',
  'notification.title': 'Label',
  'process_definition.flavour': 'EngineFlavour',
  'process_definition.nobody_policy': 'NobodyPolicy',
  'process_model.flavour': 'EngineFlavour',
  'process_model.nobody_policy': 'NobodyPolicy',
  'record_comment.files': 'FileItem[]',
  'record_template.file': 'FileItem',
  'record_template_version.file': 'FileItem',
  'site_plan.features': 'SiteFeatures',
  'telemetry_latest.values': 'Measurements',
  'work_point.system': 'CoordinateSystem',
  'telemetry_reading.values': 'Measurements',
  'wall_layout.pages': 'WallPage[]',
} as const;
