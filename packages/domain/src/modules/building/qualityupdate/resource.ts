import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { PART_QUALITY, partQuality } from '../dictionary.ts';

/**
 * The quality states of parts, each a record that is never changed: the last one of a part is its state, and those
 * before are its history (console specification, section 2.3).
 */
export default defineResource({
  name: 'qualityupdate',
  noun: 'quality_state',
  label: { zh: '质量状态记录', en: 'Quality record' },
  about: {
    zh: '部位每次自检、报验和验收的质量结论；最新一条即部位的质量状态，历史保留不改。',
    en: 'The result of each check of a part. The last one is the state of the part; the history stays as it was.',
  },
  rules: [
    {
      zh: '部位质量状态为不合格时，不能登记验收通过；整改后再登记合格。',
      en: 'A part that has failed cannot be accepted until a later record says that it passed.',
    },
    { zh: '检查日期不能晚于今天。', en: 'The day of the check is not in the future.' },
  ],
  service: 'order',
  title: 'check_item',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  sort: { field: 'checked_on', order: 'desc' },
  fields: {
    check_item: field.text({
      label: { zh: '检查内容', en: 'What was checked' },
      required: true,
      maxLength: 200,
      query: 'like',
      column: { width: 220, fixed: 'left' },
      example: '模板安装检验批',
    }),
    quality_status: field.code({
      label: { zh: '质量状态', en: 'Quality' },
      required: true,
      dict: partQuality,
      query: 'in',
      column: { width: 110, priority: 1 },
      example: '自检合格',
    }),
    project_id: projectField({ required: true }),
    part_id: partField({ required: true }),
    checked_on: field.date({
      label: { zh: '检查日期', en: 'Checked on' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-11-01',
    }),
    inspector: field.text({
      label: { zh: '检查人', en: 'Inspector' },
      maxLength: 50,
      column: { width: 110 },
      example: '周志强',
    }),
    opinion: field.textarea({
      label: { zh: '检查意见', en: 'Opinion' },
      maxLength: 1000,
      column: { width: 240, hidden: true },
      example: '轴线偏差 3 mm，垂直度合格',
    }),
    photos: field.image({
      label: { zh: '照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      column: { width: 140, hidden: true },
    }),
  },
  figures: [
    {
      label: { zh: '质量不合格记录', en: 'Failed checks' },
      filters: { quality_status: '4' },
      trend: 'checked_on',
    },
  ],
  endpoints: {
    list: 'GET part-quality',
    detail: 'GET part-quality/{id}',
    add: 'POST part-quality',
    import: 'POST part-quality/import',
    export: 'GET part-quality/export',
  },
  imports: 'append',
  check: ({ quality_status, opinion }) =>
    quality_status === PART_QUALITY.failed && (typeof opinion !== 'string' || opinion.trim() === '')
      ? [{ path: 'opinion', label: { zh: '不合格时请写明问题', en: 'Say what is wrong' } }]
      : [],
});
