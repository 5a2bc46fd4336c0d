import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { DIARY, SUPERVISION_KIND, supervisionKind } from '../dictionary.ts';
import { diaryDay, diaryName, diaryPlace, passage, signedFields, supervisionSteps, weatherFields } from '../fields.ts';

/** Logs of the supervisor and of the authority (console specification, section 2.3). */
export default defineResource({
  name: 'supervisionlog',
  noun: 'supervision_log',
  label: { zh: '监理监督日志', en: 'Supervision log' },
  about: {
    zh: '监理单位的监理日志和监督机构的监督日志：巡视旁站、验收、发现的问题和指令，记录人签字。',
    en: 'Logs of the supervisor and of the authority: rounds, acceptance, what was found and ordered, with the signature of the author.',
  },
  rules: [
    {
      zh: '同一单位工程、同一天、同一类型，每人一篇；补写的标注补记天数，签字后不能修改。',
      en: 'One for each unit work, day, kind and author. What is written later is marked; a signed log is not changed.',
    },
  ],
  service: 'order',
  title: 'diary_name',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  sort: { field: 'diary_date', order: 'desc' },
  groups: {
    basic: { zh: '日志', en: 'Log' },
    day: { zh: '当日记录', en: 'The day' },
    signed: { zh: '签字', en: 'Signature' },
  },
  fields: {
    diary_name: diaryName('Log'),
    diary_date: diaryDay,
    log_kind: field.code({
      label: { zh: '日志类型', en: 'Kind' },
      required: true,
      dict: supervisionKind,
      query: 'eq',
      initial: SUPERVISION_KIND.supervisor,
      on: ['column', 'query', 'add', 'detail'],
      group: 'basic',
      column: { width: 110 },
    }),
    ...diaryPlace,
    ...weatherFields,
    progress: passage('施工进展', 'Progress', true),
    rounds: passage('巡视与旁站', 'Rounds and attendance'),
    inspections: passage('检查与验收', 'Checks'),
    problems: passage('发现的问题', 'What was found'),
    orders: passage('指令与处理', 'Orders'),
    photos: field.image({
      label: { zh: '照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'day',
      column: { width: 140, hidden: true },
    }),
    ...signedFields,
  },
  endpoints: {
    list: 'GET supervision-log',
    detail: 'GET supervision-log/{id}',
    add: 'POST supervision-log',
    edit: 'PUT supervision-log',
    delete: 'DELETE supervision-log/{id}',
    export: 'GET supervision-log/export',
    word: 'GET supervision-log/word',
  },
  lifecycle: { field: 'diary_status', editable: [DIARY.draft] },
  archived: {
    states: [DIARY.signed, DIARY.reviewed],
    folder: {
      by: 'log_kind',
      codes: { [SUPERVISION_KIND.supervisor]: 'B1-05', [SUPERVISION_KIND.authority]: 'C9-03' },
    },
    date: 'diary_date',
  },
  actions: supervisionSteps,
});
