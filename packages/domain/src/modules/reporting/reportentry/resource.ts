import { field } from '../../../field/field.ts';
import { REPORT_STATE } from '../../../reporting/codes.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { reportKind, reportState } from '../dictionary.ts';

const SHOWN = ['column', 'query', 'detail'] as const;
const TOLD = ['column', 'detail'] as const;

/**
 * The queue of what is reported: one record for each thing and platform, kept with its receipt. What is sent is made from
 * the record at the moment of sending, so nothing personal lies here.
 */
export default defineResource({
  name: 'reportentry',
  noun: 'report_entry',
  label: { zh: '上报记录', en: 'Report' },
  about: {
    zh: '每个项目、单位、班组、人员、考勤、工资表向平台的上报：排队、受理编号、结果和原因；更正资料后可再次上报。',
    en: 'What is reported of each project, unit, team, person, day and sheet: its turn, its receipt, its result and why. After a correction it is sent again.',
  },
  rules: [
    {
      zh: '资料有改动时自动重新上报；内容没有变化的不重复发送。',
      en: 'What changes is reported again by itself; what is the same is not sent twice.',
    },
    {
      zh: '网络或平台故障按 1、5、15、60、240、720 分钟退避重试，仍未送达的转为“未送达”，由人处理后再次上报。',
      en: 'Failures are tried again after 1, 5, 15, 60, 240 and 720 minutes; then a person has to look, and sends again.',
    },
    {
      zh: '被退回的先按原因更正原记录；更正后自动再次上报，也可手动再次上报。',
      en: 'What was rejected is corrected in its own record, and is then reported again by itself or by hand.',
    },
  ],
  service: 'user',
  title: 'report_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  views: { calendar: false },
  fields: {
    report_title: field.text({
      label: { zh: '上报对象', en: 'What' },
      maxLength: 120,
      query: 'like',
      searched: false,
      on: SHOWN,
      column: { width: 220, fixed: 'left' },
    }),
    status: field.code({
      label: { zh: '上报状态', en: 'State' },
      required: true,
      dict: reportState,
      query: 'in',
      initial: REPORT_STATE.waiting,
      on: SHOWN,
      column: { width: 120 },
    }),
    kind: field.code({
      label: { zh: '上报内容', en: 'Kind' },
      required: true,
      dict: reportKind,
      query: 'in',
      on: SHOWN,
      column: { width: 110, priority: 1 },
    }),
    reason: field.text({
      label: { zh: '原因', en: 'Why' },
      maxLength: 500,
      on: TOLD,
      column: { width: 320, priority: 1 },
    }),
    project_id: projectField({ required: true, on: SHOWN, column: { width: 220, hidden: true } }),
    target_id: field.reference({
      label: { zh: '上报配置', en: 'Configuration' },
      required: true,
      ref: 'reporttarget',
      query: 'eq',
      on: SHOWN,
      column: { width: 220, hidden: true },
    }),
    needs_id: field.reference({
      label: { zh: '等待', en: 'Waits for' },
      hint: { zh: '此记录被平台接收后才能上报', en: 'It is reported after the platform has accepted that one' },
      ref: 'reportentry',
      on: TOLD,
      column: { width: 180 },
    }),
    receipt: field.text({
      label: { zh: '受理编号', en: 'Receipt' },
      maxLength: 80,
      on: TOLD,
      column: { width: 200, hidden: true },
    }),
    platform_key: field.text({
      label: { zh: '平台编号', en: 'Number there' },
      maxLength: 80,
      on: TOLD,
      column: { width: 140 },
    }),
    attempts: field.integer({ label: { zh: '已尝试', en: 'Attempts' }, on: TOLD, column: { width: 80 } }),
    due_at: field.datetime({
      label: { zh: '下次处理', en: 'Due at' },
      on: TOLD,
      column: { width: 160, hidden: true },
    }),
    sent_at: field.datetime({ label: { zh: '上报时间', en: 'Sent at' }, on: TOLD, column: { width: 160 } }),
    answered_at: field.datetime({ label: { zh: '结果时间', en: 'Answered at' }, on: TOLD, column: { width: 160 } }),
    subject_id: field.text({ label: { zh: '记录', en: 'Record' }, maxLength: 64, on: ['detail'] }),
    stamp: field.text({ label: { zh: '版本', en: 'Version' }, maxLength: 80, on: [] }),
    digest: field.text({ label: { zh: '内容摘要', en: 'Digest' }, maxLength: 64, on: [] }),
    request_id: field.text({ label: { zh: '请求编号', en: 'Request' }, maxLength: 64, on: [] }),
    missing_code: field.text({ label: { zh: '所缺代码', en: 'Code that is missing' }, maxLength: 60, on: [] }),
    claimed_at: field.datetime({ label: { zh: '取出时间', en: 'Claimed at' }, on: [] }),
  },
  face: { title: 'report_title', state: 'status' },
  lifecycle: { field: 'status', editable: [] },
  actions: {
    resend: {
      label: { zh: '再次上报', en: 'Send again' },
      endpoint: 'PUT report/entry/resend',
      step: {
        from: [
          REPORT_STATE.rejected,
          REPORT_STATE.dead,
          REPORT_STATE.retry,
          REPORT_STATE.skipped,
          REPORT_STATE.accepted,
        ],
        to: REPORT_STATE.waiting,
        asks: [],
        clears: ['reason', 'digest', 'request_id', 'receipt', 'needs_id', 'missing_code'],
      },
    },
    skip: {
      label: { zh: '不上报', en: 'Do not report' },
      endpoint: 'PUT report/entry/skip',
      step: {
        from: [REPORT_STATE.waiting, REPORT_STATE.rejected, REPORT_STATE.dead, REPORT_STATE.retry],
        to: REPORT_STATE.skipped,
        asks: ['reason'],
        needs: ['reason'],
        danger: true,
      },
    },
  },
  attention: [
    {
      label: { zh: '实名制上报被退回', en: 'Reports rejected' },
      filters: { status: String(REPORT_STATE.rejected) },
      level: 'warning',
      ranks: true,
    },
    {
      label: { zh: '实名制上报未送达', en: 'Reports not delivered' },
      filters: { status: String(REPORT_STATE.dead) },
      level: 'error',
    },
  ],
  endpoints: {
    list: 'GET report/entry',
    detail: 'GET report/entry/{id}',
    export: 'GET report/entry/export',
  },
});
