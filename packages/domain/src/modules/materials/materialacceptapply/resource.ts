import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { materialKind, materialUnit } from '../dictionary.ts';
import { batchNumber } from '../fields.ts';
import { ARRIVAL, deliveryStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const COPIED = ['column', 'detail', 'sheet'] as const;
const PICTURES = ['column', 'add', 'edit', 'detail'] as const;
const tonnes = { min: 0, max: 1000, group: 'ticket' } as const;

/** Deliveries of ordered material that ask for acceptance, with their weighing tickets (console specification, section 2.3). */
export default defineResource({
  name: 'materialacceptapply',
  noun: 'material_delivery',
  label: { zh: '材料进场验收', en: 'Delivery' },
  about: {
    zh: '到货报验：对应订货单，登记送货单、称重单和质量证明；现场验收、取样送检后合格或退货。',
    en: 'A delivery for an order asks for acceptance, with delivery note, weighing ticket and certificates. It is checked on site, sampled where its kind asks for it, and accepted or returned.',
  },
  rules: [
    {
      zh: '名称、规格、单位、供应商取自订货单；每批到货自动进入“进场材料”，验收合格后计入库存。',
      en: 'Name, specification, unit and supplier are those of the order. Each delivery becomes a batch of material, in stock once it is accepted.',
    },
    {
      zh: '需要复验的材料，样品未出结果或不合格时不能验收合格，也不能领用；退货后登记退场。',
      en: 'Where samples are asked for, nothing is accepted or used while one is open or failed. What is returned is recorded when it leaves.',
    },
  ],
  service: 'order',
  title: 'delivery_name',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  sort: { field: 'arrival_date', order: 'desc' },
  groups: {
    basic: { zh: '到货', en: 'Delivery' },
    ticket: { zh: '称重单', en: 'Weighing ticket' },
    papers: { zh: '质量证明', en: 'Certificates' },
    result: { zh: '验收结果', en: 'Result' },
  },
  fields: {
    /** Material, specification and batch, kept by the database: what checks and samples choose from. */
    delivery_name: field.text({
      label: { zh: '到货', en: 'Delivery' },
      maxLength: 300,
      query: 'like',
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 300, fixed: 'left' },
    }),
    material_name: field.text({
      label: { zh: '材料名称', en: 'Material' },
      maxLength: 100,
      query: 'like',
      on: KEPT,
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    delivery_status: field.code({
      label: { zh: '验收状态', en: 'State' },
      required: true,
      dict: deliveryStatus,
      query: 'in',
      initial: ARRIVAL.waiting,
      on: KEPT,
      group: 'result',
      column: { width: 110 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 200 } }),
    order_id: field.reference({
      label: { zh: '订货单', en: 'Order' },
      required: true,
      ref: 'materialorder',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 220, hidden: true },
    }),
    batch_number: batchNumber({
      column: { width: 150, hidden: true },
      hint: { zh: '炉批号或出厂批号，与质量证明一致', en: 'As on the certificates' },
    }),
    delivery_number: field.text({
      label: { zh: '送货单号', en: 'Delivery note' },
      required: true,
      maxLength: 64,
      query: 'like',
      group: 'basic',
      column: { width: 150, hidden: true },
      example: 'SH-110203',
    }),
    delivered_quantity: field.decimal({
      label: { zh: '送货数量', en: 'Delivered' },
      required: true,
      min: 0.001,
      max: 100_000_000,
      group: 'basic',
      column: { width: 100, priority: 1 },
      example: '36.5',
    }),
    arrival_date: field.date({
      label: { zh: '进场日期', en: 'Arrival' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-11-02',
    }),
    position: field.text({
      label: { zh: '堆放位置', en: 'Stored at' },
      maxLength: 200,
      group: 'basic',
      column: { width: 160, hidden: true },
      example: '2# 钢筋堆场',
    }),
    receiver_id: field.reference({
      label: { zh: '验收人', en: 'To be accepted by' },
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'basic',
      column: { width: 110, hidden: true },
    }),
    specification: field.text({
      label: { zh: '规格型号', en: 'Specification' },
      maxLength: 100,
      on: COPIED,
      group: 'basic',
      column: { width: 150, hidden: true },
    }),
    unit: field.code({
      label: { zh: '计量单位', en: 'Unit' },
      dict: materialUnit,
      on: COPIED,
      group: 'basic',
      column: { width: 90 },
    }),
    material_kind: field.code({
      label: { zh: '材料类别', en: 'Kind' },
      dict: materialKind,
      query: 'in',
      on: KEPT,
      group: 'basic',
      column: { width: 110, hidden: true },
    }),
    supplier_name: field.text({
      label: { zh: '供应商', en: 'Supplier' },
      maxLength: 100,
      query: 'like',
      on: KEPT,
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
    ticket_number: field.text({
      label: { zh: '称重单号', en: 'Weighing ticket' },
      maxLength: 64,
      query: 'like',
      group: 'ticket',
      column: { width: 150, hidden: true },
      example: 'CZ-20261102-018',
    }),
    vehicle_license: field.text({
      label: { zh: '车牌号', en: 'Vehicle' },
      maxLength: 20,
      group: 'ticket',
      column: { width: 110, hidden: true },
      example: '沪A12345',
    }),
    gross_weight: field.decimal({
      label: { zh: '毛重（t）', en: 'Gross (t)' },
      ...tonnes,
      column: { width: 100, hidden: true },
      example: '52.1',
    }),
    tare_weight: field.decimal({
      label: { zh: '皮重（t）', en: 'Tare (t)' },
      ...tonnes,
      column: { width: 100, hidden: true },
      example: '15.6',
    }),
    ticket_photos: field.image({
      label: { zh: '称重照片', en: 'Pictures of the weighing' },
      maxCount: 3,
      watermark: true,
      on: PICTURES,
      group: 'ticket',
      column: { width: 120, hidden: true },
    }),
    certificate_number: field.text({
      label: { zh: '质量证明编号', en: 'Certificate number' },
      maxLength: 100,
      query: 'like',
      group: 'papers',
      column: { width: 160, hidden: true },
      example: 'ZM-2026-11-0203',
    }),
    certificates: field.files({
      label: { zh: '质量证明文件', en: 'Certificates' },
      accept: ['image', 'pdf'],
      maxCount: 9,
      maxSize: 20 * 1024,
      on: PICTURES,
      group: 'papers',
      column: { width: 140, hidden: true },
    }),
    accepted_quantity: field.decimal({
      label: { zh: '验收数量', en: 'Accepted' },
      hint: { zh: '现场验收接收的数量', en: 'Taken over by the check on site' },
      on: COPIED,
      group: 'result',
      column: { width: 100 },
    }),
    decided_at: field.datetime({
      label: { zh: '结论时间', en: 'Decided at' },
      on: COPIED,
      group: 'result',
      column: { width: 170, hidden: true },
    }),
    return_note: field.textarea({
      label: { zh: '退场说明', en: 'How it left' },
      maxLength: 500,
      on: COPIED,
      group: 'result',
      column: { width: 200, hidden: true },
    }),
    return_photos: field.image({
      label: { zh: '退场照片', en: 'Pictures of the removal' },
      maxCount: 9,
      watermark: true,
      on: ['column', 'detail'],
      group: 'result',
      column: { width: 140, hidden: true },
    }),
    left_by: field.reference({
      label: { zh: '退场登记人', en: 'Removal recorded by' },
      ref: 'usermanage',
      on: COPIED,
      group: 'result',
      column: { width: 110, hidden: true },
    }),
    left_at: field.datetime({
      label: { zh: '退场时间', en: 'Removed at' },
      on: COPIED,
      group: 'result',
      column: { width: 170, hidden: true },
    }),
  },
  attention: [
    {
      label: { zh: '待验收到货', en: 'Deliveries to check' },
      filters: { delivery_status: '1' },
      level: 'info',
      trend: 'arrival_date',
    },
    { label: { zh: '待取样到货', en: 'Deliveries to sample' }, filters: { delivery_status: '2' }, level: 'warning' },
    { label: { zh: '待退场到货', en: 'Deliveries to remove' }, filters: { delivery_status: '5' }, level: 'error' },
  ],
  check: ({ gross_weight: gross, tare_weight: tare }) =>
    typeof gross === 'number' && typeof tare === 'number' && gross <= tare
      ? [{ path: 'gross_weight', label: { zh: '毛重必须大于皮重', en: 'Gross is not above tare' } }]
      : [],
  endpoints: {
    list: 'GET material-delivery',
    detail: 'GET material-delivery/{id}',
    add: 'POST material-delivery',
    edit: 'PUT material-delivery',
    delete: 'DELETE material-delivery/{id}',
    export: 'GET material-delivery/export',
  },
  lifecycle: { field: 'delivery_status', editable: [ARRIVAL.waiting], tells: ['receiver_id'] },
  archived: { states: [ARRIVAL.accepted], folder: 'C4-06', date: 'decided_at' },
  actions: {
    leave: {
      label: { zh: '登记退场', en: 'Record removal' },
      endpoint: 'PUT material-delivery/leave',
      step: {
        from: [ARRIVAL.returned],
        to: ARRIVAL.left,
        asks: ['return_note', 'return_photos'],
        needs: ['return_note'],
        stamps: { by: 'left_by', at: 'left_at' },
        offline: true,
      },
    },
  },
});
