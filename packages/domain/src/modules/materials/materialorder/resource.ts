import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { MATCH } from '../../../samples/match.ts';
import { materialKind, materialUnit } from '../dictionary.ts';
import { materialName, specification, supplierName } from '../fields.ts';
import { matchState, MATERIAL_ORDER, orderStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const SUMS = ['column', 'detail', 'sheet'] as const;
const amount = { min: 0.001, max: 100_000_000 } as const;

/** What is ordered of a material for a plan; deliveries are accepted against it. */
export default defineResource({
  name: 'materialorder',
  noun: 'material_order',
  label: { zh: '材料订货', en: 'Material order' },
  about: {
    zh: '按计划订货的材料，一种规格一条；到货、验收数量自动汇总，与订货量三方对照。',
    en: 'Material ordered for a plan, one record for each specification. What is delivered and accepted is summed up and compared with it.',
  },
  rules: [
    {
      zh: '订货量不能超出计划量的允许比例（设置）；验收合格量不能超出订货量加允许差异，多到的部分要退回。',
      en: 'An order exceeds its plan only as far as the setting allows, and acceptance exceeds the order only by its tolerance. The rest goes back.',
    },
    {
      zh: '到货不含整车退回的数量；有待验收的到货时不能关闭订货。',
      en: 'Deliveries that went back are not counted as delivered. An order with a delivery to accept cannot be closed.',
    },
  ],
  service: 'order',
  title: 'order_name',
  scope: 'organisation',
  follows: 'project_id',
  imports: 'append',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '材料与计划', en: 'Material and plan' },
    order: { zh: '订货', en: 'Order' },
    match: { zh: '三量对照', en: 'Ordered, delivered, accepted' },
  },
  fields: {
    /** Material, specification and number, kept by the database: what a delivery chooses from. */
    order_name: field.text({
      label: { zh: '订货', en: 'Order' },
      maxLength: 300,
      query: 'like',
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 280, fixed: 'left' },
    }),
    material_name: materialName({ column: { width: 180, sort: true, hidden: true } }),
    order_status: field.code({
      label: { zh: '订货状态', en: 'State' },
      required: true,
      dict: orderStatus,
      query: 'in',
      initial: MATERIAL_ORDER.open,
      on: KEPT,
      group: 'basic',
      column: { width: 100 },
    }),
    match_state: field.code({
      label: { zh: '三量对照', en: 'Match' },
      dict: matchState,
      query: 'in',
      initial: MATCH.none,
      on: KEPT,
      group: 'match',
      column: { width: 110, priority: 1 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 200 } }),
    material_kind: field.code({
      label: { zh: '材料类别', en: 'Kind' },
      required: true,
      dict: materialKind,
      query: 'in',
      group: 'basic',
      column: { width: 110 },
      example: '钢筋',
    }),
    specification: specification({ column: { width: 150, hidden: true } }),
    unit: field.code({
      label: { zh: '计量单位', en: 'Unit' },
      required: true,
      dict: materialUnit,
      group: 'basic',
      column: { width: 90 },
      example: '吨',
    }),
    part_id: partField({ label: { zh: '计划使用部位', en: 'To be used at' }, group: 'basic' }),
    plan_number: field.text({
      label: { zh: '计划单号', en: 'Plan' },
      maxLength: 64,
      query: 'like',
      group: 'basic',
      column: { width: 140, hidden: true },
      example: 'JH-2026-031',
    }),
    planned_quantity: field.decimal({
      label: { zh: '计划数量', en: 'Planned' },
      required: true,
      ...amount,
      group: 'basic',
      column: { width: 100, hidden: true },
      example: '60',
    }),
    order_number: field.text({
      label: { zh: '订货单号', en: 'Order' },
      required: true,
      maxLength: 64,
      query: 'like',
      group: 'order',
      column: { width: 150, hidden: true },
      example: 'DH-2026-031',
    }),
    supplier_name: supplierName({ group: 'order', column: { width: 200 } }),
    ordered_quantity: field.decimal({
      label: { zh: '订货数量', en: 'Ordered' },
      required: true,
      ...amount,
      group: 'order',
      column: { width: 100 },
      example: '60',
    }),
    tolerance: field.decimal({
      label: { zh: '允许差异（%）', en: 'Tolerance (%)' },
      hint: { zh: '不填采用设置中的值', en: 'Empty: that of the settings' },
      min: 0,
      max: 20,
      group: 'order',
      column: { width: 110, hidden: true },
      example: '3',
    }),
    needed_on: field.date({
      label: { zh: '要求到货日期', en: 'Needed on' },
      required: true,
      query: 'between',
      group: 'order',
      column: { width: 120, sort: true },
      example: '2026-11-10',
    }),
    owner_id: field.reference({
      label: { zh: '材料员', en: 'Responsible' },
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'order',
      column: { width: 110, hidden: true },
    }),
    delivered_quantity: field.decimal({
      label: { zh: '到货数量', en: 'Delivered' },
      on: SUMS,
      group: 'match',
      column: { width: 100 },
    }),
    pending_quantity: field.decimal({
      label: { zh: '待验收数量', en: 'To be accepted' },
      on: SUMS,
      group: 'match',
      column: { width: 110, hidden: true },
    }),
    accepted_quantity: field.decimal({
      label: { zh: '验收合格数量', en: 'Accepted' },
      on: SUMS,
      group: 'match',
      column: { width: 120 },
    }),
    returned_quantity: field.decimal({
      label: { zh: '退回数量', en: 'Returned' },
      on: SUMS,
      group: 'match',
      column: { width: 100, hidden: true },
    }),
    close_note: field.textarea({
      label: { zh: '关闭说明', en: 'Why it was closed' },
      maxLength: 500,
      on: SUMS,
      group: 'order',
      column: { width: 200, hidden: true },
    }),
  },
  attention: [
    {
      label: { zh: '到货、验收有差异的订货', en: 'Orders with differences' },
      filters: { match_state: '5,6', order_status: '1' },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET material-order',
    detail: 'GET material-order/{id}',
    add: 'POST material-order',
    edit: 'PUT material-order',
    delete: 'DELETE material-order/{id}',
    import: 'POST material-order/import',
    export: 'GET material-order/export',
  },
  lifecycle: {
    field: 'order_status',
    editable: [MATERIAL_ORDER.open],
    tells: ['owner_id'],
    due: { field: 'needed_on', states: [MATERIAL_ORDER.open], tells: ['owner_id'] },
  },
  actions: {
    close: {
      label: { zh: '关闭订货', en: 'Close' },
      endpoint: 'PUT material-order/close',
      // Nothing is delivered for it afterwards.
      step: { from: [MATERIAL_ORDER.open], to: MATERIAL_ORDER.closed, asks: ['close_note'], danger: true },
    },
    reopen: {
      label: { zh: '重新打开', en: 'Open again' },
      endpoint: 'PUT material-order/reopen',
      step: { from: [MATERIAL_ORDER.closed], to: MATERIAL_ORDER.open, asks: ['close_note'], needs: ['close_note'] },
    },
  },
});
