import { CORRECTION, DECISION } from '../../../attendance/codes.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { correctionKind, attendanceDecision } from '../dictionary.ts';

const LATER = ['column', 'detail'] as const;
const TIME_MISSING = { zh: '补入场、补出场要填写时间', en: 'An entry or exit needs its time' };
const PERIOD_MISSING = { zh: '请假要填写起止日期', en: 'A leave needs its first and last day' };

/** Corrections of passages, and leave, by approval (补卡). */
export default defineResource({
  name: 'attendancecorrection',
  noun: 'attendance_correction',
  label: { zh: '补卡与请假', en: 'Correction or leave' },
  about: {
    zh: '闸机漏读、故障时补入场或出场，或请假：申请 → 批准或驳回；批准后重算当天，过程全部留痕。',
    en: 'An entry or exit that no gate has read, or a leave: asked for, then approved or refused. An approved one makes its days again; its history is kept.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  offline: true,
  sort: { field: 'created_at', order: 'desc' },
  rules: [
    {
      zh: '批准的补卡当作一次通行参与计算，原始通行记录不改动；撤销后恢复原来的结果。',
      en: 'An approved correction counts as a passage; raw passages never change. When it is withdrawn, the day is as it was.',
    },
    {
      zh: '申请人不能审批自己的申请，也不能审批本人的考勤；驳回须写明原因。',
      en: 'Nobody decides what he asked for himself, or his own attendance; a refusal says why.',
    },
    {
      zh: '项目负责人请假须建设单位同意，同意后才计入到岗率（建质〔2011〕111号）。',
      en: 'The leave of a project leader counts as presence only with the consent of the owner (建质〔2011〕111号).',
    },
  ],
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      column: { width: 110, fixed: 'left' },
    }),
    status: field.code({
      label: { zh: '审批状态', en: 'Decision' },
      required: true,
      dict: attendanceDecision,
      query: 'in',
      initial: DECISION.waiting,
      on: ['column', 'query', 'detail'],
      column: { width: 100 },
    }),
    project_id: projectField({ required: true, column: { width: 220, hidden: true } }),
    kind: field.code({
      label: { zh: '类型', en: 'Kind' },
      required: true,
      dict: correctionKind,
      query: 'eq',
      initial: CORRECTION.leave,
      column: { width: 100, priority: 1 },
      example: '请假',
    }),
    corrected_at: field.datetime({
      label: { zh: '补卡时间', en: 'Time of the passage' },
      column: { width: 160, priority: 1 },
    }),
    from_date: field.date({
      label: { zh: '请假开始', en: 'Leave from' },
      query: 'between',
      group: 'leave',
      column: { width: 120, sort: true },
      example: '2026-11-02',
    }),
    to_date: field.date({
      label: { zh: '请假结束', en: 'Leave to' },
      group: 'leave',
      column: { width: 120 },
      example: '2026-11-03',
    }),
    reason: field.text({
      label: { zh: '原因', en: 'Reason' },
      required: true,
      maxLength: 200,
      column: { width: 220 },
      example: '闸机故障，从侧门入场',
    }),
    proof: field.files({ label: { zh: '证明材料', en: 'Proof' }, maxCount: 9, column: false }),
    decided_by: field.reference({
      label: { zh: '审批人', en: 'Decided by' },
      ref: 'usermanage',
      on: LATER,
      column: { width: 110 },
    }),
    decided_at: field.datetime({
      label: { zh: '审批时间', en: 'Decided at' },
      on: LATER,
      column: { width: 160, hidden: true },
    }),
    decision_note: field.text({
      label: { zh: '审批意见', en: 'Remark of the decision' },
      maxLength: 200,
      on: LATER,
      column: { width: 180, hidden: true },
    }),
    consented_by: field.reference({
      label: { zh: '建设单位同意人', en: 'Consent of the owner by' },
      ref: 'usermanage',
      on: LATER,
      column: { width: 130, hidden: true },
    }),
    consented_at: field.datetime({
      label: { zh: '建设单位同意时间', en: 'Consent of the owner at' },
      on: LATER,
      column: { width: 160, hidden: true },
    }),
  },
  groups: { leave: { zh: '请假期间', en: 'Days of leave' } },
  check: ({ kind, corrected_at, from_date, to_date }) => {
    const filled = (value: unknown) => typeof value === 'string' && value !== '';
    if (kind !== CORRECTION.leave) return filled(corrected_at) ? [] : [{ path: 'corrected_at', label: TIME_MISSING }];
    return Object.entries({ from_date, to_date })
      .filter(([, value]) => !filled(value))
      .map(([path]) => ({ path, label: PERIOD_MISSING }));
  },
  order: [['from_date', 'to_date']],
  lifecycle: { field: 'status', editable: [DECISION.waiting], decided: { approved: 'approve', refused: 'refuse' } },
  actions: {
    approve: {
      label: { zh: '批准', en: 'Approve' },
      endpoint: 'PUT attendance/correction/approve',
      step: {
        from: [DECISION.waiting],
        to: DECISION.approved,
        asks: ['decision_note'],
        stamps: { by: 'decided_by', at: 'decided_at' },
      },
    },
    refuse: {
      label: { zh: '驳回', en: 'Refuse' },
      endpoint: 'PUT attendance/correction/refuse',
      step: {
        from: [DECISION.waiting],
        to: DECISION.refused,
        asks: ['decision_note'],
        needs: ['decision_note'],
        stamps: { by: 'decided_by', at: 'decided_at' },
        danger: true,
      },
    },
    withdraw: {
      label: { zh: '撤销', en: 'Withdraw' },
      endpoint: 'PUT attendance/correction/withdraw',
      step: {
        from: [DECISION.waiting, DECISION.approved],
        to: DECISION.withdrawn,
        asks: ['decision_note'],
        needs: ['decision_note'],
        danger: true,
      },
    },
    consent: {
      label: { zh: '建设单位同意', en: 'Consent of the owner' },
      endpoint: 'PUT attendance/correction/consent',
      step: {
        from: [DECISION.approved],
        to: DECISION.approved,
        asks: [],
        stamps: { by: 'consented_by', at: 'consented_at' },
      },
    },
  },
  attention: [
    { label: { zh: '待审批补卡与请假', en: 'Corrections to decide' }, filters: { status: '1' }, level: 'info' },
  ],
  endpoints: {
    list: 'GET attendance/correction',
    detail: 'GET attendance/correction/{id}',
    add: 'POST attendance/correction',
    edit: 'PUT attendance/correction',
    delete: 'DELETE attendance/correction/{id}',
    export: 'GET attendance/correction/export',
  },
});
