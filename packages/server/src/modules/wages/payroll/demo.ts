import {
  payhistory,
  payline,
  payroll,
  payspecialaccount,
  paystatement,
  BANK_DIRECTION,
  fenOf,
  WAGE_ACCOUNT,
  WAGE_ENTRY,
  WAGE_PAY,
  WAGE_SHEET,
  WAGE_SIGN,
  WAGE_STATEMENT,
  WAGE_TRANSFER,
  yuanOf,
  type InputOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { opened, resourceRepository, sendAhead, type Db } from '../../../store/index.ts';
import { asServer, postEntry } from '../../../wages/index.ts';
import { derivedOf } from './line-rules.ts';
import { reconcile } from './reconcile.ts';
import { countSheet } from './sums.ts';

const PROJECTS = 12;
/** Labour cost that the owner transfers each month, yuan. */
const AGREED = 60_000;
const MONTHS = ['2026-08', '2026-09', '2026-10'] as const;
const LAST = '2026-10';
/** States of the sheets of the last month, by project. */
const STATES = [
  WAGE_SHEET.signing,
  WAGE_SHEET.sealed,
  WAGE_SHEET.checked,
  WAGE_SHEET.published,
  WAGE_SHEET.paying,
  WAGE_SHEET.draft,
] as const;
/** Day rates by value of the dictionary `trade`, yuan. */
const RATES: Readonly<Record<number, string>> = {
  10: '340.00',
  11: '360.00',
  12: '320.00',
  13: '380.00',
  14: '350.00',
  15: '420.00',
  16: '330.00',
};
const REASONS = ['户名与账号不符', '账号已注销'] as const;

const nextMonth = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7);

const at = (day: string, hour = 2): string => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/**
 * Special accounts of the first twelve projects and three months of wages of their teams. Each goes its whole way in order,
 * so that balances follow: transfers, batches, returns, second payments. The last month is in different states.
 */
export default defineDemo({
  name: 'wages',
  after: ['staff', 'org'],
  async load(trx) {
    const projects = await trx
      .selectFrom('project')
      .select(['id', 'org_id', 'project_name'])
      .where(
        'id',
        'in',
        Array.from({ length: PROJECTS }, (_, index) => demoId('project', index + 1)),
      )
      .orderBy('id')
      .execute();
    let number = 0;
    for (const [index, project] of projects.entries()) {
      const account_id = await openAccount(trx, project, index);
      const teams = await trx
        .selectFrom('team')
        .select(['id', 'team_name'])
        .where('project_id', '=', project.id)
        .orderBy('id')
        .execute();
      for (const month of MONTHS) {
        if (!(index === 4 && month === LAST)) await transfer(trx, account_id, month, index);
        for (const team of teams) {
          number += 1;
          await sheetOf(trx, { ...project, index }, team, month, { number, account_id });
        }
      }
      await statement(trx, account_id, project.org_id, index);
      await reconcile(trx, [account_id], 5);
    }
  },
});

type Project = { id: string; org_id: string | null; project_name: string };
const BY = 'contractor';
const when = (day: string) => ({ now: Date.parse(at(day)), account_id: accountId(BY) });

async function openAccount(trx: Db, project: Project, index: number): Promise<string> {
  const id = demoId('wage-account', index + 1);
  const access = asServer(project.org_id, accountId(BY), Date.parse(at('2026-07-20')));
  await resourceRepository(trx, payspecialaccount).addAhead(access, {
    id,
    account_name: `${project.project_name}农民工工资专户`,
    status: WAGE_ACCOUNT.open,
    project_id: project.id,
    bank_name: index % 2 === 0 ? '示例银行第一支行' : '示例商业银行',
    account_number: `31050167${String(36_000_000 + index * 91_337)}`,
    opened_on: '2026-07-20',
    monthly_due: yuanOf(AGREED * 100),
    due_day: 15,
    // Told already: a server that starts with the demo has no news of it.
    transfer_state: WAGE_TRANSFER.missing,
    deposit_kind: 1 + (index % 3),
    deposit_amount: yuanOf((800_000 + index * 25_000) * 100),
    guarantee_until: index % 3 === 0 ? null : index === 4 ? '2026-10-28' : `2027-0${1 + (index % 8)}-20`,
    received_total: '0.00',
    paid_total: '0.00',
    balance: '0.00',
    month_received: '0.00',
  });
  return id;
}

const transfer = (trx: Db, account_id: string, month: string, index: number): Promise<void> => {
  const day = `${month}-${String(10 + (index % 5)).padStart(2, '0')}`;
  const amount = (AGREED - (index === 7 && month === LAST ? 15_000 : 0)) * 100;
  return postEntry(
    trx,
    { account_id, kind: WAGE_ENTRY.transfer, amount, entry_on: day, remark: `${month} 人工费` },
    when(day),
  );
};

type Line = InputOf<typeof payline> & { id: string; name: string; bank_name: string | null; bank_card: string | null };

