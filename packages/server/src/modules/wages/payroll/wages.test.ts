import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  contractmanage,
  fenOf,
  movement,
  payentry,
  payhistory,
  payline,
  payroll,
  payspecialaccount,
  paystatement,
  staff,
  sumFen,
  WAGE_PAY,
  WAGE_SHEET,
  yuanOf,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../../../demo/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const { wages } = calls;
const PROJECT = demoId('project', 1);
const sheets = resourceCalls(payroll);
const lines = resourceCalls(payline);
const steps = stepCalls(payroll);

/** What the sheet says by hand: halves × rate, thousandths × price, less advance; in fen. */
const TERMS = [
  { days: 21.5, day_rate: '320.55', advance: '1000' },
  { days: 20, day_rate: '340' },
  { days: 10.5, day_rate: '333.33', quantity: 12.345, unit_price: '18.07', deduction: '50.5' },
];
const BY_HAND = [589_183, 680_000, 349_997 + 22_307 - 5_050];

describe('wages of a team and month', () => {
  const kit = withServer();
  let contractor: Client;
  let admin: Client;
  let patrol: Client;
  let owner: Client;
  beforeAll(async () => {
    [contractor, admin, patrol, owner] = (await Promise.all(
      ['contractor', 'admin', 'patrol', 'owner'].map((name) => kit().client(name)),
    )) as [Client, Client, Client, Client];
  });

  const change = async (id: string, more: object) => {
    const row = await contractor.call(resourceCalls(staff).detail!, { params: { id } });
    await contractor.call(resourceCalls(staff).edit!, { body: { ...row, ...more } });
  };
  const sheetOf = (id: string) => contractor.call(sheets.detail!, { params: { id } });
  const linesOf = async (sheet_id: string) =>
    (await contractor.call(lines.list!, { query: { sheet_id } })).list as unknown as Record<string, string>[];
  const take = (name: string, id: string, more: object = {}, by = contractor) =>
    by.call(steps[name]!, { body: { id, ...more } });
  const account = async () =>
    (await contractor.call(resourceCalls(payspecialaccount).list!, { query: { project_id: PROJECT } }))
      .list[0] as unknown as { id: string; balance: string; paid_total: string };
  const csvOf = async (id: string): Promise<string[][]> => {
    const blob = await contractor.call(wages.bankFile, { body: { id } });
    const text = (await blob.text()).replace('\uFEFF', '');
    return text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  };
  const bring = (id: string, rows: readonly (readonly string[])[]) => {
    const text = [['业务编号', '金额', '结果', '失败原因'], ...rows].map((row) => row.join(',')).join('\n');
    return contractor.call(wages.bankReturn, { form: { id }, file: new Blob([text]), fileName: '回盘.csv' });
  };

  let id: string;
  const people = [2, 3, 4].map((number) => demoId('staff', number));

  it('is made from terms, counted to the fen, and told where it differs from attendance', async () => {
    // The second person signs on the phone, from the account of the patrol; in the demo it is that of another.
    const own = accountId('patrol');
    await kit().database.db.updateTable('staff').set({ account_id: null }).where('account_id', '=', own).execute();
    await change(people[1]!, { account_id: accountId('patrol') });
    const body = { project_id: PROJECT, team_id: demoId('team', 1), wage_month: '2026-07' };
    ({ id } = (await contractor.call(sheets.add!, { body })) as { id: string });
    await expect(contractor.call(sheets.add!, { body })).rejects.toMatchObject({ problems: [{ path: 'wage_month' }] });
    await expect(take('present', id)).rejects.toThrow('还没有明细');
    for (const [index, terms] of TERMS.entries())
      await contractor.call(lines.add!, { body: { sheet_id: id, staff_id: people[index], ...terms } });
    await expect(
      contractor.call(lines.add!, { body: { sheet_id: id, staff_id: demoId('staff', 6), ...TERMS[0] } }),
    ).rejects.toMatchObject({ problems: [{ path: 'staff_id' }] });
    await expect(
      contractor.call(lines.add!, { body: { sheet_id: id, staff_id: people[0], ...TERMS[0] } }),
    ).rejects.toThrow();
    const rows = await linesOf(id);
    expect(rows.map(({ due }) => fenOf(due))).toEqual(BY_HAND);
    expect(await sheetOf(id)).toMatchObject({ people: 3, due_total: yuanOf(sumFen(BY_HAND)), signed_count: 0 });
  });

  it('is signed by each worker himself, and by nobody else', async () => {
    await take('present', id);
    const rows = await linesOf(id);
    const own = rows.find((row) => row['staff_id'] === people[1])!;
    await expect(contractor.call(lines.edit!, { body: { ...own, days: 30 } })).rejects.toThrow('编制中');
    await expect(take('seal', id)).rejects.toThrow('3 人没有签字');
    const signature = await sampleFile(contractor);
    for (const one of [contractor, admin])
      await expect(one.call(wages.sign, { body: { id: own['id']!, signature } })).rejects.toMatchObject({
        status: 404,
      });
    const witness = stepCalls(payline)['witness']!;
    const given = { signature, witness_photo: [await sampleFile(contractor)] };
    await expect(contractor.call(witness, { body: { id: own['id']!, ...given } })).rejects.toThrow('本人账号');
    const slip = (await patrol.call(wages.own, {})).find(({ wage_month }) => wage_month === '2026-07');
    expect(slip).toMatchObject({ id: own['id'], due: yuanOf(BY_HAND[1]!) });
    expect(await contractor.call(wages.own, {})).toEqual([]);
    await patrol.call(wages.dispute, { body: { id: own['id']!, objection: '少记一天' } });
    await expect(take('seal', id)).rejects.toThrow('3 人没有签字');
    await patrol.call(wages.sign, { body: { id: own['id']!, signature: await sampleFile(patrol) } });
    await expect(
      patrol.call(wages.sign, { body: { id: own['id']!, signature: await sampleFile(patrol) } }),
    ).rejects.toThrow('本人已签');
    for (const row of rows.filter((one) => one !== own))
      await contractor.call(witness, { body: { id: row['id']!, ...given } });
    expect(await sheetOf(id)).toMatchObject({ signed_count: 3 });
  });

  it('is sealed, checked by somebody else, published, and frozen', async () => {
    await take('seal', id);
    await expect(take('approve', id)).rejects.toThrow('盖章人不能审核');
    const { db } = kit().database;
    const setSheet = (made: object) => db.updateTable('wage_sheet').set(made).where('id', '=', id).execute();
    await setSheet({ sealed_by: accountId('patrol') });
    await expect(take('approve', id)).rejects.toThrow('由您编制');
    await setSheet({ created_by: accountId('patrol') });
    const [first] = await linesOf(id);
    const setLine = (account_id: string | null) =>
      db.updateTable('wage_line').set({ account_id }).where('id', '=', first!['id']!).execute();
    await setLine(accountId('contractor'));
    await expect(take('approve', id)).rejects.toThrow('您本人的工资');
    await setLine(null);
    await expect(contractor.call(wages.bankFile, { body: { id } })).rejects.toThrow('公示后');
    await take('approve', id, {}, admin);
    await take('publish', id);
    const { frozen } = (await sheetOf(id)) as unknown as { frozen: { due: string }[] };
    expect(sumFen(frozen.map(({ due }) => fenOf(due)))).toBe(sumFen(BY_HAND));
    await expect(contractor.call(sheets.delete!, { params: { id } })).rejects.toThrow();
    await expect(contractor.call(wages.bankFile, { body: { id } })).rejects.toThrow('公示至');
    // The time of notice is over.
    await kit()
      .database.db.updateTable('wage_sheet')
      .set({ notice_until: '2026-01-01' })
      .where('id', '=', id)
      .execute();
  });

  it('is paid once, also when two people ask at once; what came back is paid again', async () => {
    const before = fenOf((await account()).balance);
    const [first, second] = await Promise.all([csvOf(id), csvOf(id)]);
    expect(second).toEqual(first);
    const total = sumFen(BY_HAND);
    expect(sumFen(first.map((cells) => fenOf(cells[5])))).toBe(total);
    expect(fenOf((await account()).balance)).toBe(before - total);

    const [a, b, c] = first as [string[], string[], string[]];
    await expect(bring(id, [[a[1]!, '1', '成功', '']])).rejects.toThrow('应为');
    await expect(bring(id, [['XX', '1', '成功', '']])).rejects.toThrow('不属于');
    const answers = [
      [a[1]!, a[5]!, '成功', ''],
      [b[1]!, b[5]!, '失败', '户名不符'],
      [c[1]!, c[5]!, '失败', '账户已销户'],
    ];
    expect(await bring(id, answers)).toEqual({ paid: 1, returned: 2, known: 0 });
    expect(await bring(id, answers)).toEqual({ paid: 0, returned: 0, known: 3 });
    const paid = fenOf(a[5]);
    expect(fenOf((await account()).balance)).toBe(before - paid);
    expect(await sheetOf(id)).toMatchObject({ status: WAGE_SHEET.paying, paid_total: yuanOf(paid) });

    const card = '6222020099990000111';
    const back = (await linesOf(id)).filter((row) => Number(row['pay_status']) === WAGE_PAY.returned);
    expect(back).toHaveLength(2);
    await change(back[0]!['staff_id']!, { bank_card: card });
    const again = (await Promise.all([csvOf(id), csvOf(id), csvOf(id)])).map((rows) => rows.map((cells) => cells[1]));
    expect(new Set(again.map(String)).size).toBe(1);
    const rows = await csvOf(id);
    expect(rows).toHaveLength(2);
    expect(rows.flat()).toContain(card);
    await bring(
      id,
      rows.map((cells) => [cells[1]!, cells[5]!, '成功', '']),
    );
    expect(await sheetOf(id)).toMatchObject({
      status: WAGE_SHEET.paid,
      paid_total: yuanOf(total),
      remaining_total: '0.00',
    });
    expect(fenOf((await account()).balance)).toBe(before - total);
    const { list } = await contractor.call(resourceCalls(payhistory).list!, { query: { sheet_id: id } });
    expect(list).toHaveLength(5);
    expect(JSON.stringify(list)).not.toContain(card);
    await expect(contractor.call(wages.bankFile, { body: { id } })).rejects.toThrow('没有需要代发');
  });

  it('is confirmed by the worker, and seen by nobody without the right', async () => {
    const slip = (await patrol.call(wages.own, {})).find(({ wage_month }) => wage_month === '2026-07');
    await patrol.call(wages.confirm, { body: { id: slip!.id } });
    expect((await patrol.call(wages.own, {})).find((one) => one.id === slip!.id)!.seen_at).not.toBeNull();
    await expect(patrol.call(lines.list!, { query: {} })).rejects.toThrow('没有权限');
    await expect(owner.call(wages.bankFile, { body: { id } })).rejects.toThrow('没有权限');
  });

  it('keeps a ledger that balances, refuses an overdraft, and is reconciled with the statement of the bank', async () => {
    const { id: account_id, balance } = await account();
    const entries = resourceCalls(payentry);
    const book = (kind: number, amount: string) =>
      contractor.call(entries.add!, { body: { account_id, kind, amount, entry_on: '2026-11-01' } });
    await expect(book(5, yuanOf(fenOf(balance) + 1))).rejects.toThrow('不足以支出');
    await expect(book(2, '1.00')).rejects.toMatchObject({ problems: [{ path: 'kind' }] });
    await book(5, '15.00');
    expect(fenOf((await account()).balance)).toBe(fenOf(balance) - 1500);
    const receive = stepCalls(payspecialaccount)['receive']!;
    const given = { transfer_on: '2026-11-01', transfer_amount: '123.45' };
    await contractor.call(receive, { body: { id: account_id, ...given } });
    await contractor.call(receive, { body: { id: account_id, ...given } });
    const rows = await kit()
      .database.db.selectFrom('wage_entry')
      .selectAll()
      .where('account_id', '=', account_id)
      .execute();
    const held = sumFen(
      rows.map(({ kind, amount }) => (kind === 1 || kind === 3 || kind === 4 ? 1 : -1) * fenOf(amount)),
    );
    expect(held).toBe(fenOf(balance) - 1500 + 2 * 12_345);
    expect(fenOf((await account()).balance)).toBe(held);
    const line = { account_id, booked_on: '2026-11-03', direction: 1, amount: '123.45' };
    for (const bank_number of ['T1', 'T2', 'T3'])
      await contractor.call(resourceCalls(paystatement).add!, { body: { ...line, bank_number } });
    const found = await kit()
      .database.db.selectFrom('wage_statement')
      .select(['bank_number', 'entry_id'])
      .where('bank_number', 'in', ['T1', 'T2', 'T3'])
      .orderBy('bank_number')
      .execute();
    expect(found.map(({ entry_id }) => entry_id !== null)).toEqual([true, true, false]);
    expect(found[0]!.entry_id).not.toBe(found[1]!.entry_id);
  });

  it('closes an account after the notice only, and with nothing in it', async () => {
    const { id: account_id, balance } = await account();
    const act = (name: string) => contractor.call(stepCalls(payspecialaccount)[name]!, { body: { id: account_id } });
    await act('announce');
    await expect(act('close')).rejects.toThrow('公示至');
    await kit()
      .database.db.updateTable('wage_account')
      .set({ closes_after: '2026-01-01' })
      .where('id', '=', account_id)
      .execute();
    await expect(act('close')).rejects.toThrow('还有余额');
    const out = { account_id, kind: 6, amount: balance, entry_on: '2026-11-01' };
    await contractor.call(resourceCalls(payentry).add!, { body: out });
    await expect(act('close')).rejects.toThrow('未发放');
    await act('resume');
  });

  it('flags who left as settled with wages owed, and lets nobody confirm it before they are paid', async () => {
    const owed = await kit()
      .database.db.selectFrom('wage_line as l')
      .innerJoin('staff as p', 'p.id', 'l.staff_id')
      .select(['p.id'])
      .where('l.pay_status', '=', WAGE_PAY.unpaid)
      .where('p.status', '=', 1)
      .where('p.project_id', '=', PROJECT)
      .limit(1)
      .executeTakeFirstOrThrow();
    const leave = stepCalls(staff)['leave']!;
    await contractor.call(leave, { body: { id: owed.id, exit_date: '2026-11-02', settlement: 1 } });
    const person = await contractor.call(resourceCalls(staff).detail!, { params: { id: owed.id } });
    expect(person).toMatchObject({ status: 2, settlement: 2 });
    const stays = await contractor.call(resourceCalls(movement).list!, { query: { staff_id: owed.id, kind: 2 } });
    const settle = stepCalls(movement)['settle']!;
    await expect(
      contractor.call(settle, { body: { id: stays.list[0]!.id, settled_on: '2026-11-02' } }),
    ).rejects.toThrow('不能确认结清');
  });

  it('counts the deposit that general contracts ask for, for whoever may see contracts', async () => {
    const accounts = async (by: Client) =>
      (await by.call(resourceCalls(payspecialaccount).list!, { query: { page_size: 100 } })).list as unknown as Record<
        string,
        string | boolean | null
      >[];
    const before = (await accounts(contractor)).find(({ project_id }) => project_id === PROJECT)!;
    // One percent of what the running general contracts say, added up one by one.
    const { list } = await contractor.call(resourceCalls(contractmanage).list!, {
      query: { project_id: PROJECT, page_size: 100 },
    });
    const prices = (list as unknown as Record<string, unknown>[])
      .filter((one) => one['contract_direction'] === 1 && one['contract_kind'] === 1)
      .filter((one) => [2, 3].includes(Number(one['contract_status'])))
      .map((one) => fenOf(String(one['price_now'] ?? one['amount'])));
    expect(prices.length).toBeGreaterThan(0);
    const asked = Math.round(sumFen(prices) / 100);
    expect(before['deposit_asked']).toBe(yuanOf(asked));
    expect(before['deposit_short']).toBe(fenOf(String(before['deposit_amount'])) < asked);
    const id = String(before['id']);
    const row = await contractor.call(resourceCalls(payspecialaccount).detail!, { params: { id } });
    for (const [amount, short] of [
      [asked - 1, true],
      [asked, false],
    ] as const) {
      const { version } = await contractor.call(resourceCalls(payspecialaccount).detail!, { params: { id } });
      const body = { ...row, version, deposit_amount: yuanOf(amount) };
      expect(await contractor.call(resourceCalls(payspecialaccount).edit!, { body })).toMatchObject({
        deposit_short: short,
      });
    }
  });

  it('has demo accounts whose ledgers balance, and sheets that agree with their lines', async () => {
    const { db } = kit().database;
    const accounts = await db.selectFrom('wage_account').selectAll().execute();
    expect(accounts.length).toBeGreaterThanOrEqual(12);
    for (const one of accounts) {
      const rows = await db
        .selectFrom('wage_entry')
        .select(['kind', 'amount', 'balance_after'])
        .where('account_id', '=', one.id)
        .orderBy('created_at')
        .execute();
      const held = sumFen(rows.map(({ kind, amount }) => ([1, 3, 4].includes(kind) ? 1 : -1) * fenOf(amount)));
      expect(fenOf(one.balance), one.account_name).toBe(held);
      for (const row of rows) expect(fenOf(row.balance_after)).toBeGreaterThanOrEqual(0);
    }
    for (const sheet of await db.selectFrom('wage_sheet').selectAll().execute()) {
      const own = await db.selectFrom('wage_line').selectAll().where('sheet_id', '=', sheet.id).execute();
      expect(fenOf(sheet.due_total), sheet.sheet_name!).toBe(sumFen(own.map(({ due }) => fenOf(due))));
      expect(fenOf(sheet.paid_total)).toBe(sumFen(own.map(({ paid }) => fenOf(paid))));
    }
  });
});
