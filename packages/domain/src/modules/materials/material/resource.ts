import { field } from '../../../field/field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { materialKind, materialUnit } from '../dictionary.ts';
import { batchNumber, materialName, specification, supplierName } from '../fields.ts';
import { MATERIAL, materialStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail'] as const;
const DONE = ['column', 'detail', 'sheet'] as const;
const stamps = { by: 'acceptor_id', at: 'accepted_at' } as const;

/**
 * Batches of material that were delivered to a site, with their papers and acceptance (console specification, section
 * 2.3). Each has a QR code. Its page, `/qrcode/material`, is public (console specification, section 2.1).
 */
export default defineResource({
  name: 'material',
  noun: 'material',
  label: { zh: '进场材料', en: 'Material' },
  about: {
    zh: '材料每批进场的数量、质保资料、复检和验收结论；每批有二维码，扫码可查。',
    en: 'Batches of material with their papers, tests and acceptance. Each has a code to scan.',
  },
  service: 'order',
  title: 'batch_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '材料信息', en: 'Material' },
    papers: { zh: '质量证明', en: 'Quality certificates' },
    acceptance: { zh: '验收', en: 'Acceptance' },
    stock: { zh: '库存', en: 'Stock' },
  },
  fields: {
    /** Material, specification and batch, kept by the database: what uses choose from. */
    batch_name: field.text({
      label: { zh: '材料批次', en: 'Batch of material' },
      maxLength: 300,
      query: 'like',
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 260, fixed: 'left' },
    }),
    material_name: materialName({ column: { width: 200, sort: true, hidden: true } }),
    specification: specification({ column: { width: 150, hidden: true } }),
    batch_number: batchNumber({ column: { width: 150, hidden: true } }),
    supplier_name: supplierName({ column: { width: 200, priority: 1 } }),
    quantity: field.decimal({
      label: { zh: '数量', en: 'Quantity' },
      required: true,
      min: 0,
      max: 100_000_000,
      group: 'basic',
      column: { width: 100 },
      example: '36.5',
    }),
    unit: field.code({
      label: { zh: '计量单位', en: 'Unit' },
      required: true,
      dict: materialUnit,
      group: 'basic',
      column: { width: 100 },
      example: '吨',
    }),
    arrival_date: field.date({
      label: { zh: '进场日期', en: 'Arrival' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-11-02',
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220 } }),
    position: field.text({
      label: { zh: '堆放/使用部位', en: 'Storage or use location' },
      maxLength: 200,
      group: 'basic',
      column: { width: 180, hidden: true },
      example: '3 号楼 5 层梁板',
    }),
    public_flag: field.boolean({
      label: { zh: '扫码公开', en: 'Shown by its code' },
      hint: {
        zh: '任何人扫描二维码可查看材料信息、质量证明和验收结论',
        en: 'Whoever scans the code sees material, papers and acceptance',
      },
      required: true,
      initial: true,
      query: 'eq',
      on: ['column', 'query', 'add', 'edit', 'detail'],
      group: 'basic',
      column: { width: 100, hidden: true },
    }),
    /**
     * Code in the address of the public page. The database generates it. It differs from the id, because many users may
     * know the id.
     */
    public_code: field.text({ label: { zh: '公开码', en: 'Code' }, maxLength: 64, on: [] }),
    certificates: field.files({
      label: { zh: '质量证明文件', en: 'Certificates' },
      accept: ['image', 'pdf'],
      maxCount: 9,
      maxSize: 20 * 1024,
      group: 'papers',
      column: { width: 160, hidden: true },
    }),
    acceptance_status: field.code({
      label: { zh: '验收状态', en: 'Acceptance' },
      required: true,
      dict: materialStatus,
      query: 'in',
      initial: MATERIAL.waiting,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'acceptance',
      column: { width: 110 },
    }),
    acceptance_opinion: field.textarea({
      label: { zh: '验收意见', en: 'Opinion' },
      maxLength: 500,
      on: DONE,
      group: 'acceptance',
      column: { width: 220, hidden: true },
    }),
    acceptor_id: field.reference({
      label: { zh: '验收人', en: 'Accepted by' },
      ref: 'usermanage',
      on: DONE,
      group: 'acceptance',
      column: { width: 110 },
    }),
    accepted_at: field.datetime({
      label: { zh: '验收时间', en: 'Accepted at' },
      on: DONE,
      group: 'acceptance',
      column: { width: 170 },
    }),
    material_kind: field.code({
      label: { zh: '材料类别', en: 'Kind' },
      dict: materialKind,
      query: 'in',
      on: KEPT,
      group: 'basic',
      column: { width: 110, hidden: true },
    }),
    /** The delivery that brought it; then its acceptance follows from that of the delivery. */
    apply_id: field.reference({
      label: { zh: '进场验收单', en: 'Delivery' },
      ref: 'materialacceptapply',
      query: 'eq',
      on: KEPT,
      group: 'acceptance',
      column: { width: 200, hidden: true },
    }),
    /** Kept by the database, like the stock. */
    used_quantity: field.decimal({
      label: { zh: '已用数量', en: 'Used' },
      on: ['column', 'detail'],
      group: 'stock',
      column: { width: 100, hidden: true },
    }),
    stock_quantity: field.decimal({
      label: { zh: '库存数量', en: 'In stock' },
      on: ['column', 'detail'],
      group: 'stock',
      column: { width: 100, priority: 1 },
    }),
    recalled: field.boolean({
      label: { zh: '批次召回', en: 'Recalled' },
      query: 'eq',
      on: KEPT,
      initial: false,
      group: 'stock',
      column: { width: 100, hidden: true },
    }),
  },
  rules: [
    {
      zh: '由进场验收单带入的材料，验收状态随验收单和送检结果变化，不在这里办理。',
      en: 'Material that a delivery brought is accepted with that delivery and its samples, not here.',
    },
    {
      zh: '库存 = 验收合格数量 − 已用数量，不会小于 0；被召回的批次不能再领用。',
      en: 'The stock is what was accepted less what was used, never below 0. A recalled batch is not used any more.',
    },
  ],
  attention: [
    {
      label: { zh: '待验收材料', en: 'Materials to accept' },
      filters: { acceptance_status: '1' },
      level: 'info',
      trend: 'arrival_date',
    },
  ],
  endpoints: {
    list: 'GET material',
    detail: 'GET material/{id}',
    add: 'POST material',
    edit: 'PUT material',
    delete: 'DELETE material/{id}',
    import: 'POST material/import',
    export: 'GET material/export',
  },
  lifecycle: {
    field: 'acceptance_status',
    editable: [MATERIAL.waiting],
    decided: { approved: 'accept', refused: 'refuse' },
  },
  actions: {
    accept: {
      label: { zh: '验收合格', en: 'Accept' },
      endpoint: 'PUT material/accept',
      step: { from: [MATERIAL.waiting], to: MATERIAL.accepted, asks: ['acceptance_opinion', 'certificates'], stamps },
    },
    refuse: {
      label: { zh: '验收不合格', en: 'Refuse' },
      endpoint: 'PUT material/refuse',
      step: {
        from: [MATERIAL.waiting],
        to: MATERIAL.refused,
        asks: ['acceptance_opinion', 'certificates'],
        needs: ['acceptance_opinion'],
        stamps,
        danger: true,
      },
    },
    remove: {
      label: { zh: '登记退场', en: 'Record removal' },
      endpoint: 'PUT material/remove',
      step: { from: [MATERIAL.refused], to: MATERIAL.removed, asks: ['acceptance_opinion'] },
    },
  },
});
