import {
  civilDay,
  DEFAULT_TIME_ZONE,
  fenOf,
  FUND,
  FUND_ENTRY,
  FUND_STATUS,
  fundraisingapproval,
  yuanOf,
  type Fen,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { book, numberPaper } from '../../../funds/index.ts';

const OFFICES: Readonly<Record<number, string>> = { 1: 'kechuang' };
const PROJECTS = [1, 2, 3, 4] as const;
const MONTHS = [
  { name: '7 月', ago: 118 },
  { name: '8 月', ago: 88 },
  { name: '9 月', ago: 58 },
  { name: '10 月', ago: 28 },
] as const;

/** What a project pays each month: purpose, payee, yuan in the first project. */
const REQUESTS = [
  { what: '预拌混凝土货款', purpose: 2, payee: '浦东预拌混凝土公司', yuan: '386500.00', by: 'contractor' },
  { what: '劳务分包人工费', purpose: 1, payee: '皖江建筑劳务有限公司', yuan: '612480.50', by: 'contractor' },
  { what: '塔机与施工升降机租赁费', purpose: 3, payee: '申达机械租赁有限公司', yuan: '128000.00', by: 'contractor' },
] as const;

/** States of the last month, by request: the months before are paid. */
const LAST = [FUND_STATUS.approved, FUND_STATUS.sent, FUND_STATUS.draft] as const;

const shareOf = (yuan: string, project: number): Fen => Math.round(fenOf(yuan) / project);

/** Plans and requests of four months in four projects, each booked as approvals and payments book them. */
export default defineDemo({
  name: 'fundraisingapproval',
  after: ['projectmanage'],
  async load(trx: Db) {
    let number = 0;
    for (const project of PROJECTS)
      for (const [at, month] of MONTHS.entries()) {
        const plan = REQUESTS.reduce((sum, { yuan }) => sum + shareOf(yuan, project), 0);
        await add(trx, ++number, {
          project,
          ago: month.ago + 4,
          fund_kind: FUND.plan,
          fund_title: `${month.name}资金计划`,
          fund_purpose: 99,
          amount: Math.ceil(plan / 10_000_00) * 10_000_00,
          status: FUND_STATUS.approved,
          reason: `按${month.name}形象进度和合同付款节点编制，含材料、人工、机械三项。`,
        });
        for (const [index, { what, purpose, payee, yuan }] of REQUESTS.entries())
          await add(trx, ++number, {
            project,
            ago: month.ago - index,
            fund_kind: FUND.request,
            fund_title: `${month.name}${what}`,
            fund_purpose: purpose,
            amount: shareOf(yuan, project),
            status: at === MONTHS.length - 1 ? LAST[index]! : FUND_STATUS.paid,
            payee,
            reason: `${payee}${month.name}结算，双方已对账签字。`,
          });
      }
  },
});

interface DemoPaper {
  project: number;
  ago: number;
  fund_kind: number;
  fund_title: string;
  fund_purpose: number;
  amount: Fen;
  status: number;
  payee?: string;
  reason: string;
}

async function add(trx: Db, number: number, { project, ago, amount, ...paper }: DemoPaper): Promise<void> {
  const access = demoAccess('contractor', OFFICES[project] ?? 'shanghai', ago);
  const isDecided = paper.status === FUND_STATUS.approved || paper.status === FUND_STATUS.paid;
  const day = (before: number): string => civilDay(DEMO_NOW - before * 86_400_000, DEFAULT_TIME_ZONE);
  const row = await resourceRepository(trx, fundraisingapproval).insert(access, {
    id: demoId('fund_paper', number),
    ...paper,
    amount: yuanOf(amount),
    project_id: demoId('project', project),
    needed_on: day(ago - 12),
    applicant_id: accountId('contractor'),
    ...(isDecided && { approver_id: accountId('admin'), decided_at: demoTime(ago - 2, 15, 30), opinion: '同意' }),
    ...(paper.status === FUND_STATUS.paid && {
      paid_amount: yuanOf(amount),
      paid_on: day(ago - 6),
      paid_by: accountId('contractor'),
    }),
  });
  const writer = (before: number) => ({
    now: DEMO_NOW - before * 86_400_000,
    account_id: accountId('admin'),
    timeZone: DEFAULT_TIME_ZONE,
  });
  await numberPaper(trx, row, paper.fund_kind === FUND.plan ? 'JH' : 'YK', writer(ago));
  const numbered = await trx
    .selectFrom('fund_paper')
    .select('fund_number')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const made = { ...row, ...numbered };
  if (!isDecided) return;
  const granted = paper.fund_kind === FUND.plan ? FUND_ENTRY.planned : FUND_ENTRY.granted;
  await book(trx, made, { kind: granted, amount }, writer(ago - 2));
  if (paper.status === FUND_STATUS.paid) await book(trx, made, { kind: FUND_ENTRY.paid, amount }, writer(ago - 6));
}
