import { field } from '../../../field/field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { trade } from '../../../dictionary/person.ts';
import { trainingProblems } from './check.ts';
import { TRAINING_STATE, trainingKind, trainingStatus } from './dictionary.ts';

const { planned: PLANNED, held: HELD, archived: ARCHIVED, cancelled: CANCELLED, overdue: OVERDUE } = TRAINING_STATE;

/**
 * Safety trainings: three-level education, daily talks, change of trade, return to work, yearly hours (console
 * specification, section 2.3: `train`).
 */
export default defineResource({
  name: 'train',
  noun: 'training',
  label: { zh: '培训', en: 'Training' },
  about: {
    zh: '三级教育、班前教育、转岗复工等安全培训，学时和结果计入能否上岗。',
    en: 'Safety trainings: three levels, daily talks, change of trade, return to work. They count for whether a person may work.',
  },
  service: 'user',
  title: 'training_name',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  sort: { field: 'training_date', order: 'desc' },
  groups: {
    training: { zh: '培训', en: 'Training' },
    people: { zh: '人员', en: 'People' },
    content: { zh: '内容', en: 'Content' },
    held: { zh: '举办情况', en: 'How it was held' },
  },
  fields: {
    training_name: field.text({
      label: { zh: '培训主题', en: 'Training' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'training',
      column: { width: 240, fixed: 'left', sort: true },
      example: '11 月新进场工人项目级安全教育',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: trainingStatus,
      query: 'in',
      initial: PLANNED,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'training',
      column: { width: 100 },
    }),
    training_kind: field.code({
      label: { zh: '培训类型', en: 'Kind' },
      required: true,
      dict: trainingKind,
      query: 'in',
      initial: 2,
      group: 'training',
      column: { width: 140, priority: 1 },
      example: '项目级安全教育',
    }),
    project_id: projectField({ required: true, group: 'training', column: { width: 200 } }),
    training_date: field.date({
      label: { zh: '培训日期', en: 'Day' },
      required: true,
      query: 'between',
      group: 'training',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-11-20',
    }),
    hours: field.decimal({
      label: { zh: '学时', en: 'Hours' },
      required: true,
      min: 0.1,
      max: 200,
      group: 'training',
      column: { width: 80 },
      example: '4',
    }),
    trade: field.code({
      label: { zh: '针对工种', en: 'For the trade' },
      hint: { zh: '班组级和转岗教育按工种计算', en: 'Team level and change of trade count for this trade' },
      dict: trade,
      query: 'in',
      group: 'training',
      column: { width: 110 },
      example: '钢筋工',
    }),
    place: field.text({
      label: { zh: '培训地点', en: 'Place' },
      maxLength: 100,
      group: 'training',
      column: { width: 160, hidden: true },
      example: '项目部一楼会议室',
    }),
    trainer: field.text({
      label: { zh: '授课人', en: 'Trainer' },
      required: true,
      maxLength: 50,
      query: 'like',
      group: 'people',
      column: { width: 110 },
      example: '周志强',
    }),
    organiser_id: field.reference({
      label: { zh: '负责人', en: 'In charge' },
      ref: 'usermanage',
      own: true,
      among: PROJECT_PEOPLE,
      group: 'people',
      column: { width: 110 },
    }),
    staff_ids: field.references({
      label: { zh: '受教育人员', en: 'Participants' },
      hint: { zh: '应参加的人员；以签到为准计学时', en: 'Who should come; hours count for those who sign in' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      group: 'people',
      column: { width: 200, hidden: true },
    }),
    content: field.textarea({
      label: { zh: '培训内容', en: 'Content' },
      required: true,
      maxLength: 2000,
      group: 'content',
      column: { width: 240, hidden: true },
      example: '施工现场危险源、安全防护用品使用、应急逃生路线',
    }),
    course_ids: field.references({
      label: { zh: '课程资料', en: 'Courseware' },
      ref: 'coursemeans',
      group: 'content',
      column: { width: 160, hidden: true },
    }),
    paper_id: field.reference({
      label: { zh: '考核试卷', en: 'Paper' },
      ref: 'paper',
      group: 'content',
      column: { width: 180, hidden: true },
    }),
    photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'held',
      column: { width: 140, hidden: true },
    }),
    attachments: field.files({
      label: { zh: '附件', en: 'Files' },
      maxCount: 5,
      group: 'held',
      column: { width: 140, hidden: true },
    }),
    signed_count: field.integer({
      label: { zh: '签到人数', en: 'Signed in' },
      on: ['column', 'detail'],
      group: 'held',
      column: { width: 90 },
    }),
    summary: field.textarea({
      label: { zh: '培训小结', en: 'Summary' },
      maxLength: 1000,
      on: ['column', 'detail'],
      group: 'held',
      column: { width: 200, hidden: true },
    }),
    signature: field.signature({
      label: { zh: '授课人签名', en: 'Signature of the trainer' },
      on: ['column', 'detail'],
      group: 'held',
      column: { width: 120, hidden: true },
    }),
    held_at: field.datetime({
      label: { zh: '完成时间', en: 'Held at' },
      on: ['column', 'detail'],
      group: 'held',
      column: { width: 170, hidden: true },
    }),
  },
  check: trainingProblems,
  attention: [{ label: { zh: '待举办培训', en: 'Trainings to hold' }, filters: { status: '1' }, level: 'info' }],
  figures: [
    {
      label: { zh: '近 7 天培训', en: 'Trainings in 7 days' },
      filters: { status: '2,3', begin_training_date: '@week', end_training_date: '@today' },
      trend: 'training_date',
      ranks: true,
    },
  ],
  endpoints: {
    list: 'GET train',
    detail: 'GET train/{id}',
    add: 'POST train',
    edit: 'PUT train',
    delete: 'DELETE train/{id}',
    import: 'POST train/import',
    export: 'GET train/export',
    word: 'GET train/word/all',
  },
  offline: true,
  lifecycle: {
    field: 'status',
    editable: [PLANNED, OVERDUE],
    tells: ['organiser_id'],
    due: { field: 'training_date', states: [PLANNED], to: OVERDUE, tells: ['organiser_id'] },
  },
  actions: {
    hold: {
      label: { zh: '完成培训', en: 'Held' },
      endpoint: 'PUT train/hold',
      step: {
        from: [PLANNED, OVERDUE],
        to: HELD,
        asks: ['photos', 'summary', 'signature'],
        needs: ['signature'],
        stamps: { at: 'held_at' },
        offline: true,
      },
    },
    archive: {
      label: { zh: '归档', en: 'Archive' },
      endpoint: 'PUT train/archive',
      confirm: { zh: '归档后不能再补签到。', en: 'Nobody can be signed in after that.' },
      step: { from: [HELD], to: ARCHIVED },
    },
    cancel: {
      label: { zh: '取消', en: 'Cancel' },
      endpoint: 'PUT train/cancel',
      step: { from: [PLANNED, OVERDUE], to: CANCELLED, asks: ['summary'], needs: ['summary'], danger: true },
    },
  },
});
