import { field } from '../field/field.ts';
import { defineResource } from '../resource/define.ts';

/** Who changed what, with what was there before. */
export default defineResource({
  name: 'operatelog',
  noun: 'operate_log',
  viewOf: 'audit_entry',
  label: { zh: '操作日志', en: 'Change record' },
  service: 'user',
  title: 'actor_name',
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    actor_name: field.text({
      label: { zh: '操作人', en: 'Person' },
      query: 'like',
      column: { width: 130 },
    }),
    operation: field.code({
      label: { zh: '操作类型', en: 'Operation' },
      required: true,
      dict: 'audit_operation',
      query: 'eq',
      column: { width: 100 },
    }),
    subject: field.text({
      label: { zh: '对象类型', en: 'Kind of record' },
      query: 'like',
      column: { width: 160 },
    }),
    subject_id: field.text({
      label: { zh: '对象', en: 'Record' },
      query: 'like',
      column: { width: 250 },
    }),
    ip: field.text({
      label: { zh: '网络地址', en: 'Address' },
      column: { width: 140 },
    }),
    request_id: field.text({
      label: { zh: '请求编号', en: 'Request' },
      column: { width: 250, hidden: true },
    }),
    at: field.datetime({
      label: { zh: '时间', en: 'Time' },
      required: true,
      query: 'between',
      column: { width: 180 },
    }),
    changes: field.textarea({
      label: { zh: '改动内容', en: 'Changes' },
      maxLength: 1_000_000,
      on: ['detail'],
    }),
  },
  endpoints: {
    list: 'GET user/operate-log',
    detail: 'GET user/operate-log/{id}',
    export: 'GET user/operate-log/export',
  },
});
