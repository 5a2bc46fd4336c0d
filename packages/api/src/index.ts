export * from './call.ts';
export { HISTORY_PAGE, type ChangeEntry, type ChangeHistory } from './change-history.ts';
export * from './client/client.ts';
export * from './client/failure.ts';
export * from './client/session.ts';
export * from './config.ts';
export type * from './host-page.ts';
export * from './map-config.ts';
export * from './map/origins.ts';
export * from './map/presets.ts';
export { mapConfigData } from './map/schema.ts';
export * from './map/search.ts';
export * from './contract.ts';
export * from './lift.ts';
export * from './live/protocol.ts';
export * from './live/live.ts';
export * from './openapi.ts';
export { areaCallsOf, listArgs, WHOLE_LIST, type AreaCalls, type AreaRow } from './calls/area/family.ts';
export { EXPORT_AT_ONCE, JOB_KINDS, JOB_STATES, type BulkPreview, type Job } from './calls/job.ts';
export { REPORT_VIEWS } from './calls/report.ts';
export { MOST_HELMET_DAYS, MOST_HELMETS, type BoardHelmet } from './calls/helmetboard.ts';
export { LONGEST_TRACK, MOST_TRACKS, MOST_TRACK_ROWS } from './calls/track.ts';
export { RECYCLE_LIMIT, type DeletedRecord } from './calls/recycle.ts';
export type { ScannedThing } from './calls/scan.ts';
export type { DeviceBase } from './calls/device.ts';
export type { AreaFence } from './calls/area.ts';
export type { AreaDrawing, AreaReading, AreaRealData } from './calls/area/parts.ts';
export { submissionCalls, type FoundSubmission } from './calls/applicant.ts';
export type { ScannedMaterial } from './calls/material.ts';
export { DICTIONARY_LIMITS, REFERENCE_LIMIT } from './calls/base.ts';
export { TAG_LIMITS } from './calls/company.ts';
export {
  GATE_LIST_PART,
  GATE_PICTURE_BYTES,
  gateHas,
  gatePassage,
  gatePassages,
  type GateListPart,
  type GatePassage,
} from './calls/gate.ts';
export { LICENCE_LIMIT } from './calls/entry.ts';
export { AVATAR_BYTES, SIGNATURE_BYTES } from './calls/own.ts';
export type { WholeMenuVariant } from './calls/menu.ts';
export type { PlatformData } from './calls/platform.ts';
export type { WholeMaps } from './calls/map.ts';
export type { WholeSettingGroup } from './calls/setting.ts';
export type { DictionaryUses, ReferenceTitle, WholeDictionary, WholeEntry } from './calls/base.ts';
export { STREAM_FOR } from './calls/notification.ts';
export type { Notification } from './calls/notification.ts';
export type { MessageChannel, OwnMessages, WholeMessageRules } from './calls/message.ts';
export { RECEIPT_STATES, type NoticeReceipt, type NoticeState } from './calls/notice.ts';
export type { SmsPurpose } from './calls/entry.ts';
export type { BriefUser, OrganizationNode, OrganizationRole } from './calls/organization.ts';
export type { FenceHoles, ProjectFence } from './calls/fence.ts';
export type { SitePlan } from './calls/site-plan.ts';
export { MAY_CHANGE_TEMPLATES, PEOPLE_LIMIT, RELATED_PAGE, TIMELINE_PAGE } from './calls/record.ts';
export type {
  RecordComment,
  RecordPerson,
  RecordRelation,
  RecordTemplate,
  TemplateVersion,
  TimelineEntry,
} from './calls/record.ts';
export {
  ATTENTION_LIMIT,
  FIGURE_LIMIT,
  NEWEST_LIMIT,
  TASK_LIMIT,
  TREND_DAYS,
  type TilePage,
} from './calls/workbench.ts';
export type { DueTask, TileFigure, TileWaiting } from './calls/workbench.ts';
export type { WorkPoint } from './calls/work-point.ts';
export type { ProjectTreeNode } from './calls/project.ts';
export type { PatrolRound } from './calls/patrol.ts';
export type { Profile, TabToken } from './calls/user.ts';
export type {
  ApprovalDetail,
  AssignRule,
  BpmForm,
  BpmFormSummary,
  CommentKind,
  ManagedInstance,
  ModelFinding,
  OwnTask,
  Person,
  ProcessComment,
  ProcessDefinition,
  ProcessDefinitionDetail,
  ProcessInstance,
  ProcessInstanceDetail,
  ProcessModel,
  ProcessTask,
  TaskButton,
  TaskKind,
  TaskRow,
  UserGroup,
} from './calls/workflow.ts';
export {
  COMMENT_KINDS,
  MODEL_LIMIT,
  NOBODY_POLICIES,
  REJECT_HANDLERS,
  SIGN_TYPES,
  TASK_ACTIONS,
  TASK_KINDS,
} from './calls/workflow.ts';
