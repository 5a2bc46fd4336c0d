import type { Label } from '../label.ts';
import { fenOf, yuanOf, type Fen } from '../money/fen.ts';

/** One transfer of a bank file. */
export interface BankOrder {
  /** Number that the return file answers with; no two transfers have the same. */
  number: string;
  name: string;
  card: string;
  bank: string;
  amount: Fen;
  /** Remark on the receiver's statement. */
  purpose: string;
}

/** Columns that a bank file may have, by the name in its head. */
const COLUMNS: Readonly<Record<string, (order: BankOrder, index: number) => string>> = {
  序号: (_, index) => String(index + 1),
  业务编号: ({ number }) => number,
  收款人姓名: ({ name }) => name,
  收款账号: ({ card }) => card,
  开户银行: ({ bank }) => bank,
  金额: ({ amount }) => yuanOf(amount),
  用途: ({ purpose }) => purpose,
};

export const BANK_COLUMNS = Object.keys(COLUMNS);

/** Without these, money could go astray, or its return could not be told. */
const NEEDED = ['业务编号', '收款人姓名', '收款账号', '金额'];

/** Returns the columns of a format, such as `业务编号,收款人姓名,收款账号,金额`, and what is wrong with it. */
export function bankColumns(format: string): { columns: string[]; problem?: Label } {
  const columns = format
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const unknown = columns.find((one) => !(one in COLUMNS));
  if (unknown !== undefined)
    return { columns, problem: { zh: `代发文件没有“${unknown}”这一列`, en: `A bank file has no column ${unknown}` } };
  const missing = NEEDED.find((one) => !columns.includes(one));
  if (missing !== undefined)
    return { columns, problem: { zh: `代发文件必须有“${missing}”这一列`, en: `A bank file needs ${missing}` } };
  return { columns };
}

/** Writes a bank file: comma-separated, with a head, lines ended by CR LF (RFC 4180). */
export function bankFile(orders: readonly BankOrder[], columns: readonly string[]): string {
  const lines = orders.map((order, index) => columns.map((name) => quoted(COLUMNS[name]!(order, index))));
  return [columns.map(quoted), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export interface BankAnswer {
  number: string;
  amount: Fen;
  paid: boolean;
  reason: string;
}

/** Names by which banks call the columns of their return files. */
const HEADS = {
  number: ['业务编号', '业务流水号', '业务参考号', '客户编号'],
  amount: ['金额', '交易金额', '代发金额'],
  result: ['结果', '处理结果', '交易状态', '状态'],
  reason: ['失败原因', '原因', '退票原因', '备注'],
} as const;
const PAID = /^(成功|已入账|交易成功|处理成功|代发成功|success)$/i;
const FAILED = /^(失败|退票|退回|交易失败|处理失败|代发失败|fail(ed|ure)?)$/i;

/**
 * Reads the rows of a return file. A row that cannot be understood is a problem with its number, and nothing of the file
 * is taken then: half a file would hide who was not paid.
 */
export function readReturn(rows: readonly (readonly string[])[]): { answers: BankAnswer[]; problems: Label[] } {
  const at = rows.findIndex((row) => placeOf(row, HEADS.number) >= 0 && placeOf(row, HEADS.result) >= 0);
  if (at < 0)
    return {
      answers: [],
      problems: [
        { zh: '回盘文件没有表头：需要“业务编号”和“结果”两列', en: 'No head: the file needs 业务编号 and 结果' },
      ],
    };
  const head = rows[at]!;
  const place = {
    number: placeOf(head, HEADS.number),
    amount: placeOf(head, HEADS.amount),
    result: placeOf(head, HEADS.result),
    reason: placeOf(head, HEADS.reason),
  };
  const answers: BankAnswer[] = [];
  const problems: Label[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index <= at || row.every((cell) => cell.trim() === '')) continue;
    const cell = (one: number) => (one < 0 ? '' : (row[one] ?? '').trim());
    const answer = answerOf({
      number: cell(place.number),
      amount: cell(place.amount),
      result: cell(place.result),
      reason: cell(place.reason),
    });
    const again = answer.number !== undefined && seen.has(answer.number);
    const problem = again ? AGAIN : answer.problem;
    if (problem) problems.push(onLine(index + 1, problem));
    else answers.push(answer as BankAnswer);
    if (answer.number !== undefined) seen.add(answer.number);
  }
  if (answers.length === 0 && problems.length === 0)
    problems.push({ zh: '回盘文件没有任何一行', en: 'The return file has no rows' });
  return { answers, problems };
}

const AGAIN: Label = { zh: '业务编号重复', en: 'this number occurs twice' };

const placeOf = (head: readonly string[], names: readonly string[]): number =>
  head.findIndex((cell) => names.includes(cell.trim()));

const onLine = (line: number, { zh, en }: Label): Label => ({ zh: `第 ${line} 行：${zh}`, en: `Line ${line}: ${en}` });

function answerOf({ number, amount, result, reason }: Record<'number' | 'amount' | 'result' | 'reason', string>) {
  if (number === '') return { problem: { zh: '没有业务编号', en: 'no number' } };
  const paid = PAID.test(result);
  if (!paid && !FAILED.test(result))
    return { number, problem: { zh: `看不懂结果“${result}”`, en: `cannot read the result ${result}` } };
  try {
    return { number, amount: fenOf(amount.replaceAll(/[,¥￥\s]/g, '')), paid, reason };
  } catch {
    return { number, problem: { zh: `看不懂金额“${amount}”`, en: `cannot read the amount ${amount}` } };
  }
}
