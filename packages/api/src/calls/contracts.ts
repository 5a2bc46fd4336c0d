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

const balance = z.object({
  /** Value of the dictionary `contract_account`. */
  account: z.int(),
  debit: yuan,
  credit: yuan,
  /** Debits less credits. */
  balance: yuan,
});

/** Returns what each account of the ledger of a contract has on its two sides. */
export const balances = defineCall({
  name: 'contracts.balances',
  label: { zh: '合同科目余额', en: 'Balances of a contract' },
  service,
  method: 'GET',
  path: 'contractentry/balances',
  input: { query: z.object({ contract_id: id }) },
  output: z.object({ accounts: z.array(balance) }),
  permission: permission('contractentry', 'list'),
});
export type AccountBalance = z.output<typeof balance>;

/** Returns the contracts that the sums of a planned cost come from. */
export const costContracts = defineCall({
  name: 'contracts.costContracts',
  label: { zh: '成本数字的合同', en: 'Contracts behind a cost' },
  service,
  method: 'GET',
  path: 'contractcost/contracts',
  input: { query: z.object({ id }) },
  output: z.object({
    contracts: z.array(z.object({ contract_id: id, contract_name: z.string(), committed: yuan, actual: yuan })),
    /** There are more than the answer holds. */
    more: z.boolean(),
  }),
  permission: permission('contractcost', 'detail'),
});

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

const monthName = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

const cashMonth = z.object({
  month: z.string(),
  planned_in: yuan,
  planned_out: yuan,
  paid_in: yuan,
  paid_out: yuan,
  /** Paid requests for funds that no order of a contract pays. */
  funds_out: yuan,
  planned_net: yuan,
  paid_net: yuan,
  /** What came in less what went out, from the beginning to the end of the month. */
  balance: yuan,
});

const cashProject = z.object({
  project_id: z.string(),
  project_name: z.string(),
  paid_in: yuan,
  paid_out: yuan,
  funds_out: yuan,
  paid_net: yuan,
});

/** Months that one answer holds at most. */
export const CASH_MONTHS = 36;

/**
 * Returns what comes in and goes out by month, planned and paid, with tax: of a project, or of all contracts that the
 * caller sees, then with its projects.
 */
export const cashFlow = defineCall({
  name: 'contracts.cashFlow',
  label: { zh: '现金流', en: 'Cash flow' },
  service,
  method: 'GET',
  path: 'contractmanage/cashflow',
  input: { query: z.object({ project_id: id.optional(), from: monthName, to: monthName }) },
  output: z.object({
    opening: yuan,
    months: z.array(cashMonth),
    /** Sums of the period by project, those with most money first; empty for one project. */
    projects: z.array(cashProject),
    /** Whether the caller may see requests for funds; if not, they are left out. */
    with_funds: z.boolean(),
  }),
  permission: permission('contractmanage', 'list'),
});
export type CashFlowMonth = z.output<typeof cashMonth>;
export type CashFlowProject = z.output<typeof cashProject>;

/** Returns the papers that plan the money of a month. */
export const cashPlan = defineCall({
  name: 'contracts.cashPlan',
  label: { zh: '现金流计划明细', en: 'Planned cash of a month' },
  service,
  method: 'GET',
  path: 'contractmanage/cashplan',
  input: { query: z.object({ project_id: id.optional(), month: monthName, contract_direction: z.enum(['1', '2']) }) },
  output: z.object({
    papers: z.array(
      z.object({ resource: z.enum(['contractmanage', 'fundraisingapproval']), id, title: z.string(), amount: yuan }),
    ),
    /** There are more papers than the answer holds. */
    more: z.boolean(),
  }),
  permission: permission('contractmanage', 'list'),
});

const form = (name: string, path: string, resource: string, label: { zh: string; en: string }) =>
  defineCall({
    name,
    label,
    service,
    method: 'GET',
    path,
    input: { query: z.object({ id }) },
    output: 'blob',
    permission: permission(resource, 'detail'),
  });

/** Returns form B.0.11 of a payment, with the certificate A.0.8 once it is approved (GB/T 50319-2013), as Word. */
export const paymentForm = form('contracts.paymentForm', 'contractpayment/form', 'contractpayment', {
  zh: '支付报审表与证书 B.0.11、A.0.8',
  en: 'Forms B.0.11 and A.0.8',
});

/** Returns form B.0.13 of a claim, with B.0.14 where it asks for days (GB/T 50319-2013). */
export const claimForm = form('contracts.claimForm', 'contractclaim/form', 'contractclaim', {
  zh: '索赔与延期报审表 B.0.13、B.0.14',
  en: 'Forms B.0.13 and B.0.14',
});
