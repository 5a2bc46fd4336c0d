import { calls } from '@gongdi/api';
import {
  cashFlowOf,
  contractmanage,
  CONTRACT_DIRECTION,
  fenOf,
  FUND,
  FUND_STATUS,
  fundraisingapproval,
  monthAfter,
  PAYOUT,
  PAYOUT_KIND,
  permission,
  projectmanage,
  sumFen,
  WORKS_CONTRACT,
  yuanOf,
  type CashMonth,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';
import { refusal } from './text/index.ts';

/** Projects, and papers of a month, that an answer holds. */
const MOST_PROJECTS = 50;
const MOST_PAPERS = 200;
const FIGURES = ['planned_in', 'planned_out', 'paid_in', 'paid_out', 'funds_out'] as const;
type Figure = (typeof FIGURES)[number];
type Sums = Record<Figure, string>;

interface Paper {
  resource: 'contractmanage' | 'fundraisingapproval';
  id: string;
  title: string;
  amount: string;
}

/** Cash flow by month: the contracts and the requests for funds that the caller sees, of a project or of all. */
export function cashHandlers(db: Db): Handler[] {
  return [
    handle(calls.contracts.cashFlow, async ({ query: { project_id, from, to } }, context) => {
      checkPeriod(from, to, context);
      const which = await whichOf(db, project_id, context);
      const money = moneyOf(which);
      const months = await monthsOf(db, money, from, to);
      const opening = await openingOf(db, money, from);
      const lines = cashFlowOf(months, { from, to }, opening);
      return {
        opening: yuanOf(opening),
        months: lines.map(({ month, ...sums }) => ({ month, ...inYuan(sums) })),
        projects: project_id === undefined ? await projectsOf(db, money, from, to) : [],
        with_funds: which.funds !== undefined,
      };
    }),
    handle(calls.contracts.cashPlan, async ({ query: { project_id, month, contract_direction } }, context) => {
      const which = await whichOf(db, project_id, context);
      const direction = Number(contract_direction);
      // Raw SQL: rows of JSON beside a table.
      const { rows } = await sql<Paper>`
        select resource, id, title, sum(amount)::numeric(18,2)::text as amount from (
          select 'contractmanage' as resource, id, contract_name as title, ${withTax} as amount
          from works_contract, jsonb_array_elements(coalesce(plan, '[]')) line
          where ${which.contracts} and contract_direction = ${direction} and line ->> 'month' = ${month}
          ${
            which.funds && direction === CONTRACT_DIRECTION.expense
              ? sql`union all select 'fundraisingapproval', id, fund_title, amount from fund_paper
                where ${which.funds} and to_char(needed_on, 'YYYY-MM') = ${month}`
              : sql``
          }) paper
        group by 1, 2, 3 order by sum(amount) desc, id limit ${MOST_PAPERS + 1}`.execute(db);
      return {
        papers: rows.slice(0, MOST_PAPERS),
        more: rows.length > MOST_PAPERS,
      };
    }),
  ];
}

/** @throws GongdiError for a period that is turned around or too long */
function checkPeriod(from: string, to: string, context: CallerContext): void {
  let last = from;
  for (let count = 1; count < calls.contracts.CASH_MONTHS && last < to; count += 1) last = monthAfter(last);
  if (to < from || last < to) throw refusal(context, 'to', 'longPeriod', { months: calls.contracts.CASH_MONTHS });
}

interface Which {
  contracts: RawBuilder<unknown>;
  /** Undefined: the caller may not see them. */
  funds: RawBuilder<unknown> | undefined;
}

/** The contracts and requests that are asked for, as far as the caller sees them. */
async function whichOf(db: Db, project_id: string | undefined, context: CallerContext): Promise<Which> {
  const { permissions, scope } = context.caller;
  const asked =
    project_id === undefined
      ? []
      : [sql`project_id = ${(await resourceRepository(db, projectmanage).get(accessOf(context), project_id)).id}`];
  const seesFunds = permissions.has(permission(fundraisingapproval.name, 'list'));
  return {
    contracts: sql.join(
      [sql`contract_status <> ${WORKS_CONTRACT.draft}`, ...asked, ...scopeConditions(contractmanage, scope, 'read')],
      sql` and `,
    ),
    // What orders of contracts pay is counted there.
    funds: seesFunds
      ? sql.join(
          [
            sql`fund_kind = ${FUND.request} and status in (${FUND_STATUS.approved}, ${FUND_STATUS.paid})
              and by_orders is not true`,
            ...asked,
            ...scopeConditions(fundraisingapproval, scope, 'read'),
          ],
          sql` and `,
        )
      : undefined,
  };
}

/** The plan of contracts is without tax, money that flows is with it. */
const withTax = sql`round((line ->> 'amount')::numeric * (1 + coalesce(tax_rate, 0)::numeric / 100), 2)`;

/** Statement of all money: a row for each amount, with project, month and kind. */
const moneyOf = ({ contracts, funds }: Which): RawBuilder<unknown> => sql`
  with chosen as (select id, project_id, contract_direction = ${CONTRACT_DIRECTION.income} as comes, tax_rate, plan
    from works_contract where ${contracts}),
  money as (
    select project_id, line ->> 'month' as month, case when comes then 'planned_in' else 'planned_out' end as figure,
      ${withTax} as amount
    from chosen, jsonb_array_elements(coalesce(plan, '[]')) line
    union all
    select chosen.project_id, to_char(p.paid_on, 'YYYY-MM'), case when comes then 'paid_in' else 'paid_out' end,
      case when p.payout_kind = ${PAYOUT_KIND.refund} then -p.amount else p.amount end
    from contract_payout p join chosen on chosen.id = p.contract_id where p.payout_status = ${PAYOUT.paid}
    ${
      funds
        ? sql`union all select project_id, to_char(needed_on, 'YYYY-MM'), 'planned_out', amount from fund_paper where ${funds}
          union all select project_id, to_char(paid_on, 'YYYY-MM'), 'funds_out', paid_amount from fund_paper
            where ${funds} and status = ${FUND_STATUS.paid}`
        : sql``
    })`;

const sumsOfFigures = sql.join(
  FIGURES.map(
    (figure) =>
      sql`coalesce(sum(amount) filter (where figure = ${figure}), 0)::numeric(18,2)::text as ${sql.ref(figure)}`,
  ),
);

async function monthsOf(db: Db, money: RawBuilder<unknown>, from: string, to: string): Promise<CashMonth[]> {
  // Raw SQL: months of several tables beside each other.
  const { rows } = await sql<Sums & { month: string }>`${money}
    select month, ${sumsOfFigures} from money where month between ${from} and ${to} group by month`.execute(db);
  return rows.map(({ month, ...sums }) => ({ month, ...inFen(sums) }));
}

/** What came in less what went out before a month, fen. */
async function openingOf(db: Db, money: RawBuilder<unknown>, from: string): Promise<number> {
  // Raw SQL: the same sums without months.
  const { rows } = await sql<Sums>`${money} select ${sumsOfFigures} from money where month < ${from}`.execute(db);
  const { paid_in, paid_out, funds_out } = inFen(rows[0]!);
  return paid_in - paid_out - funds_out;
}

async function projectsOf(db: Db, money: RawBuilder<unknown>, from: string, to: string) {
  // Raw SQL: the same sums by project.
  const { rows } = await sql<Sums & { project_id: string; project_name: string }>`${money}
    select s.*, p.project_name from (
      select project_id, ${sumsOfFigures}, sum(amount) as moved from money
      where month between ${from} and ${to} and figure not like 'planned%' group by project_id
      order by moved desc limit ${MOST_PROJECTS}) s
    join project p on p.id = s.project_id order by s.moved desc, p.id`.execute(db);
  return rows.map(({ project_id, project_name, ...sums }) => {
    const { paid_in, paid_out, funds_out } = inFen(sums);
    const paid_net = sumFen([paid_in, -paid_out, -funds_out]);
    return { project_id, project_name, ...inYuan({ paid_in, paid_out, funds_out, paid_net }) };
  });
}

const inFen = (sums: Sums): Record<Figure, number> =>
  Object.fromEntries(FIGURES.map((figure) => [figure, fenOf(sums[figure])])) as Record<Figure, number>;

const inYuan = <K extends string>(sums: Readonly<Record<K, number>>): Record<K, string> =>
  Object.fromEntries(Object.entries<number>(sums).map(([name, fen]) => [name, yuanOf(fen)])) as Record<K, string>;
