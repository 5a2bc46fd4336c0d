import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { concealStatus } from '../dictionary.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;
const PICTURES = ['column', 'detail'] as const;

/** Each acceptance or rejection of concealed works, as it was signed: steps of the request write it, nobody changes it. */
export default defineResource({
  name: 'concealacceptrecord',
  noun: 'conceal_record',
  label: { zh: '隐蔽验收记录', en: 'Record of concealed works' },
  about: {
    zh: '隐蔽工程每次验收的结论、照片和签名；由验收自动生成，不可修改，不通过的也保留。',
    en: 'Each acceptance or rejection of concealed works with pictures and signature. It is made by the acceptance and never changed.',
  },
  service: 'order',
  title: 'record_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'accepted_at', order: 'desc' },
  fields: {
    record_title: field.text({
      label: { zh: '隐蔽工程', en: 'Concealed works' },
      maxLength: 120,
      query: 'like',
      on: SHOWN,
      column: { width: 240, fixed: 'left' },
    }),
    conceal_status: field.code({
      label: { zh: '验收结论', en: 'Result' },
      dict: concealStatus,
      query: 'in',
      on: SHOWN,
      column: { width: 110, priority: 1 },
    }),
    request_id: field.reference({
      label: { zh: '隐蔽验收申请', en: 'Request' },
      ref: 'concealacceptapply',
      query: 'eq',
      on: SHOWN,
      column: { width: 200, hidden: true },
    }),
    project_id: projectField({ on: SHOWN }),
    part_id: partField({ on: SHOWN }),
    content: field.textarea({
      label: { zh: '隐蔽内容与自检情况', en: 'What is covered' },
      maxLength: 1000,
      on: TOLD,
      column: { width: 240, hidden: true },
    }),
    drawing_number: field.text({
      label: { zh: '图号', en: 'Drawing' },
      maxLength: 100,
      on: TOLD,
      column: { width: 140, hidden: true },
    }),
    notified_at: field.datetime({ label: { zh: '通知时间', en: 'Notified at' }, on: TOLD, column: { width: 170 } }),
    opinion: field.textarea({
      label: { zh: '验收意见', en: 'Opinion' },
      maxLength: 500,
      on: TOLD,
      column: { width: 220 },
    }),
    photos: field.image({
      label: { zh: '覆盖前照片', en: 'Pictures before covering' },
      maxCount: 9,
      on: PICTURES,
      column: { width: 140, hidden: true },
    }),
    accept_photos: field.image({
      label: { zh: '验收照片', en: 'Pictures of the acceptance' },
      maxCount: 9,
      on: PICTURES,
      column: { width: 140, hidden: true },
    }),
    accepted_by: field.reference({
      label: { zh: '验收人', en: 'Accepted by' },
      ref: 'usermanage',
      query: 'eq',
      on: SHOWN,
      column: { width: 110 },
    }),
    accepted_at: field.datetime({
      label: { zh: '验收时间', en: 'Accepted at' },
      query: 'between',
      on: SHOWN,
      column: { width: 170, sort: true, priority: 1 },
    }),
    signature: field.signature({
      label: { zh: '验收人签名', en: 'Signature' },
      on: PICTURES,
      column: { width: 140, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET conceal-record',
    detail: 'GET conceal-record/{id}',
    export: 'GET conceal-record/export',
    word: 'GET conceal-record/word',
  },
});
