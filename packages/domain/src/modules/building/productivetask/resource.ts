import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;

/** What was done of a task on a day (console specification, section 2.3). */
export default defineResource({
  name: 'productivetask',
  noun: 'work_day',
  label: { zh: '生产任务', en: 'Daily work' },
  about: {
    zh: '任务每天的计划量和完成量、投入人数；汇总成任务的完成量和部位统计。',
    en: 'The quantities of a task on a day, planned and done, and its heads. Tasks and statistics sum them up.',
  },
  rules: [
    {
      zh: '同一任务每天一条；日期不能晚于今天；部位和班组取自任务。',
      en: 'One for each task and day, not in the future. Part and team are those of the task.',
    },
  ],
  service: 'order',
  title: 'work_content',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  sort: { field: 'work_date', order: 'desc' },
  fields: {
    work_content: field.text({
      label: { zh: '施工内容', en: 'Work' },
      required: true,
      maxLength: 200,
      query: 'like',
      column: { width: 240, fixed: 'left' },
      example: '墙柱钢筋绑扎，东侧完成',
    }),
    project_id: projectField({ required: true, column: { width: 200, hidden: true } }),
    task_id: field.reference({
      label: { zh: '任务', en: 'Task' },
      required: true,
      ref: 'taskmanage',
      among: { project: 'project_id' },
      query: 'eq',
      column: { width: 200 },
    }),
    work_date: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-11-01',
    }),
    planned_quantity: field.decimal({
      label: { zh: '计划量', en: 'Planned' },
      min: 0,
      max: 100_000_000,
      column: { width: 100 },
      example: '4.5',
    }),
    done_quantity: field.decimal({
      label: { zh: '完成量', en: 'Done' },
      required: true,
      min: 0,
      max: 100_000_000,
      column: { width: 100, priority: 1 },
      example: '4.2',
    }),
    heads: field.integer({
      label: { zh: '投入人数', en: 'Heads' },
      min: 0,
      max: 10_000,
      column: { width: 100 },
      example: '12',
    }),
    shortfall: field.text({
      label: { zh: '未完成原因', en: 'Why less was done' },
      maxLength: 200,
      column: { width: 200, hidden: true },
    }),
    photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      column: { width: 140, hidden: true },
    }),
    part_id: partField({ on: KEPT, label: { zh: '施工部位', en: 'Part' } }),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      ref: 'org',
      query: 'eq',
      on: KEPT,
      column: { width: 140 },
    }),
  },
  endpoints: {
    list: 'GET work-day',
    detail: 'GET work-day/{id}',
    add: 'POST work-day',
    edit: 'PUT work-day',
    delete: 'DELETE work-day/{id}',
    export: 'GET work-day/export',
  },
});
