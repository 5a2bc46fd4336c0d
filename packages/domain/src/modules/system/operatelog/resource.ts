import { field } from '../../../field/field.ts';
import { logActions, logSubjects } from '../../../log/words.ts';
import { defineResource } from '../../../resource/define.ts';

/** Change records: the user, the change, and the values before it. */
export default defineResource({
  name: 'operatelog',
  noun: 'operate_log',
  viewOf: 'audit_entry',
  label: { zh: '操作日志', en: 'Change record' },
  about: {
    zh: '谁改了什么、改之前是什么，不可修改。',
    en: 'Who changed what, and what it was before. Nobody changes this record.',
  },
  service: 'user',
  title: 'actor_name',
  speaksOfAll: true,
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    actor_name: field.text({
      label: { zh: '操作人', en: 'Person' },
      query: 'like',
      // A search for a person must find the person, not every change record of that person.
      searched: false,
      column: { width: 130 },
    }),
    subject: field.text({
      label: { zh: '对象类型', en: 'Kind of record' },
      required: true,
      choices: () => logSubjects(),
      query: 'eq',
      column: { width: 160 },
    }),
    action: field.text({
      label: { zh: '操作类型', en: 'Operation' },
      required: true,
      choices: (record) => logActions(record),
      query: 'eq',
      column: { width: 130, priority: 1 },
    }),
    subject_title: field.text({
      label: { zh: '对象', en: 'Record' },
      query: 'like',
      column: { width: 250, priority: 1 },
    }),
    subject_id: field.text({
      label: { zh: '对象编号', en: 'Id of the record' },
      query: 'eq',
      column: { width: 250, hidden: true },
    }),
    ip: field.text({
      label: { zh: '网络地址', en: 'Address' },
      column: { width: 140 },
    }),
    request_id: field.text({
      label: { zh: '请求编号', en: 'Request ID' },
      column: { width: 250, hidden: true },
    }),
    at: field.datetime({
      label: { zh: '时间', en: 'Time' },
      required: true,
      query: 'between',
      column: { width: 180, priority: 1 },
    }),
    changes: field.rows({
      label: { zh: '改动内容', en: 'Changes' },
      rows: {
        name: field.text({ label: { zh: '名称', en: 'Name' }, required: true }),
        before: field.written({ label: { zh: '改动前', en: 'Before' } }),
        after: field.written({ label: { zh: '改动后', en: 'After' } }),
      },
      on: ['detail'],
    }),
  },
  endpoints: {
    list: 'GET user/operate-log',
    detail: 'GET user/operate-log/{id}',
    export: 'GET user/operate-log/export',
  },
});
