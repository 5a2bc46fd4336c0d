import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { materialUnit } from '../dictionary.ts';

const COPIED = ['column', 'query', 'detail', 'sheet'] as const;

/** What was taken from a batch of material for a part of the building. */
export default defineResource({
  name: 'materialuse',
  noun: 'material_use',
  label: { zh: '材料领用', en: 'Use of material' },
  about: {
    zh: '从验收合格的批次领用材料到施工部位；库存随之减少，批次召回时按这里追溯到部位。',
    en: 'Material taken from an accepted batch for a part. The stock falls with it, and a recalled batch is traced to its parts here.',
  },
  rules: [
    {
      zh: '只能领用验收合格、未被召回的批次，数量不能超过库存；样品未出结果或不合格的批次不能领用。',
      en: 'Only of batches that are accepted and not recalled, and no more than is in stock. Nothing is used while a sample is open or failed.',
    },
    {
      zh: '领用日期不能早于进场日期，也不能晚于今天；登记错误时删除后重新登记，库存随之恢复。',
      en: 'Not before the arrival and not in the future. A wrong record is deleted and added again; the stock follows.',
    },
  ],
  service: 'order',
  title: 'material_name',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  sort: { field: 'used_on', order: 'desc' },
  fields: {
    material_name: field.text({
      label: { zh: '材料名称', en: 'Material' },
      maxLength: 100,
      query: 'like',
      on: COPIED,
      column: { width: 180, fixed: 'left' },
    }),
    project_id: projectField({ required: true, column: { width: 200, hidden: true } }),
    material_id: field.reference({
      label: { zh: '材料批次', en: 'Batch of material' },
      required: true,
      ref: 'material',
      among: { project: 'project_id' },
      query: 'eq',
      on: ['query', 'add', 'detail'],
    }),
    part_id: partField({ required: true, label: { zh: '使用部位', en: 'Used at' } }),
    used_quantity: field.decimal({
      label: { zh: '领用数量', en: 'Quantity' },
      required: true,
      min: 0.001,
      max: 100_000_000,
      column: { width: 100, priority: 1 },
      example: '4.5',
    }),
    used_on: field.date({
      label: { zh: '领用日期', en: 'Used on' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true },
      example: '2026-11-02',
    }),
    team_id: field.reference({
      label: { zh: '领用班组', en: 'Team' },
      ref: 'org',
      among: { project: 'project_id' },
      query: 'eq',
      column: { width: 140 },
    }),
    use_note: field.textarea({
      label: { zh: '说明', en: 'Note' },
      maxLength: 500,
      column: { width: 200, hidden: true },
    }),
    specification: field.text({
      label: { zh: '规格型号', en: 'Specification' },
      maxLength: 100,
      on: ['column', 'detail', 'sheet'],
      column: { width: 150 },
    }),
    unit: field.code({
      label: { zh: '计量单位', en: 'Unit' },
      dict: materialUnit,
      on: ['column', 'detail', 'sheet'],
      column: { width: 90 },
    }),
    batch_number: field.text({
      label: { zh: '批号', en: 'Batch' },
      maxLength: 64,
      query: 'like',
      on: COPIED,
      column: { width: 150 },
    }),
    supplier_name: field.text({
      label: { zh: '供应商', en: 'Supplier' },
      maxLength: 100,
      query: 'like',
      on: COPIED,
      column: { width: 200, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET material-use',
    detail: 'GET material-use/{id}',
    add: 'POST material-use',
    delete: 'DELETE material-use/{id}',
    export: 'GET material-use/export',
  },
});
