import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';

const TOLD = ['column', 'detail', 'sheet'] as const;

/** Most codes of a batch: what one sheet for printing shows. */
const MOST = 1000;

/**
 * Batches of QR codes for helmets (console specification, section 2.2, `codemanage`). The server numbers the codes of a
 * batch after those that exist with its prefix, without gaps. A batch is printed, so it is neither changed nor deleted.
 */
export default defineResource({
  name: 'codemanage',
  noun: 'code_batch',
  label: { zh: '二维码批次', en: 'Batch of codes' },
  about: {
    zh: '成批生成安全帽二维码并打印：贴在帽上，手机扫未使用的码即可登记安全帽。',
    en: 'QR codes for helmets, made and printed in batches. Whoever scans an unused one registers the helmet that it is put on.',
  },
  rules: [
    {
      zh: '同一前缀的号码在本单位内连续，不重不漏；批次生成后不可修改或删除，多印、损坏的码在“二维码明细”中作废。',
      en: 'Numbers with one prefix run on without gaps in an organisation. A batch is never changed; codes that are left over or spoilt are made void one by one.',
    },
  ],
  service: 'device',
  title: 'batch_name',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    batch_name: field.text({
      label: { zh: '批次名称', en: 'Batch' },
      required: true,
      maxLength: 60,
      query: 'like',
      column: { width: 200, fixed: 'left' },
      example: '主体施工第一批',
    }),
    project_id: projectField({ required: true, column: { width: 220 } }),
    prefix: field.text({
      label: { zh: '号码前缀', en: 'Prefix' },
      hint: { zh: '大写字母和数字，1 至 8 位', en: 'Capital letters and digits, 1 to 8' },
      required: true,
      maxLength: 8,
      query: 'like',
      column: { width: 100, priority: 1 },
      example: 'AQM',
    }),
    code_count: field.integer({
      label: { zh: '数量', en: 'Number of codes' },
      required: true,
      min: 1,
      max: MOST,
      column: { width: 90, sort: true, priority: 1 },
      example: '100',
    }),
    first_number: field.integer({ label: { zh: '起始号', en: 'First number' }, on: TOLD, column: { width: 100 } }),
    last_number: field.integer({ label: { zh: '截止号', en: 'Last number' }, on: TOLD, column: { width: 100 } }),
    remark: field.text({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 200,
      column: { width: 200, hidden: true },
    }),
  },
  check: ({ prefix }) =>
    typeof prefix === 'string' && !/^[A-Z0-9]{1,8}$/.test(prefix)
      ? [
          {
            path: 'prefix',
            label: { zh: '前缀只能是 1 至 8 位大写字母和数字', en: 'Capital letters and digits, 1 to 8' },
          },
        ]
      : [],
  endpoints: {
    list: 'GET helmet/code/batch',
    detail: 'GET helmet/code/batch/{id}',
    add: 'POST helmet/code/batch',
    export: 'GET helmet/code/batch/export',
  },
});
