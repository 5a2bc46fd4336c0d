import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { batchNumber, materialName, supplierName } from '../fields.ts';
import { RECALL, recallSource, recallStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const IN_STEP = ['column', 'detail', 'sheet'] as const;

/** Batches of material that are recalled: they are not used any more, and every part that holds them is found. */
export default defineResource({
  name: 'materialrecall',
  noun: 'material_recall',
  label: { zh: '批次召回', en: 'Recall' },
  about: {
    zh: '召回某供应商的一个批号：本单位及下级项目的该批材料立即停用，并列出已用到的所有部位。',
    en: 'Recalls a batch of a supplier: all material of it in this organisation and below is blocked at once, and every part that holds it is listed.',
  },
  rules: [
    {
      zh: '供应商和批号都相同的材料停止领用，以后进场的同批材料也一样；解除召回后恢复。',
      en: 'Material with the same supplier and batch is not used any more, also when it arrives later, until the recall is lifted.',
    },
  ],
  service: 'order',
  title: 'batch_number',
  scope: 'organisation',
  sort: { field: 'recalled_on', order: 'desc' },
  groups: {
    basic: { zh: '召回批次', en: 'Batch' },
    lifted: { zh: '解除', en: 'Lifted' },
  },
  fields: {
    batch_number: batchNumber({ column: { width: 160, fixed: 'left' } }),
    recall_status: field.code({
      label: { zh: '召回状态', en: 'State' },
      required: true,
      dict: recallStatus,
      query: 'eq',
      initial: RECALL.active,
      on: KEPT,
      group: 'basic',
      column: { width: 100 },
    }),
    supplier_name: supplierName({ column: { width: 220, priority: 1 } }),
    material_name: materialName({ column: { width: 160 } }),
    recall_source: field.code({
      label: { zh: '召回来源', en: 'Source' },
      required: true,
      dict: recallSource,
      query: 'in',
      group: 'basic',
      column: { width: 120 },
    }),
    recalled_on: field.date({
      label: { zh: '召回日期', en: 'Recalled on' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true, priority: 1 },
    }),
    recall_reason: field.textarea({
      label: { zh: '召回原因', en: 'Reason' },
      required: true,
      maxLength: 1000,
      group: 'basic',
      column: { width: 240 },
    }),
    recall_files: field.files({
      label: { zh: '召回通知', en: 'Notice' },
      accept: ['image', 'pdf'],
      maxCount: 9,
      maxSize: 20 * 1024,
      group: 'basic',
      column: { width: 140, hidden: true },
    }),
    lift_reason: field.textarea({
      label: { zh: '解除依据', en: 'Why it was lifted' },
      maxLength: 1000,
      on: IN_STEP,
      group: 'lifted',
      column: { width: 200, hidden: true },
    }),
    lift_files: field.files({
      label: { zh: '解除文件', en: 'Papers' },
      accept: ['image', 'pdf'],
      maxCount: 9,
      maxSize: 20 * 1024,
      on: ['column', 'detail'],
      group: 'lifted',
      column: { width: 140, hidden: true },
    }),
    lifted_by: field.reference({
      label: { zh: '解除人', en: 'Lifted by' },
      ref: 'usermanage',
      on: IN_STEP,
      group: 'lifted',
      column: { width: 110, hidden: true },
    }),
    lifted_at: field.datetime({
      label: { zh: '解除时间', en: 'Lifted at' },
      on: IN_STEP,
      group: 'lifted',
      column: { width: 170, hidden: true },
    }),
  },
  attention: [
    { label: { zh: '召回中的批次', en: 'Recalled batches' }, filters: { recall_status: '1' }, level: 'error' },
  ],
  endpoints: {
    list: 'GET material-recall',
    detail: 'GET material-recall/{id}',
    add: 'POST material-recall',
    export: 'GET material-recall/export',
  },
  lifecycle: { field: 'recall_status', editable: [] },
  actions: {
    lift: {
      label: { zh: '解除召回', en: 'Lift' },
      endpoint: 'PUT material-recall/lift',
      step: {
        from: [RECALL.active],
        to: RECALL.lifted,
        asks: ['lift_reason', 'lift_files'],
        needs: ['lift_reason'],
        stamps: { by: 'lifted_by', at: 'lifted_at' },
        danger: true,
      },
    },
  },
});
