import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { WAGE_PAY, wagePayStatus } from '../dictionary.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/** Payments to persons, one per attempt (console specification, section 2.2: `payhistory`). Only the server writes them. */
export default defineResource({
  name: 'payhistory',
  noun: 'wage_payment',
  label: { zh: '发放记录', en: 'Payment' },
  about: {
    zh: '每一次代发：金额、批次、银行结果与退回原因；退回后更正工资卡重新代发是新的一次。',
    en: 'Each attempt to pay: amount, batch, answer of the bank. After a return, the next attempt is a record of its own.',
  },
  service: 'user',
  title: 'payment_number',
  scope: 'organisation',
  follows: 'sheet_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    payment_number: field.text({
      label: { zh: '业务编号', en: 'Number' },
      required: true,
      maxLength: 40,
      query: 'like',
      on: SHOWN,
      column: { width: 190, fixed: 'left' },
    }),
    status: field.code({
      label: { zh: '发放状态', en: 'Payment' },
      required: true,
      dict: wagePayStatus,
      query: 'in',
      initial: WAGE_PAY.sent,
      on: SHOWN,
      column: { width: 110 },
    }),
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      query: 'eq',
      on: SHOWN,
      column: { width: 110 },
    }),
    sheet_id: field.reference({
      label: { zh: '工资表', en: 'Sheet' },
      required: true,
      ref: 'payroll',
      query: 'eq',
      on: SHOWN,
      column: { width: 200 },
    }),
    line_id: field.reference({ label: { zh: '工资明细', en: 'Line' }, required: true, ref: 'payline', on: ['detail'] }),
    wage_month: field.text({
      label: { zh: '工资月份', en: 'Month' },
      required: true,
      maxLength: 7,
      query: 'eq',
      on: SHOWN,
      column: { width: 100 },
    }),
    amount: field.money({
      label: { zh: '金额', en: 'Amount' },
      required: true,
      on: TOLD,
      column: { width: 120, priority: 1 },
    }),
    attempt: field.integer({ label: { zh: '第几次', en: 'Attempt' }, required: true, on: TOLD, column: { width: 80 } }),
    reason: field.text({
      label: { zh: '退回原因', en: 'Why returned' },
      maxLength: 200,
      on: TOLD,
      column: { width: 180, priority: 1 },
    }),
    bank_name: field.text({ label: { zh: '开户银行', en: 'Bank' }, maxLength: 100, on: ['detail'] }),
    bank_card: field.bankcard({ label: { zh: '收款账号', en: 'Card' }, on: ['detail'], column: false }),
    batch_number: field.text({
      label: { zh: '代发批次', en: 'Batch' },
      required: true,
      maxLength: 40,
      query: 'eq',
      on: SHOWN,
      column: { width: 170, hidden: true },
    }),
    answered_at: field.datetime({ label: { zh: '银行回盘时间', en: 'Answered at' }, on: TOLD, column: { width: 170 } }),
  },
  attention: [
    {
      label: { zh: '代发中待回盘', en: 'Payments at the bank' },
      filters: { status: String(WAGE_PAY.sent) },
      level: 'info',
    },
  ],
  endpoints: {
    list: 'GET payhistory',
    detail: 'GET payhistory/{id}',
    export: 'GET payhistory/export',
    word: 'GET payhistory/word/all',
  },
});
