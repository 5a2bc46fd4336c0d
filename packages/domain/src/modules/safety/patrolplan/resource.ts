import { field } from '../../../field/field.ts';
import { PATROL_PEOPLE, PROJECT_PEOPLE, PROJECT_POINTS, projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PATROL_CYCLE, patrolCycle } from './dictionary.ts';
import { schemeStatus } from '../../../dictionary/patrol.ts';
import { patrolType } from '../dictionary.ts';

const NO_WEEKDAY = {
  zh: '每周巡检的周期日须为 1（周一）到 7（周日）',
  en: 'Weekly rounds: the day is 1 (Monday) to 7 (Sunday)',
};

/**
 * Patrol schemes: the points to inspect, the inspectors and the frequency (console specification, section 7.5: scheme).
 */
export default defineResource({
  name: 'patrolplan',
  noun: 'patrolplan',
  label: { zh: '巡检方案', en: 'Patrol scheme' },
  about: {
    zh: '巡检方案：巡哪些点、谁来巡、多久一次；启用后按周期自动生成巡检任务。',
    en: 'Which points are patrolled, by whom and how often. A running scheme makes the patrols by itself.',
  },
  firstStep: {
    order: 42,
    way: 'site',
    label: { zh: '安排第一次巡检', en: 'Plan the first patrol' },
    hint: { zh: '到期自动生成巡检任务，通知巡检人员', en: 'Tasks are made when they are due, and people are told' },
  },
  service: 'device',
  title: 'scheme_name',
  scope: 'organisation',
  follows: 'project_id',
  groups: {
    scheme: { zh: '方案', en: 'Scheme' },
    time: { zh: '周期', en: 'Cycle' },
    people: { zh: '人员', en: 'People' },
  },
  fields: {
    scheme_name: field.text({
      label: { zh: '方案名称', en: 'Scheme' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'scheme',
      column: { width: 200, fixed: 'left', sort: true },
      example: '塔吊日常巡检',
    }),
    project_id: projectField({ required: true, group: 'scheme' }),
    type: field.code({
      label: { zh: '巡检类型', en: 'Type' },
      required: true,
      dict: patrolType,
      query: 'eq',
      initial: 1,
      group: 'scheme',
      column: { width: 110 },
      example: '日常巡检',
    }),
    status: field.code({
      label: { zh: '方案状态', en: 'State' },
      required: true,
      dict: schemeStatus,
      query: 'eq',
      initial: 1,
      group: 'scheme',
      column: { width: 100 },
      example: '启用',
    }),
    point_ids: field.references({
      label: { zh: '巡检点', en: 'Points' },
      required: true,
      ref: 'patrolsite',
      among: PROJECT_POINTS,
      group: 'scheme',
      column: { width: 260 },
    }),
    cycle: field.code({
      label: { zh: '巡检周期', en: 'Cycle' },
      required: true,
      dict: patrolCycle,
      query: 'eq',
      initial: 1,
      group: 'time',
      column: { width: 100, priority: 1 },
      example: '每天',
    }),
    cycle_day: field.integer({
      label: { zh: '周期日', en: 'Day of the cycle' },
      hint: {
        zh: '每周填 1（周一）到 7（周日），每月填 1 到 31，默认 1',
        en: 'Weekly 1 (Monday) to 7, monthly 1 to 31; 1 if empty',
      },
      min: 1,
      max: 31,
      group: 'time',
      column: { width: 100, hidden: true },
    }),
    begin_date: field.date({
      label: { zh: '开始日期', en: 'From' },
      required: true,
      group: 'time',
      column: { width: 120, sort: true },
      example: '2026-11-01',
    }),
    end_date: field.date({
      label: { zh: '结束日期', en: 'Until' },
      group: 'time',
      column: { width: 120 },
      example: '2027-06-30',
    }),
    user_ids: field.references({
      label: { zh: '巡检人员', en: 'Patroller' },
      required: true,
      ref: 'usermanage',
      own: 'project',
      among: PATROL_PEOPLE,
      group: 'people',
      column: { width: 180, priority: 1 },
    }),
    leader_id: field.reference({
      label: { zh: '负责人', en: 'Person in charge' },
      ref: 'usermanage',
      own: 'project',
      among: PROJECT_PEOPLE,
      group: 'people',
      column: { width: 120 },
    }),
  },
  endpoints: {
    list: 'GET patrol-scheme',
    detail: 'GET patrol-scheme/{id}',
    add: 'POST patrol-scheme',
    edit: 'PUT patrol-scheme',
    delete: 'DELETE patrol-scheme/{id}',
    export: 'GET patrol-scheme/export',
  },
  order: [['begin_date', 'end_date']],
  // A patrol on a weekday that does not exist would never be due.
  check: ({ cycle, cycle_day: day }) =>
    cycle === PATROL_CYCLE.weekly && typeof day === 'number' && day > 7
      ? [{ path: 'cycle_day', label: NO_WEEKDAY }]
      : [],
});
