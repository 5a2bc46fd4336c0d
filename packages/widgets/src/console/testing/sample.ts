import { defineResource, field, processInstanceStatus } from '@gongdi/domain';

/**
 * A resource with few fields, and everything from which the pages of a resource derive something. In state 1 a record
 * can be edited; in state 2 its person may finish it.
 */
export const sample = defineResource({
  name: 'sample',
  noun: 'sample',
  label: { zh: '样品', en: 'Sample' },
  service: 'base',
  title: 'title',
  scope: 'organisation',
  fields: {
    title: field.text({ label: { zh: '名称', en: 'Name' }, required: true, maxLength: 20, query: 'like' }),
    remark: field.textarea({ label: { zh: '说明', en: 'Remark' }, maxLength: 100, initial: '无' }),
    state: field.code({
      label: { zh: '状态', en: 'State' },
      dict: processInstanceStatus,
      initial: 1,
      on: ['column', 'detail'],
    }),
    person_id: field.reference({ label: { zh: '负责人', en: 'Person' }, ref: 'usermanage', on: ['detail'] }),
  },
  endpoints: {
    list: 'GET sample',
    detail: 'GET sample/{id}',
    add: 'POST sample',
    edit: 'PUT sample',
    delete: 'DELETE sample/{id}',
    export: 'GET sample/export',
  },
  lifecycle: { field: 'state', editable: [1] },
  actions: {
    begin: {
      label: { zh: '开始', en: 'Begin' },
      endpoint: 'PUT sample/begin',
      step: { from: [1], to: 2 },
    },
    refuse: {
      label: { zh: '退回', en: 'Refuse' },
      endpoint: 'PUT sample/refuse',
      confirm: { zh: '退回后须重新填写', en: 'It has to be filled in again' },
      step: { from: [2], to: 1, asks: ['remark'], needs: ['remark'], danger: true },
    },
    finish: {
      label: { zh: '完成', en: 'Finish' },
      endpoint: 'PUT sample/finish',
      step: { from: [2], to: 2, by: 'person_id', asks: ['remark'], page: 'finish' },
    },
  },
});

/** All permissions for the resource. */
export const MAY_ALL = [
  ...Object.keys(sample.endpoints).map((operation) => `sample|${operation}`),
  ...Object.keys(sample.actions!).map((step) => `sample|${step}`),
];

export type SampleRow = Record<string, unknown> & { id: string };

/** A stored record in state 1. */
export const sampleRow = (id: string, more: Record<string, unknown> = {}): SampleRow => ({
  id,
  version: 3,
  title: `样品 ${id}`,
  remark: '无',
  state: 1,
  person_id: null,
  org_id: 'o1',
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-02T00:00:00.000Z',
  ...more,
});
