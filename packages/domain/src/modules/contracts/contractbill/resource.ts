import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { costItem } from '../dictionary.ts';
import { contractField, kept, projectOfContract, TOLD } from '../fields.ts';

const counted = (zh: string, en: string, priority?: 1) =>
  field.decimal({
    label: { zh, en },
    on: TOLD,
    group: 'sums',
    column: { width: 120, ...(priority && { priority }) },
  });

/** Items of bills of quantities (console specification, section 2.2: `contractbill`). The database keeps their sums. */
export default defineResource({
  name: 'contractbill',
  noun: 'bill_item',
  label: { zh: '合同清单', en: 'Bill item' },
  about: {
    zh: '合同的工程量清单：分部、编码、单位、工程量与综合单价；变更量、累计计量和余量自动汇总。',
    en: 'The bill of quantities of a contract. Changed and measured quantities, and what is left, are summed up by the database.',
  },
  rules: [
    {
      zh: '合同签订后清单不能直接增删改，只能由批准的合同变更调整。',
      en: 'After signing the bill changes only by an approved change of the contract.',
    },
    {
      zh: '累计计量不超过清单量加变更量；金额 = 工程量 × 单价，四舍五入到分。',
      en: 'What is measured is not more than the quantity with its changes. Amount = quantity × price, rounded to the fen.',
    },
  ],
  service: 'order',
  title: 'item_name',
  face: { title: 'item_name', number: 'item_code' },
  scope: 'organisation',
  follows: 'contract_id',
  imports: 'append',
  sort: { field: 'item_code', order: 'asc' },
  groups: {
    item: { zh: '清单项', en: 'Item' },
    sums: { zh: '变更与计量', en: 'Changes and measurement' },
  },
  fields: {
    item_name: field.text({
      label: { zh: '项目名称', en: 'Item' },
      required: true,
      maxLength: 200,
      query: 'like',
      group: 'item',
      column: { width: 240, fixed: 'left' },
      example: '现浇构件钢筋 HRB400',
    }),
    item_code: field.text({
      label: { zh: '项目编码', en: 'Code' },
      hint: { zh: '同一合同内不重复', en: 'Unique within the contract' },
      required: true,
      maxLength: 40,
      query: 'like',
      group: 'item',
      column: { width: 140, sort: true },
      example: '010515001001',
    }),
    contract_id: contractField('item'),
    project_id: projectOfContract('item'),
    section_path: field.text({
      label: { zh: '分部', en: 'Section' },
      hint: { zh: '各级之间用 / 隔开，如 主体结构/钢筋工程', en: 'Levels parted by /, such as 主体结构/钢筋工程' },
      required: true,
      maxLength: 200,
      query: 'like',
      group: 'item',
      column: { width: 200 },
      example: '主体结构/钢筋工程',
    }),
    features: field.textarea({
      label: { zh: '项目特征', en: 'Features' },
      maxLength: 1000,
      group: 'item',
      column: { width: 220, hidden: true },
    }),
    unit: field.text({
      label: { zh: '计量单位', en: 'Unit' },
      required: true,
      maxLength: 20,
      group: 'item',
      column: { width: 80 },
      example: 't',
    }),
    quantity: field.decimal({
      label: { zh: '清单工程量', en: 'Quantity' },
      hint: { zh: '最多三位小数', en: 'At most three decimals' },
      required: true,
      min: 0,
      max: 100_000_000,
      group: 'item',
      column: { width: 120 },
      example: '126.35',
    }),
    unit_price: field.money({
      label: { zh: '综合单价', en: 'Price' },
      required: true,
      group: 'item',
      column: { width: 120 },
      example: '5480.00',
    }),
    amount: kept('清单金额', 'Amount', { group: 'item' }),
    cost_item: field.code({
      label: { zh: '成本科目', en: 'Cost item' },
      dict: costItem,
      query: 'in',
      group: 'item',
      column: { width: 120 },
      example: '材料费',
    }),
    safety_measure: field.boolean({
      label: { zh: '安全文明措施项', en: 'Safety measure' },
      hint: { zh: '计入安措费，按全额支付，进专账', en: 'Paid in full, into the ledger of the safety fee' },
      query: 'eq',
      group: 'item',
      column: { width: 120, hidden: true },
    }),
    changed_quantity: counted('变更量', 'Changed'),
    quantity_now: counted('调整后工程量', 'Quantity now'),
    amount_now: kept('调整后金额', 'Amount now', { group: 'sums' }),
    measured_quantity: counted('累计计量', 'Measured', 1),
    measured_amount: kept('累计计量金额', 'Measured amount', { group: 'sums', priority: 1 }),
    change_id: field.reference({
      label: { zh: '来自变更', en: 'Added by the change' },
      ref: 'contractchange',
      query: 'eq',
      on: ['query', 'detail'],
      group: 'sums',
    }),
  },
  check: ({ quantity, unit_price }) => [
    ...(typeof unit_price === 'string' && unit_price.startsWith('-')
      ? [{ path: 'unit_price', label: { zh: '单价不能为负', en: 'A price is not below zero' } }]
      : []),
    ...(typeof quantity === 'number' && Math.abs(Math.round(quantity * 1000) - quantity * 1000) > 1e-6
      ? [{ path: 'quantity', label: { zh: '工程量最多三位小数', en: 'At most three decimals' } }]
      : []),
  ],
  endpoints: {
    list: 'GET contractbill',
    detail: 'GET contractbill/{id}',
    add: 'POST contractbill',
    edit: 'PUT contractbill',
    delete: 'DELETE contractbill/{id}',
    import: 'POST contractbill/import',
    export: 'GET contractbill/export',
  },
});