async function sheetOf(
  trx: Db,
  project: Project & { index: number },
  team: { id: string; team_name: string },
  month: string,
  { number, account_id }: { number: number; account_id: string },
): Promise<void> {
  const status = month === LAST ? STATES[project.index % STATES.length]! : WAGE_SHEET.paid;
  const id = demoId('wage-sheet', number);
  const lines = await linesOf(trx, project.id, team.id, month, { sheet_id: id, status });
  if (lines.length === 0) return;
  const after = nextMonth(month);
  const made = month === LAST ? '2026-10-30' : `${after}-01`;
  const access = asServer(project.org_id, accountId('patrol'), Date.parse(at(made)));
  const reached = (state: number) => status >= state;
  await resourceRepository(trx, payroll).addAhead(access, {
    id,
    sheet_name: `${month} ${team.team_name}工资表`,
    status,
    project_id: project.id,
    team_id: team.id,
    wage_month: month,
    day_rate: '340.00',
    ...(reached(WAGE_SHEET.sealed) && { sealed_by: accountId('patrol'), sealed_at: at(made, 6) }),
    ...(reached(WAGE_SHEET.checked) && {
      checked_by: accountId(BY),
      checked_at: at(made, 8),
      check_opinion: '工日与考勤核对一致',
    }),
    ...(reached(WAGE_SHEET.published) && {
      published_at: at(made, 9),
      notice_until: month === LAST ? '2026-11-04' : `${after}-06`,
    }),
  });
  await resourceRepository(trx, payline).addAhead(
    access,
    ...lines.map(({ name: _name, bank_name: _bank, bank_card: _card, ...line }) => line),
  );
  if (reached(WAGE_SHEET.paying)) await pay(trx, { id, project, month, account_id, status }, lines);
  if (reached(WAGE_SHEET.published)) await freeze(trx, id);
  await countSheet(trx, id);
}

const freeze = (trx: Db, id: string) =>
  // Raw SQL: rows become one value.
  sendAhead(
    trx,
    sql`update wage_sheet set frozen = (
    select jsonb_agg(jsonb_build_object('name', p.name, 'days', l.days, 'payable', l.payable::text,
      'deducted', (l.payable - l.due)::text, 'due', l.due::text) order by p.name, l.id)
    from wage_line l join staff p on p.id = l.staff_id where l.sheet_id = ${id}) where id = ${id}`,
  );

async function linesOf(
  trx: Db,
  project_id: string,
  team_id: string,
  month: string,
  { sheet_id, status }: { sheet_id: string; status: number },
): Promise<Line[]> {
  const people = await trx
    .selectFrom('staff')
    .select(['id', 'name', 'trade', 'bank_name', 'bank_card', 'account_id'])
    .where('project_id', '=', project_id)
    .where('team_id', '=', team_id)
    .where('entry_date', '<=', `${month}-05`)
    .where(sql<boolean>`(exit_date is null or exit_date >= ${`${month}-15`}::date)`)
    .orderBy('id')
    .execute();
  return people.map((row, index) => {
    const person = opened(trx, 'staff', row);
    const seed = Number.parseInt(person.id.slice(-4), 16) + Number(month.slice(5)) * 3;
    const attended_days = 20 + (seed % 7) / 2;
    const days = seed % 11 === 4 ? attended_days + 0.5 : attended_days;
    const isPiece = person.trade === 11 && seed % 2 === 0;
    const terms = {
      days,
      attended_days,
      day_rate: RATES[person.trade] ?? '300.00',
      ...(isPiece && { quantity: 12.5 + (seed % 9), quantity_unit: 'm²', unit_price: '46.80' }),
      ...(seed % 5 === 0 && { advance: '1500.00' }),
      ...(seed % 17 === 3 && { deduction: '120.00', deduction_reason: '本人领用工具丢失，已签认' }),
    };
    const own = person.account_id !== null;
    const open = status === WAGE_SHEET.draft || (status === WAGE_SHEET.signing && (own || index % 2 === 1));
    const sign_status = open ? WAGE_SIGN.open : own ? WAGE_SIGN.own : WAGE_SIGN.witnessed;
    return {
      id: demoId(`wage-line-${month}`, Number.parseInt(person.id.slice(-4), 16)),
      staff_id: person.id,
      sheet_id,
      wage_month: month,
      ...terms,
      ...derivedOf(terms),
      pay_status: WAGE_PAY.unpaid,
      sign_status,
      account_id: person.account_id,
      ...(!open && {
        signed_at: at(month === LAST ? '2026-10-30' : `${nextMonth(month)}-01`, 4),
        ...(!own && { witness_by: accountId('patrol') }),
      }),
      name: person.name,
      bank_name: person.bank_name,
      bank_card: person.bank_card,
    };
  });
}

interface Paying {
  id: string;
  project: Project & { index: number };
  month: string;
  account_id: string;
  status: number;
}

