import { CLIMB, climbStatus, climbWatch, heightGrade } from '../dictionary.ts';
import { field } from '../../../field/field.ts';
import { WORK_AT_HEIGHT } from '../../../labour/height.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';

const { asked, approved, working, ended, refused } = CLIMB;
const TOLD = ['column', 'detail'] as const;
const SHOWN = ['column', 'query', 'detail'] as const;

/**
 * Permits for supervised work at height (console specification, section 2.2, `climbingpartner`). While the work is under
 * way, the helmets of worker and watcher say whether he is hooked and watched; alarms follow (`server/…/climbingpartner`).
 */
export default defineResource({
  name: 'climbingpartner',
  noun: 'climb_permit',
  label: { zh: '登高作业票', en: 'Permit for work at height' },
  about: {
    zh: '登高作业的审批与监护：谁作业、谁监护、多高、到几点；作业中按安全帽数据判断是否挂钩、监护人是否在旁。',
    en: 'Permits for work at height with worker, watcher, height and hours. Under way, the helmets say whether he is hooked and watched.',
  },
  rules: [
    {
      zh: '作业人须准入合格，持有效登高作业证和高处作业体检；监护人须准入合格且另有其人；两人都佩戴安全帽才能开始。',
      en: 'The worker is admitted, with a certificate and a medical check for height; the watcher is admitted and somebody else; both wear helmets when the work begins.',
    },
    {
      zh: '等级按 GB/T 3608：2 至 5 米Ⅰ级、至 15 米Ⅱ级、至 30 米Ⅲ级、以上Ⅳ级；存在客观危险因素的提高一级。',
      en: 'Grades by GB/T 3608: I to 5 m, II to 15 m, III to 30 m, IV above; one higher where an objective hazard is present.',
    },
    {
      zh: '高于限值未挂安全带、监护人过远、离岗或定位中断时报警；到期自动失效。',
      en: 'Alarms when not hooked above the limit, and when the watcher is far, gone or not located; the permit ends by itself at its hour.',
    },
  ],
  service: 'device',
  title: 'work',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'planned_from', order: 'desc' },
  groups: {
    work: { zh: '作业', en: 'Work' },
    people: { zh: '人员', en: 'People' },
    watch: { zh: '审批与监护', en: 'Approval and watch' },
  },
  fields: {
    work: field.text({
      label: { zh: '作业内容', en: 'Work' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'work',
      column: { width: 200, fixed: 'left' },
      example: '外架拆除连墙件',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: climbStatus,
      query: 'in',
      initial: asked,
      on: SHOWN,
      group: 'watch',
      column: { width: 100 },
    }),
    watch_state: field.code({
      label: { zh: '监护情况', en: 'Watch' },
      dict: climbWatch,
      query: 'in',
      on: SHOWN,
      group: 'watch',
      column: { width: 130, priority: 1 },
    }),
    worker_id: field.reference({
      label: { zh: '作业人', en: 'Worker' },
      required: true,
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'people',
      column: { width: 100, priority: 1 },
    }),
    watcher_id: field.reference({
      label: { zh: '监护人', en: 'Watcher' },
      required: true,
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'people',
      column: { width: 100 },
    }),
    project_id: projectField({ required: true, group: 'work', column: { width: 200 } }),
    spot: field.text({
      label: { zh: '作业部位', en: 'Where' },
      required: true,
      maxLength: 100,
      group: 'work',
      column: { width: 160 },
      example: '3 号楼 12 层东侧外架',
    }),
    height: field.decimal({
      label: { zh: '作业高度（米）', en: 'Height (m)' },
      hint: { zh: '距坠落高度基准面', en: 'Above the level to which one may fall' },
      required: true,
      min: WORK_AT_HEIGHT,
      max: 1000,
      group: 'work',
      column: { width: 110, sort: true },
      example: '36',
    }),
    hazard: field.boolean({
      label: { zh: '存在客观危险因素', en: 'Objective hazard' },
      hint: {
        zh: '五级以上阵风、低温高温、雨雪、照度不足、临近带电体、立足不稳等（GB/T 3608）',
        en: 'Gusts, heat or frost, wet, poor light, live parts near, poor footing (GB/T 3608)',
      },
      required: true,
      initial: false,
      group: 'work',
      column: { width: 130, hidden: true },
    }),
    // Written by the server: it follows from height and hazard.
    grade: field.code({
      label: { zh: '作业等级', en: 'Grade' },
      dict: heightGrade,
      query: 'in',
      on: SHOWN,
      group: 'work',
      column: { width: 90 },
    }),
    planned_from: field.datetime({
      label: { zh: '计划开始', en: 'From' },
      required: true,
      query: 'between',
      group: 'work',
      column: { width: 160, sort: true },
    }),
    planned_to: field.datetime({
      label: { zh: '有效期止', en: 'Valid to' },
      required: true,
      group: 'work',
      column: { width: 160 },
    }),
    measures: field.textarea({
      label: { zh: '安全措施', en: 'Measures' },
      required: true,
      maxLength: 500,
      group: 'work',
      column: { width: 200, hidden: true },
      example: '双钩安全带高挂低用，下方设警戒区，专人监护',
    }),
    approved_by: field.reference({
      label: { zh: '审批人', en: 'Approved by' },
      ref: 'usermanage',
      on: TOLD,
      group: 'watch',
      column: { width: 100, hidden: true },
    }),
    approved_at: field.datetime({ label: { zh: '审批时间', en: 'Approved at' }, on: ['detail'], group: 'watch' }),
    started_at: field.datetime({
      label: { zh: '开始时间', en: 'Begun at' },
      on: TOLD,
      group: 'watch',
      column: { width: 160, hidden: true },
    }),
    ended_at: field.datetime({
      label: { zh: '结束时间', en: 'Ended at' },
      on: TOLD,
      group: 'watch',
      column: { width: 160, hidden: true },
    }),
    // Altitude of the worker's helmet on the ground, when the work began.
    ground: field.decimal({
      label: { zh: '起始高程（米）', en: 'Altitude at the start (m)' },
      on: ['detail'],
      group: 'watch',
    }),
    // Since when the watch is as it is; an alarm needs some seconds of it.
    watch_since: field.datetime({ label: { zh: '监护情况自', en: 'Since' }, on: ['detail'], group: 'watch' }),
    // The alarm that lasts.
    alarm_id: field.text({ label: { zh: '报警', en: 'Alarm' }, maxLength: 64, on: [] }),
    note: field.text({
      label: { zh: '审批意见', en: 'Remark' },
      maxLength: 200,
      on: ['detail'],
      group: 'watch',
    }),
  },
  check: ({ worker_id, watcher_id, planned_from, planned_to }) => [
    ...(worker_id && worker_id === watcher_id
      ? [{ path: 'watcher_id', label: { zh: '监护人不能是作业人本人', en: 'The watcher is somebody else' } }]
      : []),
    ...(typeof planned_from === 'string' && typeof planned_to === 'string' && planned_to <= planned_from
      ? [{ path: 'planned_to', label: { zh: '有效期止须晚于计划开始', en: 'It has to end after it begins' } }]
      : []),
  ],
  lifecycle: { field: 'status', editable: [asked, refused], decided: { approved: 'approve', refused: 'refuse' } },
  actions: {
    approve: {
      label: { zh: '批准', en: 'Approve' },
      endpoint: 'PUT helmet/climb/approve',
      step: { from: [asked], to: approved, asks: ['note'], stamps: { by: 'approved_by', at: 'approved_at' } },
    },
    refuse: {
      label: { zh: '驳回', en: 'Refuse' },
      endpoint: 'PUT helmet/climb/refuse',
      step: {
        from: [asked, approved],
        to: refused,
        asks: ['note'],
        needs: ['note'],
        stamps: { by: 'approved_by', at: 'approved_at' },
        danger: true,
      },
    },
    again: {
      label: { zh: '重新提交', en: 'Ask again' },
      endpoint: 'PUT helmet/climb/again',
      step: { from: [refused], to: asked, clears: ['approved_by', 'approved_at', 'note'] },
    },
    start: {
      label: { zh: '开始作业', en: 'Begin' },
      endpoint: 'PUT helmet/climb/start',
      step: { from: [approved], to: working, stamps: { at: 'started_at' } },
    },
    finish: {
      label: { zh: '结束作业', en: 'End' },
      endpoint: 'PUT helmet/climb/finish',
      step: { from: [working], to: ended, stamps: { at: 'ended_at' } },
    },
  },
  attention: [
    { label: { zh: '待审批登高作业', en: 'Work at height to approve' }, filters: { status: '1' }, level: 'info' },
    {
      label: { zh: '监护异常的登高作业', en: 'Work at height not watched' },
      filters: { status: '3', watch_state: '2,3,4,5,6' },
      level: 'error',
      ranks: true,
    },
  ],
  figures: [
    { label: { zh: '登高作业中', en: 'Work at height under way' }, filters: { status: '3' }, trend: 'planned_from' },
  ],
  endpoints: {
    list: 'GET helmet/climb',
    detail: 'GET helmet/climb/{id}',
    add: 'POST helmet/climb',
    edit: 'PUT helmet/climb',
    delete: 'DELETE helmet/climb/{id}',
    export: 'GET helmet/climb/export',
    word: 'GET helmet/climb/word/all',
  },
});
