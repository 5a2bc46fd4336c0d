import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { STATION, stationKind, stationStatus } from '../dictionary.ts';
import { takenAt, takenBy, told } from '../fields.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;

/** Requests for the supervision to stand by at key works (GB/T 50319-2013; console specification, section 2.3). */
export default defineResource({
  name: 'stationapply',
  noun: 'station_request',
  label: { zh: '旁站申请', en: 'Request for attendance' },
  about: {
    zh: '关键部位、关键工序施工前通知监理旁站：提前书面通知，监理确认旁站人员；选了任务的，确认前任务不能开始。',
    en: 'Asks the supervision to stand by at key works: notified ahead, confirmed with a name. A task that is named waits for that.',
  },
  rules: [
    {
      zh: '通知按服务器时间提前 24 小时（系统设置），不能倒填。',
      en: 'The notice is 24 hours ahead (a setting) by the clock of the server.',
    },
    { zh: '旁站记录签字后，申请变为已旁站。', en: 'It is attended when its record is signed.' },
  ],
  service: 'order',
  title: 'station_title',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  sort: { field: 'created_at', order: 'desc' },
  groups: { course: { zh: '通知与确认', en: 'Notice' } },
  fields: {
    station_title: field.text({
      label: { zh: '旁站内容', en: 'Work' },
      required: true,
      maxLength: 120,
      query: 'like',
      column: { width: 240, fixed: 'left', sort: true },
      example: '3层东段梁板混凝土浇筑',
    }),
    station_status: field.code({
      label: { zh: '旁站状态', en: 'State' },
      required: true,
      dict: stationStatus,
      query: 'in',
      initial: STATION.draft,
      on: KEPT,
      column: { width: 110 },
    }),
    station_kind: field.code({
      label: { zh: '旁站部位、工序', en: 'Kind' },
      required: true,
      dict: stationKind,
      query: 'in',
      column: { width: 130 },
    }),
    project_id: projectField({ required: true, column: { width: 220, hidden: true } }),
    part_id: partField({ required: true }),
    task_id: field.reference({
      label: { zh: '任务', en: 'Task' },
      hint: { zh: '选了的任务，监理确认前不能开始', en: 'This task waits for the confirmation' },
      ref: 'taskmanage',
      among: { project: 'project_id' },
      query: 'eq',
      column: { width: 180, hidden: true },
    }),
    planned_begin: field.datetime({
      label: { zh: '计划开始', en: 'To begin at' },
      required: true,
      query: 'between',
      column: { width: 170, sort: true, priority: 1 },
    }),
    planned_end: field.datetime({ label: { zh: '计划结束', en: 'To end at' }, column: { width: 170, hidden: true } }),
    planned_quantity: field.text({
      label: { zh: '计划工程量', en: 'Planned quantity' },
      maxLength: 60,
      column: { width: 130, hidden: true },
      example: '86 m³ C35',
    }),
    supervisor_id: field.reference({
      label: { zh: '旁站监理', en: 'Supervisor' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      column: { width: 110 },
    }),
    request_note: field.textarea({
      label: { zh: '施工准备情况', en: 'Preparation' },
      maxLength: 1000,
      column: { width: 220, hidden: true },
      example: '隐蔽验收已通过，人员、机械、混凝土供应已落实',
    }),
    notified_by: takenBy({ label: { zh: '通知人', en: 'Notified by' }, group: 'course' }),
    confirm_note: told({ label: { zh: '监理安排', en: 'Arrangement' }, group: 'course' }),
    notified_at: takenAt({ label: { zh: '通知时间', en: 'Notified at' }, group: 'course' }),
    confirmed_at: takenAt({ label: { zh: '确认时间', en: 'Confirmed at' }, group: 'course' }),
    cancel_reason: told({ label: { zh: '取消原因', en: 'Why cancelled' }, group: 'course' }),
  },
  attention: [
    {
      label: { zh: '待确认旁站', en: 'Attendances to confirm' },
      filters: { station_status: String(STATION.notified) },
      level: 'warning',
      ranks: true,
    },
  ],
  endpoints: {
    list: 'GET station-request',
    detail: 'GET station-request/{id}',
    add: 'POST station-request',
    edit: 'PUT station-request',
    delete: 'DELETE station-request/{id}',
    export: 'GET station-request/export',
  },
  lifecycle: { field: 'station_status', editable: [STATION.draft] },
  actions: {
    notify: {
      label: { zh: '通知监理', en: 'Notify' },
      endpoint: 'PUT station-request/notify',
      step: {
        from: [STATION.draft],
        to: STATION.notified,
        asks: ['planned_begin'],
        needs: ['planned_begin'],
        stamps: { by: 'notified_by', at: 'notified_at' },
        tells: ['supervisor_id'],
      },
    },
    confirm: {
      label: { zh: '确认旁站', en: 'Confirm' },
      endpoint: 'PUT station-request/confirm',
      step: {
        from: [STATION.notified],
        to: STATION.confirmed,
        by: 'supervisor_id',
        asks: ['confirm_note'],
        stamps: { at: 'confirmed_at' },
        tells: ['notified_by'],
      },
    },
    cancel: {
      label: { zh: '取消', en: 'Cancel' },
      endpoint: 'PUT station-request/cancel',
      step: {
        from: [STATION.draft, STATION.notified, STATION.confirmed],
        to: STATION.cancelled,
        asks: ['cancel_reason'],
        needs: ['cancel_reason'],
        tells: ['supervisor_id'],
        danger: true,
      },
    },
  },
});
