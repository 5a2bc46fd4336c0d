import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { EMERGENCY_PLAN, planKind, planStatus } from './dictionary.ts';

/** Emergency plans of a project (console specification, section 2.3); drills refer to them. */
export default defineResource({
  name: 'emergencyplan',
  noun: 'emergency_plan',
  label: { zh: '应急预案', en: 'Emergency plan' },
  about: {
    zh: '项目的综合预案、专项预案和现场处置方案；发布后按期演练，到期未演练自动提醒。',
    en: 'The emergency plans of a project. Plans in force are drilled by their day; overdue drills are reminded.',
  },
  rules: [
    {
      zh: '登记一次已完成的演练后，下次演练日期顺延一个演练周期。',
      en: 'A drill that was held puts off the day of the next one by the interval of the plan.',
    },
  ],
  service: 'device',
  title: 'plan_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    plan_name: field.text({
      label: { zh: '预案名称', en: 'Plan' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 240, fixed: 'left', sort: true },
      example: '高处坠落事故专项应急预案',
    }),
    plan_status: field.code({
      label: { zh: '预案状态', en: 'State' },
      required: true,
      dict: planStatus,
      query: 'in',
      initial: EMERGENCY_PLAN.draft,
      on: ['column', 'query', 'detail', 'sheet'],
      column: { width: 100 },
    }),
    plan_kind: field.code({
      label: { zh: '预案类型', en: 'Kind' },
      required: true,
      dict: planKind,
      query: 'in',
      column: { width: 140, priority: 1 },
      example: '专项应急预案',
    }),
    project_id: projectField({ required: true }),
    owner_id: field.reference({
      label: { zh: '负责人', en: 'Responsible' },
      required: true,
      ref: 'usermanage',
      among: { project: 'project_id' },
      query: 'eq',
      column: { width: 110 },
    }),
    drill_months: field.integer({
      label: { zh: '演练周期（月）', en: 'Months between drills' },
      hint: {
        zh: '综合、专项预案一般每年一次，现场处置方案每半年一次（未核定）',
        en: 'Usually 12 for plans, 6 for measures on site (not verified)',
      },
      required: true,
      min: 1,
      max: 36,
      initial: 6,
      column: { width: 120 },
      example: '6',
    }),
    next_drill: field.date({
      label: { zh: '下次演练日期', en: 'Next drill by' },
      query: 'between',
      column: { width: 130, sort: true, priority: 1 },
      example: '2026-12-15',
    }),
    scenario: field.textarea({
      label: { zh: '事故情景与处置', en: 'Scenario and measures' },
      maxLength: 2000,
      column: { width: 240, hidden: true },
    }),
    resources: field.rows({
      label: { zh: '应急物资与联系人', en: 'Supplies and contacts' },
      rows: {
        item: field.text({ label: { zh: '物资或岗位', en: 'Supply or post' }, required: true, maxLength: 100 }),
        place: field.text({ label: { zh: '存放位置或姓名', en: 'Place or name' }, maxLength: 100 }),
        amount: field.text({ label: { zh: '数量', en: 'Amount' }, maxLength: 60 }),
      },
      column: { width: 120, hidden: true },
    }),
    files: field.files({
      label: { zh: '预案文件', en: 'Documents' },
      maxCount: 9,
      column: { width: 140, hidden: true },
    }),
    published_at: field.datetime({
      label: { zh: '发布时间', en: 'In force since' },
      on: ['column', 'detail', 'sheet'],
      column: { width: 170, hidden: true },
    }),
  },
  attention: [{ label: { zh: '待发布预案', en: 'Plans to publish' }, filters: { plan_status: '1' }, level: 'info' }],
  endpoints: {
    list: 'GET emergency-plan',
    detail: 'GET emergency-plan/{id}',
    add: 'POST emergency-plan',
    edit: 'PUT emergency-plan',
    delete: 'DELETE emergency-plan/{id}',
    import: 'POST emergency-plan/import',
    export: 'GET emergency-plan/export',
  },
  lifecycle: {
    field: 'plan_status',
    editable: [EMERGENCY_PLAN.draft, EMERGENCY_PLAN.inForce],
    due: { field: 'next_drill', states: [EMERGENCY_PLAN.inForce], tells: ['owner_id'] },
  },
  actions: {
    publish: {
      label: { zh: '发布', en: 'Publish' },
      endpoint: 'PUT emergency-plan/publish',
      step: {
        from: [EMERGENCY_PLAN.draft],
        to: EMERGENCY_PLAN.inForce,
        asks: ['next_drill'],
        needs: ['next_drill'],
        stamps: { at: 'published_at' },
        tells: ['owner_id'],
      },
    },
    replace: {
      label: { zh: '作废', en: 'Withdraw' },
      endpoint: 'PUT emergency-plan/withdraw',
      step: { from: [EMERGENCY_PLAN.inForce], to: EMERGENCY_PLAN.replaced, danger: true },
    },
  },
});
