import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { DIARY, DIARY_KIND, diaryKind } from '../dictionary.ts';
import { diaryDay, diaryName, diaryPlace, diarySteps, passage, signedFields, weatherFields } from '../fields.ts';

/** The diary of a day, per unit work, author and kind (console specification, section 2.3). */
export default defineResource({
  name: 'workdiary',
  noun: 'diary',
  label: { zh: '施工日志', en: 'Work diary' },
  about: {
    zh: '每天按单位工程记录的施工和安全日志：天气、人员、机械、材料、检查和报警由系统提供，记录人补充后签字。',
    en: 'The diary of each day and unit work. Weather, heads, machines, deliveries, checks and alarms are offered; the author adds and signs.',
  },
  rules: [
    {
      zh: '同一单位工程、同一天、同一类型，每人一篇；安全日志与施工日志分开。',
      en: 'One for each unit work, day, kind and author; the safety diary is apart.',
    },
    {
      zh: '日期保存后不能改，也不能写将来的日期；事后补写的标注补记天数。',
      en: 'Its day never changes and is not in the future; what is written later is marked with the days.',
    },
    {
      zh: '签字后不能修改；需要更正时退回，原因留痕。',
      en: 'A signed diary is not changed; it is sent back with a reason.',
    },
  ],
  service: 'order',
  title: 'diary_name',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  onSite: 'first',
  sort: { field: 'diary_date', order: 'desc' },
  groups: {
    basic: { zh: '日志', en: 'Diary' },
    day: { zh: '当日记录', en: 'The day' },
    signed: { zh: '签字', en: 'Signature' },
  },
  fields: {
    diary_name: diaryName('Diary'),
    diary_date: diaryDay,
    diary_kind: field.code({
      label: { zh: '日志类型', en: 'Kind' },
      required: true,
      dict: diaryKind,
      query: 'eq',
      initial: DIARY_KIND.construction,
      on: ['column', 'query', 'add', 'detail'],
      group: 'basic',
      column: { width: 110 },
    }),
    ...diaryPlace,
    ...weatherFields,
    heads: field.integer({
      label: { zh: '出勤人数', en: 'Heads' },
      min: 0,
      max: 100_000,
      group: 'day',
      column: { width: 100 },
    }),
    people: passage('人员情况', 'People'),
    work_done: passage('施工内容', 'Work', true),
    machines: passage('机械设备', 'Machines'),
    deliveries: passage('材料构件进场', 'Deliveries'),
    inspections: passage('检查与验收', 'Checks'),
    alarms: passage('监测报警', 'Alarms'),
    problems: passage('问题与处理', 'Problems and what was done'),
    photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'day',
      column: { width: 140, hidden: true },
    }),
    ...signedFields,
  },
  attention: [{ label: { zh: '待签字日志', en: 'Diaries to sign' }, filters: { diary_status: '1' }, level: 'warning' }],
  endpoints: {
    list: 'GET work-diary',
    detail: 'GET work-diary/{id}',
    add: 'POST work-diary',
    edit: 'PUT work-diary',
    delete: 'DELETE work-diary/{id}',
    export: 'GET work-diary/export',
    word: 'GET work-diary/word',
  },
  lifecycle: { field: 'diary_status', editable: [DIARY.draft] },
  archived: {
    states: [DIARY.signed, DIARY.reviewed],
    folder: { by: 'diary_kind', codes: { [DIARY_KIND.construction]: 'C1-09', [DIARY_KIND.safety]: 'C9-04' } },
    date: 'diary_date',
  },
  actions: diarySteps,
});
