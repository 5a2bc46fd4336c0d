import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  ACCOUNT,
  capitalsOf,
  CERTIFICATE,
  CERTIFICATE_STATUS,
  contractbill,
  contractchange,
  contractclaim,
  contractcost,
  contractentry,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  contractsafety,
  CONTRACT_TERM,
  fenOf,
  FUND,
  FUND_ENTRY,
  FUND_STATUS,
  fundraisingapproval,
  heldBy,
  PAYOUT,
  trialBalance,
  sumFen,
  WORKS_CONTRACT,
  yuanOf,
  type AnyResource,
  type Posting,
  type ContractAccount,
} from '@gongdi/domain';
import { defaultLimits, exportRecords, inflateByZlib, ZipArchive } from '@gongdi/sheets';
import { sql } from 'kysely';
import * as zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { countRetention } from './contract-rules.ts';

const PROJECT = demoId('project', 1);

describe('a contract from signing to the third payment', () => {
  const kit = withServer();
  let maker: Client;
  let checker: Client;
  let approver: Client;
  let looker: Client;
  let id: string;
  const items: Record<string, string> = {};
  const certificates: string[] = [];

  beforeAll(async () => {
    [maker, checker, looker] = (await Promise.all(
      ['contractor', 'admin', 'owner'].map((name) => kit().client(name)),
    )) as [Client, Client, Client];
    // A third person, because nobody may both certify and approve.
    const { db } = kit().database;
    const admin = await db
      .selectFrom('role')
      .select('id')
      .where(sql<boolean>`permissions @> '["*"]'`)
      .executeTakeFirstOrThrow();
    const patrol = await db
      .selectFrom('account')
      .select('id')
      .where('user_name', '=', 'patrol')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('account_role')
      .values({ account_id: patrol.id, role_id: admin.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    approver = await kit().client('patrol');
  });

  const add = async (resource: AnyResource, body: object, by = maker) =>
    ((await by.call(resourceCalls(resource).add!, { body })) as unknown as { id: string }).id;
  const step = (resource: AnyResource, name: string, one: string, by = maker, more: object = {}) =>
    by.call(stepCalls(resource)[name]!, { body: { id: one, ...more } });
  const get = async (resource: AnyResource, one: string) =>
    (await maker.call(resourceCalls(resource).detail!, { params: { id: one } })) as unknown as Record<string, never>;
  const measure = async (code: string, quantity: number, measured_on: string) => {
    const sheet = await add(contractmeasure, {
      sheet_name: `${code} ${measured_on}`,
      measure_number: `JL-${code}-${measured_on}`,
      item_id: items[code],
      measured_on,
      lines: [{ what: '全部', number: quantity }],
    });
    await step(contractmeasure, 'submit', sheet);
    return sheet;
  };
  const certified = async (code: string, quantity: number, on: string) => {
    const sheet = await measure(code, quantity, on);
    await step(contractmeasure, 'certify', sheet, checker);
    return sheet;
  };
  const payment = async (certificate_kind: number, ends_on: string) => {
    const one = await add(contractpayment, { contract_id: id, certificate_kind, ends_on });
    await step(contractpayment, 'submit', one);
    return one;
  };
  const approve = async (one: string) => {
    await step(contractpayment, 'certify', one, checker);
    await step(contractpayment, 'approve', one, approver);
  };
  const pay = async (certificate_id: string, amount: string) => {
    const one = await add(contractpayout, { certificate_id, amount, payout_number: `FK-${Math.random()}` });
    await step(contractpayout, 'approve', one, checker);
    await step(contractpayout, 'pay', one, maker, { paid_on: '2026-10-30' });
    return one;
  };
  const entries = async (): Promise<Posting<ContractAccount>[]> => {
    const rows = await kit()
      .database.db.selectFrom('contract_entry')
      .select(['debit', 'credit', 'amount'])
      .where('contract_id', '=', id)
      .execute();
    return rows.map(({ debit, credit, amount }) => ({
      debit: debit as ContractAccount,
      credit: credit as ContractAccount,
      amount: fenOf(amount),
    }));
  };

  it('is signed once its bill equals its price, and is fixed from then on', async () => {
    const terms = {
      contract_name: '研发楼施工总承包',
      contract_number: 'HT-T-001',
      project_id: PROJECT,
      contract_direction: 1,
      contract_kind: 1,
      counterparty: '示例建设单位',
      ends_on: '2027-06-30',
      amount: '10000000.00',
      tax_rate: 9,
      advance_amount: '1000000.00',
      recover_from: 20,
      recover_to: 80,
      pay_share: 80,
      retention_rate: 3,
      safety_prepaid: '100000.00',
      labour_share: 20,
      plan: [{ month: '2026-08', amount: '3000000.00' }],
    };
    await expect(add(contractmanage, { ...terms, retention_rate: 3.5 })).rejects.toThrow();
    await expect(add(contractmanage, { ...terms, advance_amount: '3000000.01' })).rejects.toMatchObject({
      problems: [{ path: 'advance_amount' }],
    });
    id = await add(contractmanage, terms);
    await expect(step(contractmanage, 'sign', id, maker, { signed_on: '2026-07-20' })).rejects.toThrow('还没有清单');
    const item = async (item_code: string, quantity: number, unit_price: string, more: object = {}) => {
      items[item_code] = await add(contractbill, {
        contract_id: id,
        item_code,
        item_name: `清单 ${item_code}`,
        section_path: '主体结构',
        unit: 'm³',
        quantity,
        unit_price,
        ...more,
      });
    };
    await item('A', 9800, '1000.00');
    await expect(step(contractmanage, 'sign', id, maker, { signed_on: '2026-07-20' })).rejects.toThrow('不一致');
    await item('S', 200, '1000.00', { safety_measure: true });
    await step(contractmanage, 'sign', id, maker, { signed_on: '2026-07-20' });
    await expect(item('B', 1, '1.00')).rejects.toThrow('只能由合同变更调整');
    const row = await get(contractbill, items['A']!);
    await expect(
      maker.call(resourceCalls(contractbill).edit!, { body: { ...(row as object), unit_price: '2000.00' } }),
    ).rejects.toThrow('只能由合同变更调整');
    await expect(
      kit().database.db.updateTable('works_contract').set({ retention_rate: 1 }).where('id', '=', id).execute(),
    ).rejects.toThrow('已签订');
  });

  it('pays the advance once, and its three periods as the sheet worked by hand says', async () => {
    const ahead = await payment(CERTIFICATE.advance, '2026-07-25');
    await expect(step(contractpayment, 'certify', ahead)).rejects.toThrow('由您编制');
    await step(contractpayment, 'certify', ahead, checker);
    await expect(step(contractpayment, 'approve', ahead, checker)).rejects.toThrow('由您审核');
    await step(contractpayment, 'approve', ahead, approver);
    // 1,100,000.00 and 9 % of it.
    expect(await get(contractpayment, ahead)).toMatchObject({ payable: '1199000.00', certificate_status: 4 });
    const again = await add(contractpayment, { contract_id: id, certificate_kind: 1, ends_on: '2026-07-26' });
    await expect(step(contractpayment, 'submit', again)).rejects.toThrow('已经办过');
    await maker.call(resourceCalls(contractpayment).delete!, { params: { id: again } });

    // First: 3,000,000.00 of work, 50,000.00 of safety measures.
    await certified('A', 3000, '2026-08-20');
    await certified('S', 50, '2026-08-20');
    certificates[0] = await payment(CERTIFICATE.progress, '2026-08-31');
    await approve(certificates[0]);

    // Second: a change of 400,000.00, 2,500,000.00 more work, 70,000.00 more safety, a fine of 20,000.00.
    const change = await add(contractchange, {
      contract_id: id,
      change_name: '基础加深',
      change_number: 'BG-1',
      change_kind: 1,
      changed_on: '2026-09-02',
      reason: '持力层下降',
      lines: [
        { item_code: 'A', quantity: 200 },
        { item_code: 'N', quantity: 100, item_name: '降水', unit: '台班', unit_price: '2000.00' },
      ],
    });
    await step(contractchange, 'submit', change);
    await expect(step(contractchange, 'approve', change)).rejects.toThrow('由您编制');
    await step(contractchange, 'approve', change, checker);
    expect(await get(contractmanage, id)).toMatchObject({ price_now: '10400000.00', changes_amount: '400000.00' });
    await certified('A', 2500, '2026-09-20');
    await certified('S', 70, '2026-09-20');
    const claim = (claim_name: string, claim_kind: number, claimed_amount: string, happened_on: string, on: string) =>
      add(contractclaim, {
        contract_id: id,
        claim_name,
        claim_number: claim_name,
        claim_kind,
        happened_on,
        notified_on: on,
        claimed_amount,
        basis: '见附件',
      });
    const fine = await claim('裸土未覆盖', 4, '30000.00', '2026-09-05', '2026-09-06');
    await expect(
      step(contractclaim, 'grant', fine, checker, { granted_amount: '30000.01', answer: '多' }),
    ).rejects.toMatchObject({ problems: [{ path: 'granted_amount' }] });
    await step(contractclaim, 'grant', fine, checker, { granted_amount: '20000.00', answer: '核减' });
    certificates[1] = await payment(CERTIFICATE.progress, '2026-09-30');
    await approve(certificates[1]);

    // Third: 3,000,000.00 more work (the price of A is 1000.00, that of N 2000.00), 60,000.00 safety, a claim of 35,000.00.
    await certified('A', 2800, '2026-10-20');
    const added = await maker.call(resourceCalls(contractbill).list!, { query: { change_id: change } });
    items['N'] = added.list[0]!.id;
    await certified('N', 100, '2026-10-20');
    await certified('S', 60, '2026-10-20');
    const late = await claim('停水', 1, '1000.00', '2026-09-01', '2026-10-01');
    await expect(
      step(contractclaim, 'grant', late, checker, { granted_amount: '1000.00', answer: '同意' }),
    ).rejects.toThrow('不能核定');
    const good = await claim('图纸晚到', 1, '35000.00', '2026-10-01', '2026-10-10');
    await step(contractclaim, 'grant', good, checker, { granted_amount: '35000.00', answer: '同意' });
    certificates[2] = await payment(CERTIFICATE.progress, '2026-10-31');
    await approve(certificates[2]);

    const shown = await Promise.all(certificates.map((one) => get(contractpayment, one)));
    const columns = ['works', 'withheld', 'retention', 'recovered', 'net', 'net_period', 'tax', 'payable', 'labour'];
    // By hand, as in domain/contracts/certificate.test.ts for the first two; the third with 8,500,000.00 of work:
    // 20 % of it 1,700,000.00, 3 % 255,000.00, all of the advance; + 80,000 safety + 35,000 − 20,000 = 5,640,000.00.
    expect(shown.map((row) => columns.map((name) => row[name]))).toEqual([
      [
        '3000000.00',
        '600000.00',
        '90000.00',
        '166666.67',
        '2143333.33',
        '2143333.33',
        '192900.00',
        '2336233.33',
        '600000.00',
      ],
      [
        '5500000.00',
        '1100000.00',
        '165000.00',
        '548076.92',
        '3686923.08',
        '1543589.75',
        '138923.08',
        '1682512.83',
        '500000.00',
      ],
      [
        '8500000.00',
        '1700000.00',
        '255000.00',
        '1000000.00',
        '5640000.00',
        '1953076.92',
        '175776.92',
        '2128853.84',
        '600000.00',
      ],
    ]);
    const { steps, before_id } = await maker.call(calls.contracts.waterfall, { query: { id: certificates[2] } });
    expect(before_id).toBe(certificates[1]);
    expect(steps.find(({ key }) => key === 'works')).toMatchObject({ before: '5500000.00', period: '3000000.00' });
    expect(steps.find(({ key }) => key === 'claims')).toMatchObject({ to_date: '35000.00', period: '35000.00' });
  });

  it('opens every figure: sheets, claims and entries name the payment that took them', async () => {
    const { list } = await maker.call(resourceCalls(contractmeasure).list!, {
      query: { certificate_id: certificates[2]! },
    });
    const worth = sumFen(
      (list as unknown as { sheet_amount: string }[]).map(({ sheet_amount }) => fenOf(sheet_amount)),
    );
    expect(worth).toBe(fenOf('3060000.00'));
    const claims = await maker.call(resourceCalls(contractclaim).list!, {
      query: { certificate_id: certificates[1]! },
    });
    expect(claims.list).toMatchObject([{ claim_name: '裸土未覆盖', granted_amount: '20000.00' }]);
    const all = await entries();
    expect(sumFen(Object.values(trialBalance(all)))).toBe(0);
    const contract = await get(contractmanage, id);
    expect(contract).toMatchObject({
      certified_total: '8680000.00',
      payable_total: '7346600.00',
      retention_held: '255000.00',
      advance_left: '0.00',
      safety_balance: '180000.00',
    });
    expect(-heldBy(all, ACCOUNT.payable)).toBe(fenOf(contract['payable_total']));
  });

  it('locks certified sheets, and measures never more than the bill with its changes', async () => {
    const sheet = await certified('A', 1, '2026-11-01');
    const row = await get(contractmeasure, sheet);
    await expect(
      maker.call(resourceCalls(contractmeasure).edit!, { body: { ...(row as object), sheet_name: '改' } }),
    ).rejects.toThrow();
    const { db } = kit().database;
    await expect(
      db.updateTable('measure_sheet').set({ quantity: 5 }).where('id', '=', sheet).execute(),
    ).rejects.toThrow('锁定');
    await expect(db.deleteFrom('measure_sheet').where('id', '=', sheet).execute()).rejects.toThrow('锁定');
    // 9800 + 200 − 8301 are left: of several at once as many are certified as fit.
    const sheets = [];
    for (let index = 0; index < 4; index += 1) sheets.push(await measure('A', 800, '2026-11-01'));
    const done = await Promise.allSettled(sheets.map((one) => step(contractmeasure, 'certify', one, checker)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await get(contractbill, items['A']!)).toMatchObject({ measured_quantity: 9901, quantity_now: 10_000 });
    const less = await add(contractchange, {
      contract_id: id,
      change_name: '取消',
      change_number: 'BG-2',
      change_kind: 3,
      changed_on: '2026-11-01',
      reason: '取消',
      lines: [{ item_code: 'A', quantity: -99 }],
    });
    await expect(
      add(contractchange, {
        contract_id: id,
        change_name: '取消过多',
        change_number: 'BG-3',
        change_kind: 3,
        changed_on: '2026-11-01',
        reason: '取消',
        lines: [{ item_code: 'A', quantity: -100 }],
      }),
    ).rejects.toMatchObject({ problems: [{ path: 'lines' }] });
    expect(await get(contractchange, less)).toMatchObject({ change_amount: '-99000.00' });
  });

  it('never overpays: of 50 simultaneous approvals as many pass as the payment bears', async () => {
    const certificate_id = certificates[0]!;
    const { payable } = (await get(contractpayment, certificate_id)) as unknown as { payable: string };
    // Ten of these are 0.03 less than the payment; an eleventh is too much.
    const amount = yuanOf(Math.floor(fenOf(payable) / 10));
    const orders: string[] = [];
    for (let index = 0; index < 50; index += 1)
      orders.push(await add(contractpayout, { certificate_id, amount, payout_number: `FK-${index}` }));
    await expect(step(contractpayout, 'approve', orders[0]!)).rejects.toThrow('由您编制');
    const done = await Promise.allSettled(orders.map((one) => step(contractpayout, 'approve', one, checker)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const reasons = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(reasons.every((reason) => reason.includes('最多还能付'))).toBe(true);
    const row = (await get(contractpayment, certificate_id)) as unknown as { ordered_amount: string };
    expect(fenOf(row.ordered_amount)).toBe(10 * fenOf(amount));
    // Other ways of writing are held as well.
    const { db } = kit().database;
    const one = await db
      .selectFrom('contract_payout')
      .selectAll()
      .where('id', '=', orders[0]!)
      .executeTakeFirstOrThrow();
    await expect(
      db
        .insertInto('contract_payout')
        .values({ ...one, id: 'by-hand', payout_status: PAYOUT.paid, voucher_files: null, custom: null })
        .execute(),
    ).rejects.toThrow('最多还能付');
    await expect(
      db.updateTable('payment_certificate').set({ payable: '99999999.00' }).where('id', '=', certificate_id).execute(),
    ).rejects.toThrow('已批准');
    await expect(db.deleteFrom('contract_entry').where('contract_id', '=', id).execute()).rejects.toThrow(
      '不能修改或删除',
    );
  });

  it('pays labour first, into the special account of the project, and ends when all is paid', async () => {
    const account = async () =>
      kit()
        .database.db.selectFrom('wage_account')
        .select(['id', 'balance'])
        .where('project_id', '=', PROJECT)
        .where('status', '=', 1)
        .executeTakeFirstOrThrow();
    const before = fenOf((await account()).balance);
    const first = await pay(certificates[1]!, '400000.00');
    expect(await get(contractpayout, first)).toMatchObject({ labour_amount: '400000.00' });
    const second = await pay(certificates[1]!, '1282512.83');
    expect(await get(contractpayout, second)).toMatchObject({ labour_amount: '100000.00' });
    expect(fenOf((await account()).balance)).toBe(before + fenOf('500000.00'));
    expect(await get(contractpayment, certificates[1]!)).toMatchObject({
      certificate_status: CERTIFICATE_STATUS.paid,
      paid_amount: '1682512.83',
    });
    const all = await entries();
    expect(heldBy(all, ACCOUNT.wage_account)).toBe(-fenOf('500000.00'));
    expect(sumFen(Object.values(trialBalance(all)))).toBe(0);
    await expect(
      add(contractpayout, { certificate_id: certificates[1]!, amount: '0.01', payout_number: 'X' }),
    ).rejects.toThrow('最多还能申请 0.00');
  });

  it('keeps the safety fee in a ledger of its own', async () => {
    const use = await add(contractsafety, {
      contract_id: id,
      use_name: '临边防护栏杆',
      use_kind: 1,
      used_on: '2026-10-12',
      amount: '60000.00',
    });
    await expect(step(contractsafety, 'confirm', use)).rejects.toThrow('由您编制');
    await step(contractsafety, 'confirm', use, checker);
    expect(await get(contractsafety, use)).toMatchObject({ balance_after: '120000.00' });
    expect(await get(contractmanage, id)).toMatchObject({ safety_balance: '120000.00' });
  });

  it('compares cost by item, and draws its curve', async () => {
    const expense = await add(contractmanage, {
      contract_name: '防水分包',
      contract_number: 'HT-T-002',
      project_id: PROJECT,
      contract_direction: 2,
      contract_kind: 2,
      counterparty: '示例分包单位',
      ends_on: '2026-12-10',
      amount: '1000.00',
    });
    await add(contractbill, {
      contract_id: expense,
      item_code: '1',
      item_name: '卷材',
      section_path: '防水',
      unit: 'm²',
      quantity: 10,
      unit_price: '100.00',
      cost_item: 8,
    });
    const plan = await add(contractcost, {
      cost_name: '其他',
      project_id: PROJECT,
      cost_item: 8,
      planned_amount: '900.00',
    });
    const { committed } = (await get(contractcost, plan)) as unknown as { committed: string };
    await step(contractmanage, 'sign', expense, maker, { signed_on: '2026-10-01' });
    const row = (await get(contractcost, plan)) as unknown as { committed: string; deviation: string };
    expect(fenOf(row.committed) - fenOf(committed)).toBe(fenOf('1000.00'));
    expect(fenOf(row.deviation)).toBe(fenOf('900.00') - fenOf(row.committed));
    const curve = await looker.call(calls.contracts.curve, { query: { contract_id: id } });
    expect(curve.expense).toEqual([]);
    expect(curve.income.at(-1)).toMatchObject({
      planned: '3000000.00',
      certified: '8680000.00',
      payable: '7346600.00',
    });
    expect(curve.income.find(({ month }) => month === '2026-09')).toMatchObject({ certified: '5620000.00' });
    const { sections } = await maker.call(calls.contracts.sections, { query: { contract_id: id } });
    expect(sections.map(({ path, items: count }) => [path, count])).toEqual([
      ['主体结构', 2],
      ['变更新增', 1],
    ]);
    expect(await get(contractmanage, expense)).toMatchObject({ contract_status: WORKS_CONTRACT.active });
    expect([CONTRACT_TERM.near, CONTRACT_TERM.running, CONTRACT_TERM.over]).toContain(
      (await get(contractmanage, expense))['contract_term'],
    );
  });

  /** A signed contract that costs 1000.00 without tax, of which 3 % are held. */
  const small = async (contract_number: string, more: object = {}) => {
    const one = await add(contractmanage, {
      contract_name: `样例 ${contract_number}`,
      contract_number,
      project_id: PROJECT,
      contract_direction: 2,
      contract_kind: 2,
      counterparty: '示例分包单位',
      ends_on: '2026-12-10',
      amount: '1000.00',
      retention_rate: 3,
      ...more,
    });
    const item_id = await add(contractbill, {
      contract_id: one,
      item_code: '1',
      item_name: '卷材',
      section_path: '防水',
      unit: 'm²',
      quantity: 10,
      unit_price: '100.00',
    });
    await step(contractmanage, 'sign', one, maker, { signed_on: '2026-10-01' });
    return { one, item_id };
  };
  const sheetOf = async (item_id: string, quantity: number) => {
    const sheet = await add(contractmeasure, {
      sheet_name: '全部',
      measure_number: `JL-${Math.random()}`,
      item_id,
      measured_on: '2026-10-20',
      lines: [{ what: '全部', number: quantity }],
    });
    await step(contractmeasure, 'submit', sheet);
    return sheet;
  };
  const pay1 = (contract_id: string, certificate_kind: number, more: object = {}) =>
    add(contractpayment, { contract_id, certificate_kind, ends_on: '2026-11-02', ...more });

  it('is settled, and returns its retention after the time for defects, in parts and never more than is held', async () => {
    const { one, item_id } = await small('HT-T-003');
    await step(contractmeasure, 'certify', await sheetOf(item_id, 10), checker);
    await expect(step(contractmanage, 'settle', one, maker, { defect_until: '2027-11-01' })).rejects.toThrow(
      '结算款还没有批准',
    );
    await expect(pay1(one, CERTIFICATE.progress, { submitted_total: '1.00' })).rejects.toMatchObject({
      problems: [{ path: 'submitted_total' }],
    });
    const final = await pay1(one, CERTIFICATE.settlement, { submitted_total: '1100.00' });
    await step(contractpayment, 'submit', final);
    await approve(final);
    expect(await get(contractpayment, final)).toMatchObject({ payable: '970.00', retention: '30.00' });
    const late = await add(contractchange, {
      contract_id: one,
      change_name: '补做',
      change_number: 'BG-9',
      change_kind: 2,
      changed_on: '2026-11-02',
      reason: '补做',
      lines: [{ item_code: '1', quantity: 1 }],
    });
    await step(contractchange, 'submit', late);
    await expect(step(contractchange, 'approve', late, checker)).rejects.toThrow('结算款已经批准');
    await step(contractmanage, 'settle', one, maker, { defect_until: '2027-11-01' });
    expect(await get(contractmanage, one)).toMatchObject({
      contract_status: WORKS_CONTRACT.settled,
      settled_total: '1000.00',
      settled_on: '2026-11-02',
      retention_held: '30.00',
      retention_due: false,
    });
    await expect(step(contractmanage, 'close', one)).rejects.toThrow('970.00 元应付未付');

    // Before the time it needs a reason, and more than is held never goes.
    const early = await pay1(one, CERTIFICATE.retention, { release_amount: '30.01' });
    const edit = async (more: object) =>
      maker.call(resourceCalls(contractpayment).edit!, {
        body: { ...((await get(contractpayment, early)) as object), ...more },
      });
    await expect(step(contractpayment, 'submit', early)).rejects.toMatchObject({
      problems: [{ path: 'release_amount' }],
    });
    await edit({ release_amount: '10.00' });
    await expect(step(contractpayment, 'submit', early)).rejects.toThrow('缺陷责任期到 2027-11-01');
    await edit({ early_reason: '以银行保函替换三分之一' });
    await step(contractpayment, 'submit', early);
    await approve(early);
    expect(await get(contractpayment, early)).toMatchObject({ payable: '10.00', retention: '20.00' });
    expect(await get(contractmanage, one)).toMatchObject({ retention_held: '20.00' });
    const { db } = kit().database;
    await expect(
      db.updateTable('works_contract').set({ retention_held: '-0.01' }).where('id', '=', one).execute(),
    ).rejects.toThrow('质保金');

    // A repair is taken from it. When the time is over, it is due, and told once.
    const repair = await add(contractclaim, {
      contract_id: one,
      claim_name: '屋面渗漏由他人修复',
      claim_number: 'XF-1',
      claim_kind: 5,
      happened_on: '2026-11-01',
      notified_on: '2026-11-02',
      claimed_amount: '5.00',
      basis: '通知后未修复',
    });
    await step(contractclaim, 'grant', repair, checker, { granted_amount: '5.00', answer: '核实' });
    const over = Date.parse('2027-11-01T04:00:00.000Z');
    await countRetention({ db, timeZone: 'Asia/Shanghai' }, over - 86_400_000);
    expect(await get(contractmanage, one)).toMatchObject({ retention_due: false });
    await countRetention({ db, timeZone: 'Asia/Shanghai' }, over);
    await countRetention({ db, timeZone: 'Asia/Shanghai' }, over);
    expect(await get(contractmanage, one)).toMatchObject({ retention_due: true });
    const told = await db
      .selectFrom('notification')
      .select(['account_id', 'title'])
      .where('kind', '=', 'contract_retention')
      .where('link', 'like', `%${one}`)
      .execute();
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ account_id }) => account_id)).size).toBe(told.length);

    const rest = await pay1(one, CERTIFICATE.retention, { early_reason: '工程已移交' });
    await step(contractpayment, 'submit', rest);
    await approve(rest);
    expect(await get(contractpayment, rest)).toMatchObject({ payable: '15.00', retention: '0.00' });
    expect(await get(contractmanage, one)).toMatchObject({ retention_held: '0.00', retention_due: false });
    const none = await pay1(one, CERTIFICATE.retention);
    await expect(step(contractpayment, 'submit', none)).rejects.toThrow('没有扣留的质保金');
    const ledger = (await db
      .selectFrom('contract_entry')
      .select(['debit', 'credit', 'amount'])
      .where('contract_id', '=', one)
      .execute()) as unknown as { debit: ContractAccount; credit: ContractAccount; amount: string }[];
    const postings = ledger.map(({ amount, ...sides }) => ({ ...sides, amount: fenOf(amount) }));
    expect(heldBy(postings, ACCOUNT.retention)).toBe(0);
    expect(sumFen(Object.values(trialBalance(postings)))).toBe(0);
    for (const [certificate_id, amount] of [
      [final, '970.00'],
      [early, '10.00'],
      [rest, '15.00'],
    ] as const)
      await pay(certificate_id, amount);
    expect(await get(contractmanage, one)).toMatchObject({ paid_total: '995.00', payable_total: '995.00' });
    await step(contractmanage, 'close', one);
  });

  it('that ended early is settled and returned too', async () => {
    const { one, item_id } = await small('HT-T-004');
    await step(contractmeasure, 'certify', await sheetOf(item_id, 4), checker);
    await step(contractmanage, 'terminate', one, maker, { end_reason: '对方退场' });
    const final = await pay1(one, CERTIFICATE.settlement);
    await step(contractpayment, 'submit', final);
    await approve(final);
    await step(contractmanage, 'settle', one, maker, { defect_until: '2026-11-02' });
    expect(await get(contractmanage, one)).toMatchObject({ settled_total: '400.00', retention_due: true });
  });

  it('closes only when what was paid too much has come back, and never takes back more', async () => {
    const { one, item_id } = await small('HT-T-006', {
      tax_rate: 9,
      advance_amount: '300.00',
      recover_from: 20,
      recover_to: 80,
    });
    const ahead = await pay1(one, CERTIFICATE.advance);
    await step(contractpayment, 'submit', ahead);
    await approve(ahead);
    await pay(ahead, '327.00');
    await step(contractmeasure, 'certify', await sheetOf(item_id, 1), checker);
    await step(contractmanage, 'terminate', one, maker, { end_reason: '对方退场' });
    const final = await pay1(one, CERTIFICATE.settlement);
    await step(contractpayment, 'submit', final);
    await approve(final);
    // 100.00 of work less 3.00 held less the advance of 300.00: 203.00 too much, with 9 % 221.27.
    expect(await get(contractpayment, final)).toMatchObject({ payable: '0.00', carried: '-203.00' });
    const refund = (amount: string) =>
      add(contractpayout, { certificate_id: final, payout_kind: 2, amount, payout_number: `TK-${Math.random()}` });
    await expect(refund('221.27')).rejects.toThrow('结算后才能办理退款');
    await step(contractmanage, 'settle', one, maker, { defect_until: '2026-11-02' });
    expect(await get(contractmanage, one)).toMatchObject({ owed_total: '221.27', refund_due: true });
    await expect(step(contractmanage, 'close', one)).rejects.toThrow('多付 221.27 元还没有退回');
    await expect(refund('221.28')).rejects.toMatchObject({ problems: [{ path: 'amount' }] });

    // Of five refunds of 60.00 at once, three fit.
    const refunds = await Promise.all(Array.from({ length: 5 }, () => refund('60.00')));
    const done = await Promise.allSettled(refunds.map((each) => step(contractpayout, 'approve', each, checker)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const passed = refunds.filter((_, index) => done[index]!.status === 'fulfilled');
    for (const each of passed) await step(contractpayout, 'pay', each, maker, { paid_on: '2026-10-30' });
    const rest = await refund('41.27');
    await step(contractpayout, 'approve', rest, checker);
    await step(contractpayout, 'pay', rest, maker, { paid_on: '2026-10-30' });
    expect(await get(contractmanage, one)).toMatchObject({
      owed_total: '0.00',
      refund_due: false,
      paid_total: '105.73',
      payable_total: '105.73',
    });
    await expect(refund('0.01')).rejects.toThrow('没有多付的款');

    // The retention is returned as if nothing had happened, and then the contract is even.
    const last = await pay1(one, CERTIFICATE.retention);
    await step(contractpayment, 'submit', last);
    await approve(last);
    expect(await get(contractpayment, last)).toMatchObject({ payable: '3.27', carried: '0.00' });
    await pay(last, '3.27');
    const { accounts } = await maker.call(calls.contracts.balances, { query: { contract_id: one } });
    const balanceOf = (account: number) => accounts.find((each) => each.account === account)?.balance;
    expect(balanceOf(ACCOUNT.payable)).toBe('0.00');
    expect(balanceOf(ACCOUNT.advance)).toBe('0.00');
    expect(balanceOf(ACCOUNT.works)).toBe('100.00');
    expect(balanceOf(ACCOUNT.bank)).toBe('-109.00');
    expect(sumFen(accounts.map(({ balance }) => fenOf(balance)))).toBe(0);
    // Each side of an account is the sum of the entries that it opens.
    for (const { account, debit, credit } of accounts)
      for (const [side, value] of Object.entries({ debit, credit })) {
        const query = { contract_id: one, [side]: String(account) };
        const { list } = await maker.call(resourceCalls(contractentry).list!, { query });
        expect(yuanOf(sumFen((list as unknown as { amount: string }[]).map(({ amount }) => fenOf(amount))))).toBe(
          value,
        );
      }
    await step(contractmanage, 'close', one);
    expect(await get(contractmanage, one)).toMatchObject({ contract_status: WORKS_CONTRACT.closed });
    // The curve ends with what was paid in the end.
    const curve = await maker.call(calls.contracts.curve, { query: { contract_id: one } });
    expect(curve.expense.at(-1)).toMatchObject({ certified: '100.00', paid: '109.00' });
  });

  it('prints the forms that the standard names, with the amounts of the record', async () => {
    const textOf = async (blob: Blob) => {
      const archive = new ZipArchive(new Uint8Array(await blob.arrayBuffer()), defaultLimits, inflateByZlib(zlib));
      return (await archive.text('word/document.xml', 10_000_000)).replaceAll(/<[^>]+>/g, '');
    };
    const form = await textOf(await maker.call(calls.contracts.paymentForm, { query: { id: certificates[1]! } }));
    const payable = (await get(contractpayment, certificates[1]!))['payable'] as unknown as string;
    for (const words of ['表 B.0.11', '研发楼施工总承包', capitalsOf(fenOf(payable)), payable, '同意支付'])
      expect(form).toContain(words);
    // The certificate of the second payment, by hand: 2,500,000.00 of work and 70,000.00 of safety measures, less
    // 500,000.00 not yet due, 75,000.00 held, 381,410.25 of the advance, 50,000.00 paid ahead and the fine of 20,000.00.
    for (const words of [
      '表 A.0.8',
      '经审核编号为 HT-T-001-3 工程款支付报审表',
      `同意支付工程款共计（大写）${capitalsOf(fenOf('1682512.83'))}（小写：1682512.83 元）`,
      '应得款为：2570000.00 元，另计税金 138923.08 元',
      '应扣款为：1026410.25 元；',
    ])
      expect(form).toContain(words);
    // Nothing is certified before the owner has approved, and the forms are not for subcontractors.
    const draft = await add(contractpayment, { contract_id: id, certificate_kind: 2, ends_on: '2026-11-01' });
    const asks = await textOf(await maker.call(calls.contracts.paymentForm, { query: { id: draft } }));
    expect(asks).toContain('表 B.0.11');
    expect(asks).not.toContain('表 A.0.8');
    await maker.call(resourceCalls(contractpayment).delete!, { params: { id: draft } });
    const { list: paidOut } = await maker.call(resourceCalls(contractpayment).list!, {
      query: { project_id: PROJECT, contract_direction: '2' },
    });
    await expect(maker.call(calls.contracts.paymentForm, { query: { id: paidOut[0]!.id } })).rejects.toThrow(
      '用于建设单位付款的合同',
    );
    const claim = await add(contractclaim, {
      contract_id: id,
      claim_name: '停水停电',
      claim_number: 'SP-F',
      claim_kind: 1,
      happened_on: '2026-10-20',
      notified_on: '2026-10-25',
      claimed_amount: '10050.00',
      claimed_days: 3,
      basis: '合同 7.5.1',
    });
    const asked = await textOf(await maker.call(calls.contracts.claimForm, { query: { id: claim } }));
    for (const words of ['表 B.0.13', '表 B.0.14', '壹万零伍拾元整', '延期 3 日历天', '合同 7.5.1'])
      expect(asked).toContain(words);
    await step(contractclaim, 'withdraw', claim);
  });

  it('comes from a sheet as a draft, and rows that break its terms are refused with their reason', async () => {
    const { project_name } = await kit()
      .database.db.selectFrom('project')
      .select('project_name')
      .where('id', '=', PROJECT)
      .executeTakeFirstOrThrow();
    const row = (contract_number: string, more: object = {}) => ({
      contract_name: `表格 ${contract_number}`,
      contract_number,
      contract_status: WORKS_CONTRACT.settled,
      project_id: PROJECT,
      contract_direction: 2,
      contract_kind: 2,
      counterparty: '示例分包单位',
      ends_on: '2027-06-30',
      amount: '1000.00',
      retention_rate: 3,
      settled_total: '999.00',
      owed_total: '1.00',
      ...more,
    });
    const rows = [
      row('HT-S-1'),
      row('HT-S-2', { advance_amount: '300.01', recover_to: 80 }),
      row('HT-S-3', { advance_amount: '100.00', recover_from: 80, recover_to: 20 }),
      row('HT-T-001'),
    ];
    const bytes = await exportRecords(contractmanage, rows, { titles: { projectmanage: () => project_name } });
    const sheet = (key: string) =>
      maker.call(resourceCalls(contractmanage).import!, {
        form: { type: 2, key },
        file: new Blob([bytes]),
        fileName: 'contracts.xlsx',
      });
    const told = await sheet('contracts-1');
    expect(told).toMatchObject({ added: 1, failed: 3 });
    expect(told.errors.map(({ row: at, field }) => [at, field])).toEqual([
      [3, 'advance_amount'],
      [4, 'recover_to'],
      [5, 'contract_number'],
    ]);
    expect(told.errors[0]!.message).toContain('超过合同价的 30%');
    const { list } = await maker.call(resourceCalls(contractmanage).list!, { query: { contract_number: 'HT-S' } });
    // Neither the state nor the sums of the sheet are taken.
    expect(list).toMatchObject([
      { contract_number: 'HT-S-1', contract_status: WORKS_CONTRACT.draft, settled_total: null, owed_total: '0.00' },
    ]);
  });

  it('has costs by item whose figures are the sums of the contracts that they name', async () => {
    const { list } = await maker.call(resourceCalls(contractcost).list!, { query: { project_id: PROJECT } });
    const costs = list as unknown as { id: string; committed: string; actual: string }[];
    expect(costs.length).toBeGreaterThan(0);
    for (const { id: cost, committed, actual } of costs) {
      const { contracts, more } = await maker.call(calls.contracts.costContracts, { query: { id: cost } });
      expect(more).toBe(false);
      expect(yuanOf(sumFen(contracts.map((each) => fenOf(each.committed))))).toBe(committed);
      expect(yuanOf(sumFen(contracts.map((each) => fenOf(each.actual))))).toBe(actual);
    }
    expect(costs.some(({ committed }) => fenOf(committed) > 0)).toBe(true);
  });

  it('is paid from requests of funds, where the company uses them, and never more than was approved', async () => {
    const { one, item_id } = await small('HT-T-005', { retention_rate: 0 });
    await step(contractmeasure, 'certify', await sheetOf(item_id, 10), checker);
    const period = await pay1(one, CERTIFICATE.progress);
    await step(contractpayment, 'submit', period);
    await approve(period);
    const groups = await checker.call(calls.setting.groups, {});
    const { version, values } = groups.find(({ group }) => group === 'contracts')!;
    const body = { version, values: { ...values, contract_payout_funds: true } };
    await checker.call(calls.setting.change, { params: { group: 'contracts' }, body });
    const order = (amount: string, fund_paper_id?: string) =>
      add(contractpayout, { certificate_id: period, amount, payout_number: `FK-${Math.random()}`, fund_paper_id });
    await expect(order('100.00')).rejects.toMatchObject({ problems: [{ path: 'fund_paper_id' }] });

    const paper = async (fund_kind: number, amount: string, project_id = PROJECT) => {
      const made = await add(fundraisingapproval, {
        fund_title: '样例用款',
        fund_kind,
        project_id,
        fund_purpose: 4,
        amount,
        needed_on: '2026-11-20',
        payee: '示例分包单位',
        applicant_id: accountId('contractor'),
        reason: '样例',
      });
      await step(fundraisingapproval, 'submit', made);
      return made;
    };
    const request = await paper(FUND.request, '700.00');
    await expect(order('100.00', request)).rejects.toThrow('不是已批准待支付');
    await step(fundraisingapproval, 'approve', request, checker, { opinion: '同意' });
    const abroad = await paper(FUND.request, '1.00', demoId('project', 2));
    await step(fundraisingapproval, 'approve', abroad, checker, { opinion: '同意' });
    await expect(order('1.00', abroad)).rejects.toThrow('属于别的项目');

    // Of ten orders of 200.00 at once, three fit into 700.00, although the payment would bear five.
    const orders: string[] = [];
    for (let index = 0; index < 10; index += 1) orders.push(await order('200.00', request));
    const done = await Promise.allSettled(orders.map((each) => step(contractpayout, 'approve', each, checker)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const passed = orders.filter((_, index) => done[index]!.status === 'fulfilled');
    await step(contractpayout, 'pay', passed[0]!, maker, { paid_on: '2026-10-30' });
    expect(await get(fundraisingapproval, request)).toMatchObject({
      status: FUND_STATUS.approved,
      paid_amount: '200.00',
      by_orders: true,
    });
    const byHand = { paid_amount: '700.00', paid_on: '2026-10-30' };
    await expect(step(fundraisingapproval, 'pay', request, checker, byHand)).rejects.toThrow('由合同付款单支付');
    await expect(step(fundraisingapproval, 'cancel', request, checker, { opinion: '不用了' })).rejects.toThrow(
      '不能作废',
    );
    await expect(step(fundraisingapproval, 'finish', request, checker)).rejects.toThrow('已审批待付款');
    for (const each of passed.slice(1)) await step(contractpayout, 'pay', each, maker, { paid_on: '2026-10-30' });
    await step(fundraisingapproval, 'finish', request, checker);
    const booked = await kit()
      .database.db.selectFrom('fund_entry')
      .select(['kind', 'amount'])
      .where('paper_id', '=', request)
      .orderBy('id')
      .execute();
    expect(booked.map(({ kind, amount }) => [kind, amount])).toEqual([
      [FUND_ENTRY.granted, '700.00'],
      [FUND_ENTRY.paid, '200.00'],
      [FUND_ENTRY.paid, '200.00'],
      [FUND_ENTRY.paid, '200.00'],
      [FUND_ENTRY.saved, '100.00'],
    ]);
    // Paid to the fen, a request ends by itself.
    const exact = await paper(FUND.request, '150.00');
    await step(fundraisingapproval, 'approve', exact, checker, { opinion: '同意' });
    const last = await order('150.00', exact);
    await step(contractpayout, 'approve', last, checker);
    await step(contractpayout, 'pay', last, maker, { paid_on: '2026-10-30' });
    expect(await get(fundraisingapproval, exact)).toMatchObject({ status: FUND_STATUS.paid, paid_amount: '150.00' });
  });

  it('has a cash flow whose figures are those of the lists that they open', async () => {
    const period = { from: '2026-05', to: '2026-12' };
    const flow = await maker.call(calls.contracts.cashFlow, { query: { ...period, project_id: PROJECT } });
    expect(flow.with_funds).toBe(true);
    expect(flow.months.map(({ month }) => month)).toHaveLength(8);
    const sumOf = async (resource: AnyResource, month: string, filters: object, field: string) => {
      const days = { begin_paid_on: `${month}-01`, end_paid_on: `${month}-${month === '2026-11' ? '30' : '31'}` };
      const query = { project_id: PROJECT, page_size: '1000', ...days, ...filters };
      const { list } = await maker.call(resourceCalls(resource).list!, { query });
      // A refund makes what was paid less.
      const sign = (row: Record<string, string>) => (Number(row['payout_kind']) === 2 ? -1 : 1);
      const rows = list as unknown as Record<string, string>[];
      return yuanOf(sumFen(rows.map((row) => sign(row) * fenOf(row[field]))));
    };
    for (const month of ['2026-07', '2026-08', '2026-10']) {
      const told = flow.months.find((each) => each.month === month)!;
      const paid = { payout_status: String(PAYOUT.paid) };
      expect(await sumOf(contractpayout, month, { ...paid, contract_direction: '1' }, 'amount')).toBe(told.paid_in);
      expect(await sumOf(contractpayout, month, { ...paid, contract_direction: '2' }, 'amount')).toBe(told.paid_out);
      const funds = { status: String(FUND_STATUS.paid), by_orders: 'false' };
      expect(await sumOf(fundraisingapproval, month, funds, 'paid_amount')).toBe(told.funds_out);
    }
    expect(flow.months.some(({ funds_out }) => fenOf(funds_out) > 0)).toBe(true);
    expect(flow.months.some(({ paid_in, paid_out }) => fenOf(paid_in) > 0 && fenOf(paid_out) > 0)).toBe(true);
    for (const { month, planned_in, planned_out } of flow.months)
      for (const [contract_direction, value] of [
        ['1', planned_in],
        ['2', planned_out],
      ] as const) {
        const query = { project_id: PROJECT, month, contract_direction };
        const { papers } = await maker.call(calls.contracts.cashPlan, { query });
        expect(yuanOf(sumFen(papers.map(({ amount }) => fenOf(amount))))).toBe(value);
      }
    // The plan of the first contract, 3,000,000.00 in 2026-08, with 9 % tax.
    const { papers } = await maker.call(calls.contracts.cashPlan, {
      query: { project_id: PROJECT, month: '2026-08', contract_direction: '1' },
    });
    expect(papers).toContainEqual({
      resource: contractmanage.name,
      id,
      title: '研发楼施工总承包',
      amount: '3270000.00',
    });
    const company = await maker.call(calls.contracts.cashFlow, { query: period });
    const moved = fenOf(company.months.at(-1)!.balance) - fenOf(company.opening);
    expect(sumFen(company.projects.map(({ paid_net }) => fenOf(paid_net)))).toBe(moved);
    expect(company.projects.find(({ project_id }) => project_id === PROJECT)!.paid_net).toBe(
      yuanOf(fenOf(flow.months.at(-1)!.balance) - fenOf(flow.opening)),
    );
    await expect(maker.call(calls.contracts.cashFlow, { query: { from: '2026-05', to: '2030-01' } })).rejects.toThrow(
      '最多查 36 个月',
    );
    const stranger = await kit().client('beichen');
    const none = await stranger.call(calls.contracts.cashFlow, { query: period }).catch(() => undefined);
    expect(none?.projects.some(({ project_id }) => project_id === PROJECT) ?? false).toBe(false);
  });
});
