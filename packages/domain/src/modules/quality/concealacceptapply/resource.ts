import { field } from '../../../field/field.ts';
import { proofField } from '../../../quality/proof-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { pictured, signed, takenAt, takenBy, told } from '../fields.ts';
import { CONCEAL, concealKind, concealStatus } from '../dictionary.ts';

/** What the record of an acceptance keeps of the request. */
const RECORD = {
  resource: 'concealacceptrecord',
  fields: {
    request_id: 'id',
    record_title: 'request_title',
    conceal_status: 'conceal_status',
    project_id: 'project_id',
    part_id: 'part_id',
    content: 'content',
    drawing_number: 'drawing_number',
    notified_at: 'notified_at',
    opinion: 'accept_opinion',
    photos: 'photos',
    accept_photos: 'accept_photos',
    accepted_by: 'accepted_by',
    accepted_at: 'accepted_at',
    signature: 'accept_signature',
  },
} as const;
const KEPT = ['column', 'query', 'detail', 'sheet'] as const;

/**
 * Requests to accept works before they are covered (console specification, section 2.3). Pictures before covering carry
 * time, place and the hash of their bytes; until it is accepted, the tasks on the part and the lot wait.
 */
export default defineResource({
  name: 'concealacceptapply',
  noun: 'conceal_request',
  label: { zh: '隐蔽验收申请', en: 'Request for concealed works' },
  about: {
    zh: '覆盖前请监理验收隐蔽工程：自检后提前书面通知，附覆盖前照片（时间、位置、校验值）；验收通过前，部位的下道工序和检验批不能继续。',
    en: 'Asks the supervision to accept works before they are covered, with pictures of that time and place. Until then the next step and the lot wait.',
  },
  rules: [
    {
      zh: '通知按服务器时间提前 48 小时（系统设置），不能倒填；监理可延期一次，最多 48 小时。',
      en: 'The notice is 48 hours ahead (a setting) by the clock of the server. The supervision may postpone once, by 48 hours at most.',
    },
    {
      zh: '覆盖前照片须带拍摄时间和位置；同一张照片（校验值相同）不能用于两条记录。',
      en: 'Pictures have the time and place where they were taken. The same picture proves one record only.',
    },
    {
      zh: '验收通过前，该部位（及下级部位）的任务不能开始；选了下道工序任务的，只挡该任务。',
      en: 'Tasks on the part and below it do not begin before; if a task is named, only that one waits.',
    },
    {
      zh: '监理到期未验收是否视为通过由系统设置决定，默认否。',
      en: 'Whether it is deemed accepted when nobody comes is a setting, off by default.',
    },
  ],
  service: 'order',
  title: 'request_title',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '申请', en: 'Request' },
    proof: { zh: '覆盖前照片', en: 'Before covering' },
    result: { zh: '验收', en: 'Acceptance' },
  },
  fields: {
    request_title: field.text({
      label: { zh: '隐蔽工程', en: 'Concealed works' },
      required: true,
      maxLength: 120,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left', sort: true },
      example: '3层东段墙柱钢筋隐蔽',
    }),
    conceal_status: field.code({
      label: { zh: '隐蔽验收状态', en: 'State' },
      required: true,
      dict: concealStatus,
      query: 'in',
      initial: CONCEAL.draft,
      on: KEPT,
      group: 'basic',
      column: { width: 110 },
    }),
    conceal_kind: field.code({
      label: { zh: '隐蔽工程类别', en: 'Kind' },
      required: true,
      dict: concealKind,
      query: 'in',
      group: 'basic',
      column: { width: 120 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220, hidden: true } }),
    part_id: partField({ required: true, group: 'basic' }),
    lot_id: field.reference({
      label: { zh: '检验批', en: 'Lot' },
      ref: 'inspectionlot',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
    task_id: field.reference({
      label: { zh: '下道工序任务', en: 'Next task' },
      hint: { zh: '不选则挡住部位上所有未开始的任务', en: 'None: all tasks on the part wait' },
      ref: 'taskmanage',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    content: field.textarea({
      label: { zh: '隐蔽内容与自检情况', en: 'What is covered, and the own check' },
      required: true,
      maxLength: 1000,
      group: 'basic',
      column: { width: 240, hidden: true },
      example: '墙柱纵筋、箍筋规格间距按图，保护层垫块齐全，自检合格',
    }),
    drawing_number: field.text({
      label: { zh: '图号', en: 'Drawing' },
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 140, hidden: true },
      example: '结施-12',
    }),
    supervisor_id: field.reference({
      label: { zh: '验收监理', en: 'Supervisor' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'basic',
      column: { width: 110 },
    }),
    planned_at: field.datetime({
      label: { zh: '计划验收时间', en: 'To be accepted at' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 170, sort: true, priority: 1 },
    }),
    photos: pictured({ label: { zh: '覆盖前照片', en: 'Pictures before covering' }, group: 'proof' }),
    photo_at: takenAt({ label: { zh: '拍摄时间', en: 'Taken at' }, group: 'proof' }),
    photo_place: field.place({
      label: { zh: '拍摄位置', en: 'Taken where' },
      on: ['column', 'detail'],
      group: 'proof',
    }),
    /** As the server received them. */
    photo_proof: proofField({ group: 'proof' }),
    notified_by: takenBy({ label: { zh: '通知人', en: 'Notified by' }, group: 'proof' }),
    notified_at: takenAt({ label: { zh: '通知时间', en: 'Notified at' }, group: 'proof' }),
    postponed_reason: told({ label: { zh: '延期原因', en: 'Why it was postponed' }, group: 'result' }),
    postponed_at: takenAt({ label: { zh: '延期时间', en: 'Postponed at' }, group: 'result' }),
    accept_opinion: told({ label: { zh: '验收意见', en: 'Opinion' }, group: 'result' }),
    accept_photos: pictured({ label: { zh: '验收照片', en: 'Pictures of the acceptance' }, group: 'result' }),
    accepted_by: takenBy({ label: { zh: '验收人', en: 'Accepted by' }, group: 'result' }),
    accepted_at: takenAt({ label: { zh: '验收时间', en: 'Accepted at' }, group: 'result' }),
    accept_signature: signed({ label: { zh: '验收人签名', en: 'Signature' }, group: 'result' }),
  },
  attention: [
    {
      label: { zh: '待验收隐蔽工程', en: 'Concealed works to accept' },
      filters: { conceal_status: String(CONCEAL.notified) },
      level: 'warning',
      ranks: true,
    },
    {
      label: { zh: '隐蔽验收不通过', en: 'Concealed works rejected' },
      filters: { conceal_status: String(CONCEAL.rejected) },
      level: 'error',
    },
  ],
  endpoints: {
    list: 'GET conceal-request',
    detail: 'GET conceal-request/{id}',
    add: 'POST conceal-request',
    edit: 'PUT conceal-request',
    delete: 'DELETE conceal-request/{id}',
    export: 'GET conceal-request/export',
  },
  lifecycle: { field: 'conceal_status', editable: [CONCEAL.draft] },
  archived: { states: [CONCEAL.passed, CONCEAL.deemed], folder: 'C5-01', date: 'accepted_at' },
  actions: {
    notify: {
      label: { zh: '通知监理', en: 'Notify' },
      endpoint: 'PUT conceal-request/notify',
      // Without a network no notice is given, so it is no form for later.
      step: {
        from: [CONCEAL.draft],
        to: CONCEAL.notified,
        asks: ['planned_at', 'photos', 'photo_at', 'photo_place'],
        needs: ['planned_at', 'photos', 'photo_at', 'photo_place'],
        stamps: { by: 'notified_by', at: 'notified_at' },
        tells: ['supervisor_id'],
      },
    },
    postpone: {
      label: { zh: '延期验收', en: 'Postpone' },
      endpoint: 'PUT conceal-request/postpone',
      step: {
        from: [CONCEAL.notified],
        to: CONCEAL.notified,
        by: 'supervisor_id',
        asks: ['planned_at', 'postponed_reason'],
        needs: ['planned_at', 'postponed_reason'],
        stamps: { at: 'postponed_at' },
        tells: ['notified_by'],
      },
    },
    pass: {
      label: { zh: '验收通过', en: 'Accept' },
      endpoint: 'PUT conceal-request/pass',
      step: {
        from: [CONCEAL.notified],
        to: CONCEAL.passed,
        by: 'supervisor_id',
        asks: ['accept_opinion', 'accept_photos', 'accept_signature'],
        needs: ['accept_opinion', 'accept_signature'],
        stamps: { by: 'accepted_by', at: 'accepted_at' },
        tells: ['notified_by'],
        makes: RECORD,
        offline: true,
      },
    },
    reject: {
      label: { zh: '验收不通过', en: 'Reject' },
      endpoint: 'PUT conceal-request/reject',
      step: {
        from: [CONCEAL.notified],
        to: CONCEAL.rejected,
        by: 'supervisor_id',
        asks: ['accept_opinion', 'accept_photos', 'accept_signature'],
        needs: ['accept_opinion', 'accept_signature'],
        stamps: { by: 'accepted_by', at: 'accepted_at' },
        tells: ['notified_by'],
        makes: RECORD,
        offline: true,
        danger: true,
      },
    },
    again: {
      label: { zh: '整改后重新申请', en: 'Mended: ask again' },
      endpoint: 'PUT conceal-request/again',
      step: {
        from: [CONCEAL.rejected],
        to: CONCEAL.draft,
        asks: ['content'],
        needs: ['content'],
        clears: [
          'photos',
          'photo_at',
          'photo_place',
          'photo_proof',
          'notified_by',
          'notified_at',
          'postponed_at',
          'accepted_by',
          'accepted_at',
          'accept_signature',
          'accept_photos',
        ],
      },
    },
    withdraw: {
      label: { zh: '撤回', en: 'Withdraw' },
      endpoint: 'PUT conceal-request/withdraw',
      step: {
        from: [CONCEAL.draft, CONCEAL.notified],
        to: CONCEAL.withdrawn,
        asks: ['content'],
        needs: ['content'],
        tells: ['supervisor_id'],
        danger: true,
      },
    },
  },
});
