import { HELMET_CODE, helmetCodeState } from '../dictionary.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/** Single codes of a batch (`codemanage`). What is printed opens this record; from there people come to the helmet. */
export default defineResource({
  name: 'helmetcode',
  noun: 'helmet_code',
  label: { zh: '安全帽二维码', en: 'Code of a helmet' },
  about: {
    zh: '每个二维码的使用情况：未使用、贴在哪顶安全帽上，或为何作废。',
    en: 'What became of each code: unused, on which helmet, or why it is void.',
  },
  rules: [
    {
      zh: '一个码只能用于一顶安全帽一次；安全帽换码后旧码自动作废。',
      en: 'A code is used once, for one helmet; when a helmet gets another one, the one before is void.',
    },
  ],
  service: 'device',
  title: 'code_text',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  sort: { field: 'code_text', order: 'asc' },
  fields: {
    code_text: field.text({
      label: { zh: '号码', en: 'Number' },
      required: true,
      maxLength: 20,
      unique: true,
      query: 'like',
      on: SHOWN,
      column: { width: 140, fixed: 'left', sort: true },
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: helmetCodeState,
      query: 'in',
      initial: HELMET_CODE.unused,
      on: SHOWN,
      column: { width: 100 },
    }),
    helmet_id: field.reference({
      label: { zh: '安全帽', en: 'Helmet' },
      ref: 'helmetmanage',
      query: 'eq',
      on: SHOWN,
      column: { width: 140, priority: 1 },
    }),
    bound_at: field.datetime({
      label: { zh: '绑定时间', en: 'Used at' },
      on: TOLD,
      column: { width: 170, sort: true, priority: 1 },
    }),
    batch_id: field.reference({
      label: { zh: '批次', en: 'Batch' },
      required: true,
      ref: 'codemanage',
      query: 'eq',
      on: SHOWN,
      column: { width: 180 },
    }),
    project_id: projectField({ required: true, on: SHOWN, column: { width: 200 } }),
    void_reason: field.text({
      label: { zh: '作废原因', en: 'Why it is void' },
      maxLength: 200,
      on: TOLD,
      column: { width: 200 },
    }),
  },
  lifecycle: { field: 'status' },
  actions: {
    void: {
      label: { zh: '作废', en: 'Make void' },
      endpoint: 'PUT helmet/code/void',
      step: {
        from: [HELMET_CODE.unused, HELMET_CODE.bound],
        to: HELMET_CODE.void,
        asks: ['void_reason'],
        needs: ['void_reason'],
        danger: true,
      },
    },
  },
  endpoints: {
    list: 'GET helmet/code',
    detail: 'GET helmet/code/{id}',
    export: 'GET helmet/code/export',
  },
});
