import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { workUnit } from '../dictionary.ts';
import { TASK, taskStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const IN_STEP = ['column', 'detail', 'sheet'] as const;
const PICTURES = ['column', 'detail'] as const;

/** Tasks on the parts of a building, with team and term (console specification, section 2.3). */
export default defineResource({
  name: 'taskmanage',
  noun: 'work_task',
  label: { zh: '任务', en: 'Task' },
  about: {
    zh: '安排到部位和班组的施工任务：计划、开始、完成、核验；完成量由生产任务汇总，超期自动提醒。',
    en: 'Work on a part for a team: planned, begun, done, checked. Its quantity is summed up from the daily work; overdue tasks are reminded.',
  },
  rules: [
    {
      zh: '任务开始时，未开始的部位随之开工；部位上的任务全部完成时，部位随之完成，验收仍在部位上登记。',
      en: 'A part begins with its first task and is done with its last one; its acceptance is recorded at the part.',
    },
    {
      zh: '首次登记生产任务时，计划中的任务自动开始。',
      en: 'A planned task begins with the first record of its daily work.',
    },
  ],
  service: 'order',
  title: 'task_name',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '任务', en: 'Task' },
    term: { zh: '计划', en: 'Plan' },
    done: { zh: '完成情况', en: 'Done' },
    checked: { zh: '核验', en: 'Check' },
  },
  fields: {
    task_name: field.text({
      label: { zh: '任务名称', en: 'Task' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 220, fixed: 'left', sort: true },
      example: '墙柱钢筋绑扎',
    }),
    task_status: field.code({
      label: { zh: '任务状态', en: 'State' },
      required: true,
      dict: taskStatus,
      query: 'in',
      initial: TASK.planned,
      on: KEPT,
      group: 'basic',
      column: { width: 110 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220 } }),
    part_id: partField({ required: true, label: { zh: '施工部位', en: 'Part' }, group: 'basic' }),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      ref: 'org',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 140 },
    }),
    owner_id: field.reference({
      label: { zh: '责任人', en: 'Responsible' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'basic',
      column: { width: 110 },
    }),
    planned_begin: field.date({
      label: { zh: '计划开始', en: 'To begin on' },
      required: true,
      query: 'between',
      group: 'term',
      column: { width: 120, sort: true },
      example: '2026-11-10',
    }),
    planned_end: field.date({
      label: { zh: '计划完成', en: 'To be done by' },
      required: true,
      query: 'between',
      group: 'term',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-11-14',
    }),
    planned_quantity: field.decimal({
      label: { zh: '计划工程量', en: 'Planned quantity' },
      min: 0,
      max: 100_000_000,
      group: 'term',
      column: { width: 110 },
      example: '18.6',
    }),
    work_unit: field.code({
      label: { zh: '单位', en: 'Unit' },
      dict: workUnit,
      group: 'term',
      column: { width: 90 },
      example: '吨',
    }),
    requirement: field.textarea({
      label: { zh: '施工要求', en: 'Requirements' },
      maxLength: 1000,
      group: 'term',
      column: { width: 200, hidden: true },
    }),
    /** Sum of the daily work, kept by the database. */
    done_quantity: field.decimal({
      label: { zh: '完成工程量', en: 'Done quantity' },
      on: IN_STEP,
      group: 'done',
      column: { width: 110 },
    }),
    begun_on: field.date({
      label: { zh: '实际开始', en: 'Begun on' },
      on: IN_STEP,
      group: 'done',
      column: { width: 120, hidden: true },
    }),
    finished_on: field.date({
      label: { zh: '实际完成', en: 'Done on' },
      query: 'between',
      on: KEPT,
      group: 'done',
      column: { width: 120, hidden: true },
    }),
    finish_note: field.textarea({
      label: { zh: '完成说明', en: 'Note' },
      maxLength: 500,
      on: IN_STEP,
      group: 'done',
      column: { width: 200, hidden: true },
    }),
    finish_photos: field.image({
      label: { zh: '完成照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      on: PICTURES,
      group: 'done',
      column: { width: 140, hidden: true },
    }),
    check_opinion: field.textarea({
      label: { zh: '核验意见', en: 'Opinion' },
      maxLength: 500,
      on: IN_STEP,
      group: 'checked',
      column: { width: 200, hidden: true },
    }),
    checker_id: field.reference({
      label: { zh: '核验人', en: 'Checked by' },
      ref: 'usermanage',
      on: IN_STEP,
      group: 'checked',
      column: { width: 110, hidden: true },
    }),
    checked_at: field.datetime({
      label: { zh: '核验时间', en: 'Checked at' },
      on: IN_STEP,
      group: 'checked',
      column: { width: 170, hidden: true },
    }),
  },
  order: [['planned_begin', 'planned_end']],
  attention: [{ label: { zh: '待核验任务', en: 'Tasks to check' }, filters: { task_status: '3' }, level: 'info' }],
  figures: [
    {
      label: { zh: '进行中任务', en: 'Tasks under way' },
      filters: { task_status: '2' },
      trend: 'planned_begin',
    },
  ],
  endpoints: {
    list: 'GET task-on-part',
    detail: 'GET task-on-part/{id}',
    add: 'POST task-on-part',
    edit: 'PUT task-on-part',
    delete: 'DELETE task-on-part/{id}',
    import: 'POST task-on-part/import',
    export: 'GET task-on-part/export',
  },
  lifecycle: {
    field: 'task_status',
    editable: [TASK.planned, TASK.running],
    tells: ['owner_id'],
    due: { field: 'planned_end', states: [TASK.planned, TASK.running], tells: ['owner_id'] },
  },
  actions: {
    begin: {
      label: { zh: '开始', en: 'Begin' },
      endpoint: 'PUT task-on-part/begin',
      step: { from: [TASK.planned], to: TASK.running, asks: ['begun_on'], needs: ['begun_on'], offline: true },
    },
    finish: {
      label: { zh: '完成', en: 'Finish' },
      endpoint: 'PUT task-on-part/finish',
      step: {
        from: [TASK.running],
        to: TASK.done,
        asks: ['finished_on', 'finish_note', 'finish_photos'],
        needs: ['finished_on'],
        offline: true,
      },
    },
    check: {
      label: { zh: '核验通过', en: 'Check' },
      endpoint: 'PUT task-on-part/check',
      step: {
        from: [TASK.done],
        to: TASK.checked,
        asks: ['check_opinion'],
        stamps: { by: 'checker_id', at: 'checked_at' },
        tells: ['owner_id'],
      },
    },
    refuse: {
      label: { zh: '核验不通过', en: 'Reject' },
      endpoint: 'PUT task-on-part/refuse',
      step: {
        from: [TASK.done],
        to: TASK.running,
        asks: ['check_opinion', 'planned_end'],
        needs: ['check_opinion', 'planned_end'],
        clears: ['finished_on'],
        tells: ['owner_id'],
        danger: true,
      },
    },
  },
});
