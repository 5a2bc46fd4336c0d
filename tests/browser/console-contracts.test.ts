import { resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  contractbill,
  contractchange,
  contractclaim,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  type AnyResource,
} from '@gongdi/domain';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { arrive, button, dialog } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();

/**
 * The sheet, worked by hand. Price 1,000,000.00 without tax, VAT 9 %, advance 100,000.00 recovered while 20 % to 80 %
 * of the price are certified, 80 % of the work paid with each period, 3 % held. The change before the second period adds
 * 40,000.00 to the price; a fine of 2,000.00 is taken off.
 *
 *   work to date  not due yet  retention   advance recovered            fine   due to date   of the period  VAT        payable
 *   300,000.00    60,000.00    9,000.00    100,000 × 100/600 16,666.67  -      214,333.33    214,333.33     19,290.00  233,623.33
 *   550,000.00    110,000.00   16,500.00   100,000 × 342/624 54,807.69  2,000  366,692.31    152,358.98     13,712.31  166,071.29
 *   850,000.00    170,000.00   25,500.00   all of it 100,000.00         2,000  552,500.00    185,807.69     16,722.69  202,530.38
 */
const ADVANCE = '109,000.00';
const SHEET = [
  {
    upTo: '2026-08-31',
    rows: {
      完成工程量: '300,000.00',
      '减：质保金': '9,000.00',
      '减：预付款扣回': '16,666.67',
      '累计应付（不含税）': '214,333.33',
      '加：税金': '19,290.00',
      '本期应付（含税）': '233,623.33',
    },
  },
  {
    upTo: '2026-09-30',
    rows: {
      完成工程量: '250,000.00',
      '减：质保金': '7,500.00',
      '减：预付款扣回': '38,141.02',
      '减：违约金与罚款': '2,000.00',
      '累计应付（不含税）': '152,358.98',
      '加：税金': '13,712.31',
      '本期应付（含税）': '166,071.29',
    },
  },
  {
    upTo: '2026-10-31',
    rows: {
      完成工程量: '300,000.00',
      '减：质保金': '9,000.00',
      '减：预付款扣回': '45,192.31',
      '累计应付（不含税）': '185,807.69',
      '加：税金': '16,722.69',
      '本期应付（含税）': '202,530.38',
    },
  },
] as const;

/** Figures of the last column of the waterfall, by the label of their row. */
const figuresOf = async (page: Page, labels: readonly string[]): Promise<Record<string, string>> => {
  const table = page.getByRole('region', { name: '付款计算过程' }).getByRole('table');
  await table.waitFor();
  const found = labels.map(async (label) => {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
    return [label, (await row.getByRole('cell').last().innerText()).replace(/[^\d.,-]/g, '')] as const;
  });
  return Object.fromEntries(await Promise.all(found));
};

