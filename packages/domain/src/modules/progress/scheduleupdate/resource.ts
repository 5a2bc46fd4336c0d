import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { delayReason } from '../dictionary.ts';

/** Reports of progress, which the steps of tasks write (console specification, section 2.2: `scheduleupdate`). */
export default defineResource({
  name: 'scheduleupdate',
  noun: 'schedule_report',
  label: { zh: '进度填报', en: 'Report of progress' },
  about: {
    zh: '每一次开工、进度和完工填报的记录，由任务的操作自动生成，不可修改。',
    en: 'Each report of start, progress and finish. The steps of tasks write these records; nobody changes them.',
  },
  service: 'user',
  title: 'task_id',
  scope: 'organisation',
  follows: 'plan_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: { basic: { zh: '填报', en: 'Report' } },
  fields: {
    task_id: field.reference({
      label: { zh: '任务', en: 'Task' },
      required: true,
      ref: 'scheduletask',
      query: 'eq',
      group: 'basic',
      column: { width: 220, fixed: 'left' },
    }),
    plan_id: field.reference({
      label: { zh: '进度计划', en: 'Schedule' },
      required: true,
      ref: 'scheduleplan',
      query: 'eq',
      group: 'basic',
      column: { width: 200, priority: 3 },
    }),
    project_id: projectField({ group: 'basic', column: { width: 200, hidden: true } }),
    reported_percent: field.decimal({
      label: { zh: '完成（%）', en: 'Done (%)' },
      group: 'basic',
      column: { width: 100, priority: 1 },
    }),
    quantity_done: field.decimal({
      label: { zh: '已完成工程量', en: 'Quantity done' },
      group: 'basic',
      column: { width: 120 },
    }),
    report_photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      group: 'basic',
      column: { width: 120 },
    }),
    report_note: field.textarea({
      label: { zh: '进度说明', en: 'Note' },
      maxLength: 500,
      group: 'basic',
      column: { width: 240, priority: 1 },
    }),
    delay_reason: field.code({
      label: { zh: '滞后原因', en: 'Cause of delay' },
      dict: delayReason,
      query: 'in',
      group: 'basic',
      column: { width: 130 },
    }),
    measure: field.textarea({
      label: { zh: '纠偏措施', en: 'Measures' },
      maxLength: 500,
      group: 'basic',
      column: { width: 240 },
    }),
  },
  endpoints: {
    list: 'GET schedule/report',
    detail: 'GET schedule/report/{id}',
    export: 'GET schedule/report/export',
  },
});
