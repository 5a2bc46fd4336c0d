import { fileItem, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, UPLOAD_TIMEOUT } from '../call.ts';

// Wages beyond the records and their steps (defined here; the console specification shows no such calls).

const service = 'user' as const;
const id = z.string().min(1).max(64);
const body = z.strictObject({ id });

/** Largest return file of a bank, bytes. */
const RETURN_LIMIT = 5 * 1024 * 1024;

/** Makes a line for everybody of the team who was there in the month; existing lines get the days of attendance. */
export const fill = defineCall({
  name: 'wages.fill',
  label: { zh: '按考勤生成明细', en: 'Make the lines of a wage sheet' },
  service,
  method: 'POST',
  path: 'payroll/fill',
  input: { body },
  output: z.object({ added: z.int(), kept: z.int() }),
  permission: permission('payroll', 'fill'),
});

/**
 * Makes the bank file of what is still to be paid on a sheet, and books it. While a file is at the bank and nothing else
 * is to be paid, the answer is that file again, with the same numbers: nothing is paid twice.
 */
export const bankFile = defineCall({
  name: 'wages.bankFile',
  label: { zh: '导出代发文件', en: 'Make the bank file' },
  service,
  method: 'POST',
  path: 'payroll/bank-file',
  input: { body },
  output: 'blob',
  permission: permission('payroll', 'bankfile'),
});

/** Takes the return file of the bank, wholly or not at all. The same file again changes nothing. */
export const bankReturn = defineCall({
  name: 'wages.bankReturn',
  label: { zh: '导入回盘文件', en: 'Take the return file' },
  service,
  method: 'POST',
  path: 'payroll/bank-return',
  input: { form: z.object({ id }) },
  output: z.object({ paid: z.int(), returned: z.int(), known: z.int() }),
  permission: permission('payroll', 'bankreturn'),
  timeout: UPLOAD_TIMEOUT,
  limit: RETURN_LIMIT,
});

const slip = z.object({
  id,
  /** Name of the person, as in the file. */
  name: z.string(),
  sheet_name: z.string(),
  wage_month: z.string(),
  project_name: z.string(),
  /** Value of the dictionary `wage_sheet_status`. */
  sheet_status: z.int(),
  days: z.number().nullable(),
  attended_days: z.number().nullable(),
  day_rate: z.string().nullable(),
  quantity: z.number().nullable(),
  quantity_unit: z.string().nullable(),
  unit_price: z.string().nullable(),
  advance: z.string().nullable(),
  deduction: z.string().nullable(),
  deduction_reason: z.string().nullable(),
  payable: z.string(),
  due: z.string(),
  paid: z.string(),
  remaining: z.string(),
  /** Value of the dictionary `wage_sign_status`. */
  sign_status: z.int(),
  signed_at: z.string().nullable(),
  objection: z.string().nullable(),
  /** Value of the dictionary `wage_pay_status`. */
  pay_status: z.int(),
  seen_at: z.string().nullable(),
});
export type WageSlip = z.output<typeof slip>;

/** Returns the caller's own wages, newest month first, from the moment at which they are to be signed. */
export const own = defineCall({
  name: 'wages.own',
  label: { zh: '我的工资', en: 'Own wages' },
  service,
  method: 'GET',
  path: 'payslip/own',
  input: {},
  output: z.array(slip),
});

/** Signs the caller's own line. Nobody signs for somebody else here, whatever he may do otherwise. */
export const sign = defineCall({
  name: 'wages.sign',
  label: { zh: '签工资表', en: 'Sign own wages' },
  service,
  method: 'POST',
  path: 'payslip/sign',
  input: { body: z.strictObject({ id, signature: fileItem }) },
  output: z.object({}),
});

/** Says what is wrong with the caller's own line, instead of signing it. */
export const dispute = defineCall({
  name: 'wages.dispute',
  label: { zh: '对工资提出异议', en: 'Object to own wages' },
  service,
  method: 'POST',
  path: 'payslip/dispute',
  input: { body: z.strictObject({ id, objection: z.string().trim().min(1).max(200) }) },
  output: z.object({}),
});

/** Confirms that the caller's own wages have arrived. */
export const confirm = defineCall({
  name: 'wages.confirm',
  label: { zh: '确认收到工资', en: 'Confirm own wages' },
  service,
  method: 'POST',
  path: 'payslip/confirm',
  input: { body },
  output: z.object({}),
});