it('a contract is paid three times as the sheet worked by hand says, and its figures open their papers', async () => {
  const { db } = server().database;
  const [maker, checker] = await Promise.all([server().client('contractor'), server().client('admin')]);
  // A third person, because nobody both certifies and approves.
  const role = await db.selectFrom('role').select('id').where('role_code', '=', 'contractor').executeTakeFirstOrThrow();
  const third = await db.selectFrom('account').select('id').where('user_name', '=', 'patrol').executeTakeFirstOrThrow();
  await db.insertInto('account_role').values({ account_id: third.id, role_id: role.id }).execute();
  const project = await db.selectFrom('project').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const add = async (resource: AnyResource, body: object, by: Client = maker) =>
    ((await by.call(resourceCalls(resource).add!, { body })) as unknown as { id: string }).id;
  const step = (resource: AnyResource, name: string, id: string, by: Client = maker, more: object = {}) =>
    by.call(stepCalls(resource)[name]!, { body: { id, ...more } });

  const contract_id = await add(contractmanage, {
    contract_name: '三期付款样例合同',
    contract_number: 'HT-STORY-1',
    project_id: project.id,
    contract_direction: 2,
    contract_kind: 2,
    counterparty: '示例分包单位',
    ends_on: '2027-06-30',
    amount: '1000000.00',
    tax_rate: 9,
    advance_amount: '100000.00',
    recover_from: 20,
    recover_to: 80,
    pay_share: 80,
    retention_rate: 3,
  });
  const item_id = await add(contractbill, {
    contract_id,
    item_code: 'A',
    item_name: '桥架安装',
    section_path: '电气',
    unit: 'm',
    quantity: 1000,
    unit_price: '1000.00',
  });
  const measured = async (quantity: number, measured_on: string) => {
    const sheet = await add(contractmeasure, {
      sheet_name: `桥架 ${measured_on}`,
      measure_number: `JL-STORY-${measured_on}`,
      item_id,
      measured_on,
      // Two lengths and what is deducted.
      lines: [
        { what: '一区', number: 2, length: quantity / 2 },
        { what: '洞口', number: 1, length: 10, deducts: true },
        { what: '补', number: 1, length: 10 },
      ],
    });
    await step(contractmeasure, 'submit', sheet);
    await step(contractmeasure, 'certify', sheet, checker);
  };

  // It is signed on its page.
  const office = await open(`/contractmanage/detail?id=${contract_id}`, { user: 'contractor' });
  await button(office, '登记签订').first().click();
  const signing = dialog(office, /登记签订/);
  await signing.getByLabel('签订日期').fill('2026-07-20');
  // Enter takes the day alone.
  await signing.getByLabel('签订日期').press('Enter');
  await button(office, '登记签订').last().click();
  await office.getByRole('main').getByText('履行中', { exact: true }).first().waitFor();

  const desk = await open('/contractpayment', { user: 'admin' });
  const head = await open('/contractpayment', { user: 'patrol' });
  /** A step that asks nothing: its button, and the confirmation where there is one. */
  const take = async (page: Page, label: string, state: string) => {
    await button(page, label).first().click();
    const reached = page.getByRole('main').getByText(state, { exact: true }).first();
    const asked = page.getByRole('dialog').last().getByRole('button').last();
    await reached.or(asked).first().waitFor();
    if (await asked.isVisible()) await asked.click();
    await reached.waitFor();
  };
  /** Makes a payment in its form, presents, certifies and approves it, each by somebody else. */
  const payment = async (certificate_kind: number, upTo: string) => {
    await office.goto(
      `${server().address}/contractpayment/add?contract_id=${contract_id}&certificate_kind=${String(certificate_kind)}`,
    );
    await office.getByLabel('计量截止日').fill(upTo);
    await office.getByLabel('计量截止日').press('Enter');
    await button(office, '保存').click();
    await arrive(office, '/contractpayment');
    const { list } = await maker.call(resourceCalls(contractpayment).list!, {
      query: { contract_id, certificate_status: '1' },
    });
    const { id } = list[0]!;
    const address = `${server().address}/contractpayment/detail?id=${id}`;
    await office.goto(address);
    await take(office, '提交审核', '待审核');
    await desk.goto(address);
    await take(desk, '审核付款', '待批准');
    await head.goto(address);
    await take(head, '批准', '待付款');
    return id;
  };

  const ahead = await payment(1, '2026-07-25');
  await expect.poll(() => figuresOf(head, ['本期应付（含税）'])).toEqual({ '本期应付（含税）': ADVANCE });

  const paid: string[] = [];
  for (const [index, { upTo, rows }] of SHEET.entries()) {
    if (index === 1) {
      const change = await add(contractchange, {
        contract_id,
        change_name: '桥架加长',
        change_number: 'BG-STORY-1',
        change_kind: 1,
        changed_on: '2026-09-02',
        reason: '机房移位',
        lines: [{ item_code: 'A', quantity: 40 }],
      });
      await step(contractchange, 'submit', change);
      await step(contractchange, 'approve', change, checker);
      const fine = await add(contractclaim, {
        contract_id,
        claim_name: '样例罚款',
        claim_number: 'KK-STORY-1',
        claim_kind: 4,
        happened_on: '2026-09-05',
        notified_on: '2026-09-06',
        claimed_amount: '2000.00',
        basis: '未戴安全带',
      });
      await step(contractclaim, 'grant', fine, checker, { granted_amount: '2000.00', answer: '属实' });
    }
    await measured([300, 250, 300][index]!, upTo.replace(/\d\d$/, '20'));
    paid.push(await payment(2, upTo));
    await expect.poll(() => figuresOf(head, Object.keys(rows))).toEqual(rows);
  }

  // A figure opens the papers that it comes from: the work of the third period, its sheet.
  await head
    .getByRole('region', { name: '付款计算过程' })
    .getByRole('row')
    .filter({ has: head.getByRole('rowheader', { name: '完成工程量', exact: true }) })
    .getByRole('link', { name: /300,000\.00/ })
    .click();
  await arrive(head, '/contractmeasure');
  await head.getByText('JL-STORY-2026-10-20').first().waitFor();
  expect(await head.getByText('JL-STORY-2026-09-20').count()).toBe(0);

  // An order for a fen too much is refused at its form, with what is left.
  await office.goto(`${server().address}/contractpayout/add?certificate_id=${paid[2]!}`);
  await office.getByLabel('付款单号').fill('FK-STORY-1');
  await office.getByLabel('付款金额（含税）').fill('202530.39');
  await button(office, '保存').click();
  await office.getByText('最多还能申请 202530.38 元', { exact: false }).first().waitFor();
  await add(contractpayout, { payout_number: 'FK-STORY-1', certificate_id: paid[2]!, amount: '202530.38' });
  const orders = await maker.call(resourceCalls(contractpayout).list!, { query: { certificate_id: paid[2]! } });
  expect(orders.list).toMatchObject([{ amount: '202530.38', payout_status: 1 }]);
  expect(ahead).not.toBe(paid[0]);
  expect(expectErrors(/status of 422/)).toHaveLength(1);
});
