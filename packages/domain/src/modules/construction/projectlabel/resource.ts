import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { LABEL, labelColor, labelStatus } from './dictionary.ts';

/** Labels on projects and records (console specification, section 2.2: `projectlabel`). */
export default defineResource({
  name: 'projectlabel',
  noun: 'record_label',
  label: { zh: '标签', en: 'Label' },
  about: {
    zh: '打在项目和各类单据上的标签；所有列表都能按标签筛选，项目的标签也筛出它的单据。',
    en: 'Labels on projects and records. Every list filters by them; those of a project find its records, too.',
  },
  rules: [
    {
      zh: '能修改单据所属单位数据、并有打标签权限的人才能打标签；每条单据最多 20 个，变更记入操作日志和单据动态。',
      en: 'Whoever may change records of the organisation, and may label, does so. At most 20 labels on a record; changes are in its history.',
    },
    {
      zh: '已使用的标签不能删除，停用后不能再打，已打的仍可筛选。',
      en: 'A label in use is not deleted. A retired one is not put on anything more, and still finds what has it.',
    },
  ],
  service: 'base',
  title: 'label_name',
  scope: 'company',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    label_name: field.text({
      label: { zh: '标签名称', en: 'Name' },
      required: true,
      maxLength: 20,
      query: 'like',
      unique: true,
      column: { width: 180, fixed: 'left' },
      example: '重点关注',
    }),
    label_status: field.code({
      label: { zh: '标签状态', en: 'State' },
      required: true,
      dict: labelStatus,
      query: 'in',
      initial: LABEL.used,
      on: ['column', 'query', 'detail', 'sheet'],
      column: { width: 110 },
    }),
    label_color: field.code({
      label: { zh: '颜色', en: 'Colour' },
      required: true,
      dict: labelColor,
      initial: 2,
      column: { width: 90 },
      example: '蓝',
    }),
    use_count: field.integer({
      label: { zh: '使用次数', en: 'Uses' },
      derived: true,
      on: ['column', 'detail'],
      column: { width: 100, priority: 1 },
    }),
    remark: field.text({ label: { zh: '用途说明', en: 'What it is for' }, maxLength: 200, column: { width: 260 } }),
  },
  lifecycle: { field: 'label_status', editable: [LABEL.used] },
  actions: {
    mark: { label: { zh: '打标签', en: 'Label records' }, endpoint: 'PUT record-label/mark' },
    retire: {
      label: { zh: '停用', en: 'Retire' },
      endpoint: 'PUT record-label/retire',
      step: { from: [LABEL.used], to: LABEL.retired, danger: true },
    },
    resume: {
      label: { zh: '恢复使用', en: 'Use again' },
      endpoint: 'PUT record-label/resume',
      step: { from: [LABEL.retired], to: LABEL.used },
    },
  },
  endpoints: {
    list: 'GET record-label',
    detail: 'GET record-label/{id}',
    add: 'POST record-label',
    edit: 'PUT record-label',
    delete: 'DELETE record-label/{id}',
    export: 'GET record-label/export',
  },
});