/** The batch of a sheet and, where something came back, its second one. */
async function pay(trx: Db, { id, project, month, account_id, status }: Paying, lines: readonly Line[]): Promise<void> {
  const day = month === LAST ? '2026-11-01' : `${nextMonth(month)}-08`;
  const again = month === LAST ? '2026-11-01' : `${nextMonth(month)}-12`;
  const isOver = status === WAGE_SHEET.paid;
  const payable = lines.filter(({ bank_card, due }) => bank_card && fenOf(due) > 0);
  // Of every fourth sheet the first line came back once.
  const returned = Number.parseInt(id.slice(-4), 16) % 4 === 1 ? payable.slice(0, 1) : [];
  const first = await batch(trx, { id, project, month, account_id, day, round: 1 }, payable, (line) =>
    !isOver && !returned.includes(line) ? WAGE_PAY.sent : returned.includes(line) ? WAGE_PAY.returned : WAGE_PAY.paid,
  );
  for (const line of returned)
    await postEntry(
      trx,
      {
        account_id,
        kind: WAGE_ENTRY.returned,
        amount: fenOf(line.due),
        entry_on: day,
        sheet_id: id,
        batch_number: first,
        remark: REASONS[project.index % 2]!,
      },
      when(day),
    );
  if (isOver && returned.length > 0)
    await batch(trx, { id, project, month, account_id, day: again, round: 2 }, returned, () => WAGE_PAY.paid);
  const without = lines.filter((line) => !payable.includes(line));
  await setStates(trx, id, isOver, returned, without);
}

async function setStates(trx: Db, id: string, isOver: boolean, returned: readonly Line[], without: readonly Line[]) {
  if (isOver) {
    // Raw SQL: columns from a column.
    await sendAhead(
      trx,
      sql`update wage_line set pay_status = ${WAGE_PAY.paid}, paid = due, remaining = 0,
        seen_at = ${at('2026-10-13')} where sheet_id = ${id}`,
    );
    if (without.length === 0) return;
  } else await trx.updateTable('wage_line').set({ pay_status: WAGE_PAY.sent }).where('sheet_id', '=', id).execute();
  const back = isOver ? without : [...returned, ...without];
  if (back.length === 0) return;
  // Raw SQL: columns from a column.
  await sql`update wage_line set pay_status = ${WAGE_PAY.returned}, paid = 0, remaining = due, seen_at = null
    where id = any(${back.map((line) => line.id)})`.execute(trx);
  await trx.updateTable('wage_sheet').set({ status: WAGE_SHEET.paying }).where('id', '=', id).execute();
}

interface Batch extends Omit<Paying, 'status'> {
  day: string;
  round: number;
}

async function batch(
  trx: Db,
  { id, project, month, account_id, day, round }: Batch,
  lines: readonly Line[],
  stateOf: (line: Line) => number,
): Promise<string> {
  const batch_number = `${month.replace('-', '')}-${id.slice(-8)}-${round}`;
  if (lines.length === 0) return batch_number;
  const amount = lines.reduce((sum, { due }) => sum + fenOf(due), 0);
  await postEntry(
    trx,
    { account_id, kind: WAGE_ENTRY.wages, amount, entry_on: day, sheet_id: id, batch_number },
    when(day),
  );
  const access = asServer(project.org_id, accountId(BY), Date.parse(at(day)));
  await resourceRepository(trx, payhistory).addAhead(
    access,
    ...lines.map((line, index) => {
      const status = stateOf(line);
      return {
        payment_number: `${batch_number}-${String(index + 1).padStart(4, '0')}`,
        status,
        staff_id: line.staff_id,
        sheet_id: id,
        line_id: line.id,
        wage_month: month,
        amount: line.due!,
        attempt: round,
        reason: status === WAGE_PAY.returned ? REASONS[project.index % 2]! : null,
        bank_name: line.bank_name,
        bank_card: line.bank_card,
        batch_number,
        answered_at: status === WAGE_PAY.sent ? null : at(day, 9),
      };
    }),
  );
  return batch_number;
}

/** The statement of the bank: everything until the middle of October, and a fee that nobody has entered yet. */
async function statement(trx: Db, account_id: string, org_id: string | null, index: number): Promise<void> {
  const entries = await trx
    .selectFrom('wage_entry')
    .select(['kind', 'entry_on', 'amount'])
    .where('account_id', '=', account_id)
    .where('entry_on', '<=', '2026-10-31')
    .orderBy('id')
    .execute();
  const rows = entries.map(({ kind, entry_on, amount }, place): InputOf<typeof paystatement> => {
    const comes = kind === WAGE_ENTRY.transfer || kind === WAGE_ENTRY.returned;
    return {
      bank_number: `${entry_on.replaceAll('-', '')}${String(index).padStart(3, '0')}${String(place).padStart(5, '0')}`,
      account_id,
      booked_on: entry_on,
      direction: comes ? BANK_DIRECTION.in : BANK_DIRECTION.out,
      amount,
      counterparty: kind === WAGE_ENTRY.transfer ? '示例建设单位' : '代发工资过渡户',
      status: WAGE_STATEMENT.open,
    };
  });
  if (index % 4 === 0)
    rows.push({
      bank_number: `20261020${String(index).padStart(3, '0')}99999`,
      account_id,
      booked_on: '2026-10-20',
      direction: BANK_DIRECTION.out,
      amount: '15.00',
      counterparty: '手续费',
      status: WAGE_STATEMENT.open,
    });
  await resourceRepository(trx, paystatement).insertMany(asServer(org_id, accountId(BY), DEMO_NOW), rows);
}
