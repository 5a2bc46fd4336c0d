import { readFile } from 'node:fs/promises';
import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { attendancecorrection, payline, payroll, payspecialaccount, staff, org } from '@gongdi/domain';
import { passed, recompute } from '@gongdi/server/testing';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { button } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();

const MONTH = '2026-10';
const DAYS = 31;
const PHONE = { width: 390, height: 844 };
const DAY = 86_400_000;

type Way = 'in' | 'out';
type Pass = readonly [wall: string, way: Way];

const minuteOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/**
 * Half days of a day by the demo's rule, the slow way: minute by minute, who is inside and whether the shift runs
 * (07:30–18:00 without 11:30–13:30). 420 minutes are a day, 210 half of one. An entry without an exit counts nothing.
 */
function halvesOf(day: readonly Pass[]): number {
  let worked = 0;
  for (let minute = 0; minute < 1440; minute += 1) {
    const before = day.findLast(([wall]) => minuteOf(wall) <= minute);
    const after = day.find(([wall]) => minuteOf(wall) > minute);
    const inside = before?.[1] === 'in' && after?.[1] === 'out';
    const shift = minute >= 450 && minute < 1080 && !(minute >= 690 && minute < 810);
    if (inside && shift) worked += 1;
  }
  return worked >= 420 ? 2 : worked >= 210 ? 1 : 0;
}

/** A month of a worker: whole days, half days, an exit that no gate has read, days away. */
function monthOf(index: number): Pass[] {
  const all: Pass[] = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const at = (time: string) => `${MONTH}-${String(day).padStart(2, '0')} ${time}`;
    if ((day + index) % 7 === 0) continue;
    all.push([at(`07:1${index}`), 'in']);
    if (day === 12 + index) continue;
    all.push([at((day + index) % 6 === 0 ? '11:35' : '18:04'), 'out']);
  }
  return all;
}

const yuan = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
const inWords = (fen: number): string => yuan(fen).replace(/\B(?=(\d{3})+\.)/g, ',');
const fenIn = (text: string | null | undefined): number => Math.round(Number(text ?? 0) * 100);

/** Rate of a day, advance, deduction: fen. */
const TERMS = [
  { rate: 34_000, advance: 100_000, deduction: 0 },
  { rate: 32_055, advance: 0, deduction: 5_050 },
  { rate: 33_333, advance: 0, deduction: 0 },
] as const;

/** Takes a step, by its dialog where it asks something, and waits for the state that it leads to. */
async function take(page: Page, label: string, state: string): Promise<void> {
  await button(page, label).first().click();
  const reached = page.getByRole('main').getByText(state, { exact: true }).first();
  const asked = page.getByRole('dialog').last().getByRole('button').last();
  await reached.or(asked).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  await reached.waitFor();
}

