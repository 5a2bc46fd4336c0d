import {
  CERTIFICATE,
  CERTIFICATE_STATUS,
  CONTRACT_CLAIM,
  civilDay,
  CONTRACT_DIRECTION,
  CONTRACT_PAPER,
  contractchange,
  contractclaim,
  contractmanage,
  contractmeasure,
  contractpayment,
  contractpayout,
  contractsafety,
  daysLater,
  PAYOUT,
  PAYOUT_KIND,
  SAFETY_USE,
  termState,
  WORKS_CONTRACT,
  worthOf,
  fenOf,
  thousandthsOf,
  yuanOf,
  type AnyResource,
  type RowOf,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { defaultSetting } from '../../../settings/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { asServer } from '../../../wages/index.ts';
import { keepCertificate } from './certificate-rules.ts';
import { keepChange } from './change-rules.ts';
import { keepContract } from './contract-rules.ts';
import { CONTRACTS, ITEMS, type DemoContract } from './demo-contracts.ts';
import { keepClaim, keepSafetyUse, keepSheet } from './paper-rules.ts';
import { keepPayout } from './payout-rules.ts';

const ZONE = 'Asia/Shanghai';
const [MAKER, CHECKER, APPROVER] = ['contractor', 'admin', 'patrol'].map(accountId) as [string, string, string];
const ground = { setting: defaultSetting };
const TODAY = civilDay(DEMO_NOW, ZONE);
const ago = (days: number): string => daysLater(TODAY, -days);

interface Project {
  id: string;
  org_id: string | null;
  project_name: string;
}

/**
 * Contracts of the first projects with their bills; three of them go their way through measurement and payments, one
 * to its settlement, by the same rules as in the program, so that all figures agree.
 */
export default defineDemo({
  name: 'contracts',
  after: ['wages'],
  async load(trx) {
    const projects = await trx.selectFrom('project').select(['id', 'org_id', 'project_name']).orderBy('id').execute();
    const byId = new Map(projects.map((project) => [project.id, project]));
    const projectOf = (contract: DemoContract) => byId.get(demoId('project', contract.project))!;
    await addContracts(trx, projectOf);
    await addPlans(trx, byId.get(demoId('project', 1))!);
    for (const [index, contract] of CONTRACTS.entries())
      if (contract.course) await COURSES[String(contract.course)]!(trx, contract, index, projectOf(contract));
  },
});

const contractId = (index: number): string => demoId('works_contract', index + 1);
const itemId = (index: number, item: number): string => demoId('bill_item', index * 20 + item + 1);

/** All contracts and their bills, each in one statement. */
async function addContracts(trx: Db, projectOf: (contract: DemoContract) => Project): Promise<void> {
  const made = (project: Project, days: number) => {
    const at = new Date(DEMO_NOW - days * 86_400_000).toISOString();
    return { org_id: project.org_id, created_at: at, created_by: MAKER, updated_at: at, updated_by: MAKER, version: 1 };
  };
  const amountOf = (contract: DemoContract): number =>
    ITEMS[contract.bill]!.reduce(
      (sum, [, , , quantity, price]) => sum + worthOf(thousandthsOf(quantity * contract.scale), fenOf(price)),
      0,
    );
  await trx
    .insertInto('works_contract')
    .values(
      CONTRACTS.map((contract, index) => ({
        id: contractId(index),
        ...made(projectOf(contract), contract.signed + 5),
        contract_name: contract.course ? contract.name : projectOf(contract).project_name + contract.name,
        contract_number: `HT-2026-${String(index + 1).padStart(3, '0')}`,
        contract_status: WORKS_CONTRACT.draft,
        project_id: demoId('project', contract.project),
        contract_direction: contract.income ? CONTRACT_DIRECTION.income : CONTRACT_DIRECTION.expense,
        contract_kind: contract.kind,
        counterparty: contract.party,
        manager_id: MAKER,
        signed_on: contract.draft ? null : ago(contract.signed),
        starts_on: ago(contract.signed - 5),
        ends_on: ago(-contract.ends),
        guarantee_until: contract.kind <= 2 ? ago(-contract.ends - 20) : null,
        contract_term: termState(TODAY, [ago(-contract.ends)], defaultSetting('contract_warning_days')),
        amount: yuanOf(amountOf(contract)),
        tax_rate: contract.kind === 4 ? 13 : 9,
        advance_amount: contract.kind <= 3 ? yuanOf(Math.floor(amountOf(contract) / 1000) * 100) : null,
        recover_from: 20,
        recover_to: 80,
        pay_share: contract.kind === 4 ? 100 : 85,
        retention_rate: 3,
        safety_prepaid: contract.kind === 1 ? yuanOf(Math.floor(amountOf(contract) / 10_000) * 100) : null,
        labour_share: contract.kind === 3 ? 90 : contract.kind <= 2 ? 22 : null,
        plan: JSON.stringify(
          [3, 2, 1, 0, -1, -2].map((month) => ({
            month: ago((month + (contract.course === 'settled' || contract.course === 'ended' ? 6 : 0)) * 30).slice(
              0,
              7,
            ),
            amount: yuanOf(Math.floor(amountOf(contract) / 700) * 100),
          })),
        ),
      })),
    )
    .execute();
  await trx
    .insertInto('bill_item')
    .values(
      CONTRACTS.flatMap((contract, index) =>
        ITEMS[contract.bill]!.map(([section_path, item_name, unit, quantity, unit_price, cost_item], item) => ({
          id: itemId(index, item),
          ...made(projectOf(contract), contract.signed + 5),
          item_name,
          item_code: `0${String(contract.bill + 1)}05${String(item + 1).padStart(2, '0')}0010${String(item + 1).padStart(2, '0')}`,
          contract_id: contractId(index),
          section_path,
          unit,
          quantity: thousandthsOf(quantity * contract.scale) / 1000,
          unit_price,
          cost_item,
          safety_measure: cost_item === 6,
        })),
      ),
    )
    .execute();
  await trx
    .updateTable('works_contract')
    .set({ contract_status: WORKS_CONTRACT.active })
    .where(
      'id',
      'in',
      CONTRACTS.flatMap(({ draft }, index) => (draft ? [] : [contractId(index)])),
    )
    .execute();
}

/** Planned cost of the first project by item. */
async function addPlans(trx: Db, project: Project): Promise<void> {
  const plans = [
    ['劳务人工', 1, '9600000.00'],
    ['钢材与商砼', 2, '3400000.00'],
    ['塔机与泵车', 3, '900000.00'],
    ['机电与防水分包', 4, '5200000.00'],
    ['模板与支撑', 5, '1500000.00'],
    ['安全文明施工', 6, '700000.00'],
    ['项目部管理', 7, '2600000.00'],
  ] as const;
  const at = new Date(DEMO_NOW - 120 * 86_400_000).toISOString();
  await trx
    .insertInto('cost_plan')
    .values(
      plans.map(([cost_name, cost_item, planned_amount], index) => ({
        id: demoId('cost_plan', index + 1),
        org_id: project.org_id,
        created_at: at,
        created_by: MAKER,
        updated_at: at,
        updated_by: MAKER,
        version: 1,
        cost_name,
        project_id: project.id,
        cost_item,
        planned_amount,
      })),
    )
    .execute();
}

/** Adds records of one contract and takes them further, as forms and buttons do. */
function papersOf(trx: Db, project: Project) {
  const on = (days: number): WriteContext => ({
    now: DEMO_NOW - days * 86_400_000,
    timeZone: ZONE,
    lang: 'zh',
    account_id: MAKER,
  });
  const open = <R extends AnyResource>(resource: R) => resourceRepository(trx, resource);
  const access = (days: number) => asServer(project.org_id, MAKER, DEMO_NOW - days * 86_400_000);
  /** Adds a record as its form does. */
  const add = async <R extends AnyResource>(
    resource: R,
    values: object,
    days: number,
    keep: (trx: Db, row: RowOf<R>, context: WriteContext) => Promise<void>,
  ) => {
    const row = await open(resource).insert(access(days), values as never);
    await keep(trx, row, on(days));
    return row.id;
  };
  /** Takes a record a step further, as a button does. */
  const move = async <R extends AnyResource>(
    resource: R,
    id: string,
    change: object,
    days: number,
    keep: (trx: Db, row: RowOf<R>, context: WriteContext) => Promise<void>,
  ) => {
    const before = await open(resource).get(access(days), id);
    const after = await open(resource).update(access(days), { id, version: before.version, ...change } as never);
    await keep(trx, after, { ...on(days), before });
  };
  return { open, access, add, move };
}
type Papers = ReturnType<typeof papersOf>;

interface Which {
  contract: DemoContract;
  index: number;
  contract_id: string;
  code: string;
}

/** Makes payments of a contract, and pays them. */
function paymentsOf({ open, access, add, move }: Papers, contract_id: string) {
  const certificates = (trx_: Db, row: RowOf<typeof contractpayment>, context: WriteContext) =>
    keepCertificate(trx_, ground, row, context);
  const payouts = (trx_: Db, row: RowOf<typeof contractpayout>, context: WriteContext) =>
    keepPayout(trx_, ground, row, context);
  const payment = async (certificate_kind: number, days: number, upTo: 2 | 3 | 4, more: object = {}) => {
    const id = await add(
      contractpayment,
      { contract_id, certificate_kind, certificate_status: 1, ends_on: ago(days), ...more },
      days,
      certificates,
    );
    const steps = [
      { certificate_status: CERTIFICATE_STATUS.submitted },
      { certificate_status: CERTIFICATE_STATUS.certified, certified_by: CHECKER },
      { certificate_status: CERTIFICATE_STATUS.approved, approved_by: APPROVER },
    ];
    for (const step of steps)
      if (step.certificate_status <= upTo) await move(contractpayment, id, step, days - 1, certificates);
    return id;
  };
  const pay = async (certificate_id: string, days: number, name: string, share: number) => {
    const { payable } = await open(contractpayment).get(access(days), certificate_id);
    const amount = yuanOf(Math.floor(fenOf(payable) * share));
    const body = { certificate_id, amount, payout_number: name, payout_status: PAYOUT.requested };
    const id = await add(contractpayout, body, days, payouts);
    await move(contractpayout, id, { payout_status: PAYOUT.approved, approved_by: CHECKER }, days, payouts);
    await move(contractpayout, id, { payout_status: PAYOUT.paid, paid_on: ago(days) }, days, payouts);
  };
  return { payment, pay };
}

/** The course of one contract: advance, a change, claims, three months of measurement and payments. */
async function run(trx: Db, contract: DemoContract, index: number, project: Project): Promise<void> {
  const contract_id = contractId(index);
  const code = String(index + 1).padStart(3, '0');
  const which = { contract, index, contract_id, code };
  const papers = papersOf(trx, project);
  const { add, move } = papers;
  const { payment, pay } = paymentsOf(papers, contract_id);
  const ahead = await payment(CERTIFICATE.advance, contract.signed - 8, 4);
  if (!contract.income) await pay(ahead, contract.signed - 12, `FK-${code}-01`, 1);

  const change = await add(
    contractchange,
    {
      contract_id,
      change_name: '三层增设吊点',
      change_number: `BG-${code}-01`,
      change_status: CONTRACT_PAPER.draft,
      change_kind: 1,
      changed_on: ago(70),
      reason: '设计变更通知单 S-07，三层增设设备吊点',
      lines: [
        { item_code: `0${String(contract.bill + 1)}0501001001`, quantity: 20 },
        { item_code: `BG${code}`, quantity: 12, item_name: '预埋吊点', unit: '个', unit_price: '860.00' },
      ],
    },
    70,
    keepChange,
  );
  await move(contractchange, change, { change_status: CONTRACT_PAPER.submitted }, 69, keepChange);
  await move(contractchange, change, { change_status: CONTRACT_PAPER.approved, approved_by: CHECKER }, 68, keepChange);
  for (const [round, days] of [64, 34, 6].entries()) {
    await measureItems(papers, which, round, days);
    if (round === 1) await matters(papers, which);
    const isLast = round === 2;
    const id = await payment(CERTIFICATE.progress, days - 3, isLast ? 2 : 4);
    if (!isLast && !contract.income) await pay(id, days - 5, `FK-${code}-0${String(round + 2)}`, round === 0 ? 1 : 0.6);
  }
}

/** A contract that is settled and paid; a part of its retention went back against a guarantee, the rest is due. */
async function settle(trx: Db, contract: DemoContract, index: number, project: Project): Promise<void> {
  const contract_id = contractId(index);
  const code = String(index + 1).padStart(3, '0');
  const papers = papersOf(trx, project);
  const { payment, pay } = paymentsOf(papers, contract_id);
  await pay(await payment(CERTIFICATE.advance, 322, 4), 318, `FK-${code}-01`, 1);
  for (const [round, days] of [280, 215].entries()) {
    await measureItems(papers, { contract, index, contract_id, code }, round, days);
    await pay(await payment(CERTIFICATE.progress, days - 3, 4), days - 8, `FK-${code}-0${String(round + 2)}`, 1);
  }
  const final = await payment(CERTIFICATE.settlement, 170, 4, { submitted_total: '1268400.00' });
  await pay(final, 160, `FK-${code}-04`, 1);
  await papers.move(
    contractmanage,
    contract_id,
    { contract_status: WORKS_CONTRACT.settled, defect_until: ago(9) },
    158,
    (trx_, row, context) => keepContract(trx_, ground, row, context),
  );
  const early = { release_amount: '12000.00', early_reason: '对方提交等额银行质保保函，置换部分质保金' };
  await pay(await payment(CERTIFICATE.retention, 90, 4, early), 80, `FK-${code}-05`, 1);
}

/** A contract that ended after little work: its advance has to come back, and a refund is waiting for approval. */
async function end(trx: Db, contract: DemoContract, index: number, project: Project): Promise<void> {
  const contract_id = contractId(index);
  const code = String(index + 1).padStart(3, '0');
  const papers = papersOf(trx, project);
  const { payment, pay } = paymentsOf(papers, contract_id);
  const keep = (trx_: Db, row: RowOf<typeof contractmanage>, context: WriteContext) =>
    keepContract(trx_, ground, row, context);
  await pay(await payment(CERTIFICATE.advance, 222, 4), 218, `FK-${code}-01`, 1);
  await measureItems(papers, { contract, index, contract_id, code }, 3, 190);
  const reason = '对方人员长期不到位，经两次书面催告后解除合同';
  await papers.move(
    contractmanage,
    contract_id,
    { contract_status: WORKS_CONTRACT.ended, end_reason: reason },
    160,
    keep,
  );
  const certificate_id = await payment(CERTIFICATE.settlement, 130, 4);
  const over = { contract_status: WORKS_CONTRACT.settled, defect_until: ago(-200) };
  await papers.move(contractmanage, contract_id, over, 120, keep);
  const { owed_total } = await papers.open(contractmanage).get(papers.access(120), contract_id);
  const order = { certificate_id, payout_kind: PAYOUT_KIND.refund, amount: owed_total, payout_number: `TK-${code}-01` };
  await papers.add(contractpayout, { ...order, payout_status: PAYOUT.requested }, 20, (trx_, row, context) =>
    keepPayout(trx_, ground, row, context),
  );
}

/** What each kind of course does. */
const COURSES: Readonly<Record<string, typeof run>> = { true: run, settled: settle, ended: end };

async function measureItems(
  { add, move }: Papers,
  { contract, index, code }: Which,
  round: number,
  days: number,
): Promise<void> {
  for (const [item, [, name, , quantity]] of ITEMS[contract.bill]!.entries()) {
    const part = Math.round(quantity * contract.scale * [0.22, 0.26, 0.18, 0.05][round]! * 10) / 10;
    const id = await add(
      contractmeasure,
      {
        sheet_name: `${name} ${['一', '二', '三', '末'][round]!}期`,
        measure_number: `JL-${code}-${String(round * 10 + item + 1).padStart(2, '0')}`,
        measure_status: CONTRACT_PAPER.draft,
        item_id: itemId(index, item),
        measured_on: ago(days),
        lines: [
          { what: '一区', number: 2, length: Math.round(part * 3) / 10, deducts: false },
          { what: '二区', number: 1, length: Math.round(part * 4.5) / 10, deducts: false },
          { what: '洞口', number: 1, length: Math.round(part * 0.2) / 10, deducts: true },
        ].filter(({ length }) => length > 0),
      },
      days,
      keepSheet,
    );
    await move(contractmeasure, id, { measure_status: CONTRACT_PAPER.submitted }, days, keepSheet);
    await move(
      contractmeasure,
      id,
      { measure_status: CONTRACT_PAPER.approved, certified_by: CHECKER },
      days - 1,
      keepSheet,
    );
  }
}

/** A fine, a claim and a use of the safety fee. */
async function matters({ add, move }: Papers, { contract, contract_id, code }: Which): Promise<void> {
  const claims = (trx_: Db, row: RowOf<typeof contractclaim>, context: WriteContext) =>
    keepClaim(trx_, ground, row, context);
  const matter = (claim_name: string, claim_kind: number, claimed_amount: string, number: string) =>
    add(
      contractclaim,
      {
        contract_id,
        claim_name,
        claim_number: `${number}-${code}`,
        claim_kind,
        claim_status: CONTRACT_CLAIM.open,
        happened_on: ago(46),
        notified_on: ago(40),
        claimed_amount,
        basis: '现场记录与往来函件见附件',
      },
      40,
      claims,
    );
  const answers = {
    claim_status: CONTRACT_CLAIM.granted,
    answered_by: CHECKER,
    answered_at: new Date(DEMO_NOW - 36 * 86_400_000).toISOString(),
    answer: '经三方核对，按核定金额计入下期',
  };
  const fine = await matter('作业面未工完场清', 4, '8000.00', 'KK');
  await move(contractclaim, fine, { ...answers, granted_amount: '5000.00' }, 36, claims);
  const claim = await matter('市政停水窝工', 1, '46800.00', 'SP');
  await move(contractclaim, claim, { ...answers, granted_amount: '38500.00' }, 36, claims);
  if (!contract.income) return;
  const use = await add(
    contractsafety,
    {
      contract_id,
      use_name: '临边防护栏杆与安全网',
      use_status: SAFETY_USE.open,
      use_kind: 1,
      used_on: ago(40),
      amount: '28600.00',
      supplier: '示例防护用品有限公司',
    },
    40,
    keepSafetyUse,
  );
  await move(contractsafety, use, { use_status: SAFETY_USE.confirmed, checked_by: CHECKER }, 39, keepSafetyUse);
}
