import { permission, WATERFALL_STEPS } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Contracts beyond the records and their steps (defined here; the console specification shows no such calls).

const service = 'order' as const;
const id = z.string().min(1).max(64);
/** Yuan with two decimals. */
const yuan = z.string();

const step = z.object({
  key: z.enum(WATERFALL_STEPS),
  to_date: yuan,
  before: yuan,
  period: yuan,
});

/** Returns the waterfall of a payment: to date, certified before, and of this period. */
export const waterfall = defineCall({
  name: 'contracts.waterfall',
  label: { zh: '付款计算过程', en: 'Waterfall of a payment' },
  service,
  method: 'GET',
  path: 'contractpayment/waterfall',
  input: { query: z.object({ id }) },
  output: z.object({
    steps: z.array(step),
    /** Payment with which the advance was paid; null: none. */
    advance_id: z.string().nullable(),
    /** Payment before this one; null: this is the first. */
    before_id: z.string().nullable(),
  }),
  permission: permission('contractpayment', 'detail'),
});
export type PaymentWaterfall = z.output<typeof waterfall.output>;

const section = z.object({
  /** Levels parted by a slash. */
  path: z.string(),
  items: z.int(),
  amount: yuan,
  amount_now: yuan,
  measured_amount: yuan,
});

/** Returns the sections of the bill of a contract with their sums, in the order of their first codes. */
export const sections = defineCall({
  name: 'contracts.sections',
  label: { zh: '清单分部汇总', en: 'Sections of a bill' },
  service,
  method: 'GET',
  path: 'contractbill/sections',
  input: { query: z.object({ contract_id: id }) },
  output: z.object({
    contract_name: z.string(),
    sections: z.array(section),
  }),
  permission: permission('contractbill', 'list'),
});
export type BillSection = z.output<typeof section>;

const month = z.object({
  month: z.string(),
  planned: yuan,
  certified: yuan,
  payable: yuan,
  paid: yuan,
});

/**
 * Returns the sums of each month: of one contract, or of the contracts of a project by direction. Planned and certified
 * are without tax, payable and paid with it.
 */
export const curve = defineCall({
  name: 'contracts.curve',
  label: { zh: '资金曲线', en: 'Curves of money' },
  service,
  method: 'GET',
  path: 'contractmanage/curve',
  input: { query: z.object({ project_id: id.optional(), contract_id: id.optional() }) },
  output: z.object({
    income: z.array(month),
    expense: z.array(month),
  }),
  permission: permission('contractmanage', 'list'),
});
export type CurveMonth = z.output<typeof month>;