it('wages go from gates to the card: corrected, signed, checked, published, paid, returned and paid again', async () => {
  const { db } = server().database;
  let contractor: Client = await server().client('contractor');
  const patrol = await server().client('patrol');
  const [first] = await db
    .selectFrom('project')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('wage_account').select('project_id'))
    .orderBy('id')
    .limit(1)
    .execute();
  const project_id = first!.id;
  await db.deleteFrom('attendance_day').where('project_id', '=', project_id).execute();
  await db.deleteFrom('passage').where('project_id', '=', project_id).execute();
  await db.updateTable('attendance_duty').set({ status: 3 }).execute();
  await db.updateTable('attendance_correction').set({ status: 4 }).execute();
  const people = await db
    .selectFrom('staff')
    .select(['id', 'name', 'version'])
    .where('project_id', '=', project_id)
    .where('status', '=', 1)
    .where('bank_card', 'is not', null)
    .where('entry_date', '<', `${MONTH}-01`)
    .orderBy('id')
    .limit(3)
    .execute();
  const known = await db
    .selectFrom('team')
    .selectAll()
    .where('project_id', '=', project_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: team_id } = (await contractor.call(resourceCalls(org).add!, {
    body: { team_name: '发薪试验班', project_id, unit_id: known.unit_id, trade: 12, entry_date: `${MONTH}-01` },
  })) as { id: string };
  const { id: account_id } = await db
    .selectFrom('account')
    .select('id')
    .where('user_name', '=', 'patrol')
    .executeTakeFirstOrThrow();
  await db.updateTable('staff').set({ account_id: null }).where('account_id', '=', account_id).execute();
  for (const [index, { id }] of people.entries()) {
    await db
      .updateTable('staff')
      .set({ team_id, account_id: index === 0 ? account_id : null })
      .where('id', '=', id)
      .execute();
    await passed(db, { project_id, staff_id: id }, monthOf(index));
  }
  const moment = { now: server().clock.now, timeZone: 'Asia/Shanghai' };
  await db
    .transaction()
    .execute((trx) => recompute(trx, { project_id, from: `${MONTH}-01`, to: `${MONTH}-${DAYS}` }, moment));

  // An exit that no gate has read: asked for on site, decided by somebody else.
  const [, second] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const { id: correction } = await patrol.call(resourceCalls(attendancecorrection).add!, {
    body: {
      staff_id: second.id,
      project_id,
      kind: 2,
      corrected_at: `${MONTH}-13T10:05:00.000Z`,
      reason: '东门闸机断电，从侧门离场',
    },
  });
  const office = await open(`/attendancecorrection/detail?id=${correction}`, { user: 'contractor' });
  await take(office, '批准', '已批准');

  // The slow model: passages and the correction, day by day.
  const halves = people.map((_, index) => {
    const all = [...monthOf(index), ...(index === 1 ? ([[`${MONTH}-13 18:05`, 'out']] as Pass[]) : [])].toSorted(
      (a, b) => (a[0] < b[0] ? -1 : 1),
    );
    let sum = 0;
    for (let day = 1; day <= DAYS; day += 1)
      sum += halvesOf(all.filter(([wall]) => wall.startsWith(`${MONTH}-${String(day).padStart(2, '0')}`)));
    return sum;
  });
  const due = TERMS.map(({ rate, advance, deduction }, index) => {
    // Half up to the fen.
    const earned = Math.floor((halves[index]! * rate + 1) / 2);
    return earned - advance - deduction;
  });
  const total = due.reduce((sum, one) => sum + one, 0);

  // The sheet is made from attendance.
  const { id } = (await contractor.call(resourceCalls(payroll).add!, {
    body: { project_id, team_id, wage_month: MONTH },
  })) as { id: string };
  await office.goto(`${server().address}/payroll/detail?id=${id}`);
  await button(office, '按考勤生成明细').first().click();
  const linesOf = async () => {
    const { list } = await contractor.call(resourceCalls(payline).list!, { query: { sheet_id: id } });
    const rows = list as unknown as (Record<string, unknown> & { id: string })[];
    return people.map((one) => rows.find((row) => row['staff_id'] === one.id)!);
  };
  await expect.poll(async () => (await linesOf()).filter(Boolean).length).toBe(3);
  const lines = await linesOf();
  expect(lines.map((line) => Number(line['attended_days']) * 2)).toEqual(halves);
  for (const [index, line] of lines.entries()) {
    const { rate, advance, deduction } = TERMS[index]!;
    const terms = { day_rate: yuan(rate), advance: yuan(advance), deduction: yuan(deduction) };
    await contractor.call(resourceCalls(payline).edit!, {
      body: { ...line, ...terms, ...(deduction > 0 && { deduction_reason: '工具丢失' }) },
    });
  }
  expect((await linesOf()).map((line) => fenIn(line['due'] as string))).toEqual(due);

  // Each figure shows where it comes from: the days of a line open the days of attendance.
  await office.goto(`${server().address}/payline/detail?id=${lines[0]!.id}`);
  const days = office.getByRole('link', { name: String(halves[0]! / 2), exact: true }).first();
  await days.click();
  await office.waitForURL('**/attendancerecord?staff_id=*');
  await office.goto(`${server().address}/payroll/detail?id=${id}`);
  await take(office, '发起签字', '工人签字中');

  // One signs on his phone, two before a witness.
  const phone = await open('/payslip', { user: 'patrol', viewport: PHONE });
  // The demo has given him a slip of another month as well.
  const slip = phone.getByRole('listitem').filter({ hasText: inWords(due[0]!).replaceAll(',', '') });
  await slip.getByRole('button', { name: '核对无误，签字' }).click();
  const pad = phone.getByRole('dialog').last();
  await pad.getByText('输入姓名', { exact: true }).click();
  await pad.getByRole('textbox').fill(people[0]!.name);
  await pad.getByRole('button', { name: '使用此签名' }).click();
  await expect.poll(async () => (await linesOf())[0]!['sign_status']).toBe(2);
  const picture = async () => {
    const file = new Blob([PNG], { type: 'image/png' });
    const stored = await contractor.call(calls.file.uploadShort, {
      form: { short_flag: '0' },
      file,
      fileName: '签字.png',
    });
    return { id: stored.id };
  };
  for (const line of lines.slice(1)) {
    const body = { id: line.id, signature: await picture(), witness_photo: [await picture()] };
    await contractor.call(stepCalls(payline)['witness']!, { body });
  }

  await office.goto(`${server().address}/payroll/detail?id=${id}`);
  await take(office, '分包盖章', '分包已盖章');
  // Whoever has made and sealed it does not check it.
  await expect(contractor.call(stepCalls(payroll)['approve']!, { body: { id } })).rejects.toThrow('盖章人不能审核');
  const checker = await open(`/payroll/detail?id=${id}`, { user: 'admin' });
  await take(checker, '总包审核', '总包已审核');
  await take(checker, '公示', '公示中');
  const owner = await open(`/payroll/detail?id=${id}`, { user: 'owner' });
  await owner.getByText(inWords(total)).first().waitFor();

  // After the notice it is paid from the account, which gets what is still missing.
  server().clock.now += 8 * DAY;
  contractor = await server().client('contractor');
  const account = async () =>
    (await contractor.call(resourceCalls(payspecialaccount).list!, { query: { project_id } })).list[0] as unknown as {
      id: string;
      balance: string;
    };
  const given = { transfer_on: '2026-11-09', transfer_amount: '50000.00' };
  await contractor.call(stepCalls(payspecialaccount)['receive']!, { body: { id: (await account()).id, ...given } });
  const balance = fenIn((await account()).balance);
  const pay = await open(`/payroll/detail?id=${id}`, { user: 'contractor' });
  const bankFile = async (): Promise<string[][]> => {
    const [download] = await Promise.all([pay.waitForEvent('download'), button(pay, '导出代发文件').first().click()]);
    const text = await readFile(await download.path(), 'utf8');
    return text
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  };
  const bring = async (rows: readonly (readonly string[])[]) => {
    const text = [['业务编号', '金额', '结果', '失败原因'], ...rows].map((cells) => cells.join(',')).join('\n');
    await pay
      .locator('input[type=file][aria-label="导入回盘文件"]')
      .first()
      .setInputFiles({ name: '回盘.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  const orders = await bankFile();
  expect(orders.map((cells) => fenIn(cells[5])).toSorted((a, b) => a - b)).toEqual(due.toSorted((a, b) => a - b));
  await expect.poll(async () => fenIn((await account()).balance)).toBe(balance - total);
  await bring(
    orders.map((cells, index) => [cells[1]!, cells[5]!, index === 0 ? '成功' : '失败', index === 0 ? '' : '户名不符']),
  );
  const paidFirst = fenIn(orders[0]![5]);
  await expect.poll(async () => fenIn((await account()).balance)).toBe(balance - paidFirst);
  const back = (await linesOf()).filter((line) => line['pay_status'] === 4);
  expect(back).toHaveLength(2);
  for (const [index, line] of back.entries()) {
    const person = await contractor.call(resourceCalls(staff).detail!, { params: { id: String(line['staff_id']) } });
    await contractor.call(resourceCalls(staff).edit!, {
      body: { ...person, bank_card: `62220200${String(11_112_222_333 + index)}` },
    });
  }
  const again = await bankFile();
  expect(again).toHaveLength(2);
  await bring(again.map((cells) => [cells[1]!, cells[5]!, '成功', '']));
  await pay.getByText('已发放').first().waitFor();
  await expect.poll(async () => fenIn((await account()).balance)).toBe(balance - total);
  await pay.goto(`${server().address}/payspecialaccount/detail?id=${(await account()).id}`);
  await pay
    .getByText(inWords(balance - total))
    .first()
    .waitFor();

  // The regulator reads the same in the account, from which everything was paid.
  const authority = await open(`/payspecialaccount/detail?id=${(await account()).id}`, { user: 'regulator' });
  await authority
    .getByText(inWords(balance - total))
    .first()
    .waitFor();

  // The worker finds it paid, and confirms.
  const worker = await open('/payslip', { user: 'patrol', viewport: PHONE });
  await button(worker, '确认收到').first().click();
  await worker.getByText('已确认收到').first().waitFor();
  // Pages that stayed open through the days of the notice have lost their session.
  expectErrors(/status of 401/);
});

/** A one-pixel picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
