import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  ACCOUNT,
  CERTIFICATE,
  CERTIFICATE_STATUS,
  contractbill,
  contractchange,
  contractclaim,
  contractcost,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  contractsafety,
  CONTRACT_TERM,
  fenOf,
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
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

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
});
