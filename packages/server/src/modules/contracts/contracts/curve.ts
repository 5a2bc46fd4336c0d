import { calls } from '@gongdi/api';
import {
  contractmanage,
  CONTRACT_DIRECTION,
  cumulativeOf,
  fenOf,
  projectmanage,
  yuanOf,
  type MonthSums,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

interface Sum {
  direction: number;
  month: string;
  planned: string;
  certified: string;
  payable: string;
  paid: string;
}

/** Planned, certified, payable and paid by month, summed up from the first month on. */
export const curveHandler = (db: Db): Handler =>
  handle(calls.contracts.curve, async ({ query }, context) => {
    const rows = await sumsBy(db, await whichOf(db, query, context));
    const of = (direction: number) =>
      cumulativeOf(rows.filter((row) => row.direction === direction).map(sumOf)).map(({ month, ...sums }) => ({
        month,
        planned: yuanOf(sums.planned),
        certified: yuanOf(sums.certified),
        payable: yuanOf(sums.payable),
        paid: yuanOf(sums.paid),
      }));
    return { income: of(CONTRACT_DIRECTION.income), expense: of(CONTRACT_DIRECTION.expense) };
  });

const sumOf = ({ month, planned, certified, payable, paid }: Sum): MonthSums => ({
  month,
  planned: fenOf(planned),
  certified: fenOf(certified),
  payable: fenOf(payable),
  paid: fenOf(paid),
});

/** The contracts that are asked for, as far as the caller sees them. */
async function whichOf(
  db: Db,
  { project_id, contract_id }: { project_id?: string | undefined; contract_id?: string | undefined },
  context: CallerContext,
): Promise<RawBuilder<unknown>> {
  const access = accessOf(context);
  if (contract_id !== undefined) {
    const { id } = await resourceRepository(db, contractmanage).get(access, contract_id);
    return sql`id = ${id}`;
  }
  if (project_id === undefined) return sql`false`;
  const { id } = await resourceRepository(db, projectmanage).get(access, project_id);
  const seen = scopeConditions(contractmanage, context.caller.scope, 'read');
  return sql.join([sql`project_id = ${id}`, ...seen], sql` and `);
}

async function sumsBy(db: Db, which: RawBuilder<unknown>): Promise<Sum[]> {
  // Raw SQL: months of several tables beside each other.
  const { rows } = await sql<Sum>`
    with chosen as (select id, contract_direction as direction, plan from works_contract where ${which}),
    sums as (
      select direction, row ->> 'month' as month, (row ->> 'amount')::numeric as planned, 0 as certified, 0 as payable,
        0 as paid
      from chosen, jsonb_array_elements(coalesce(plan, '[]')) row
      union all
      select direction, to_char(c.ends_on, 'YYYY-MM'), 0, coalesce(c.works, 0) + coalesce(c.safety, 0)
          - coalesce(lag(coalesce(c.works, 0) + coalesce(c.safety, 0)) over (
            partition by c.contract_id, c.certificate_kind = 1 order by c.period_number), 0),
        coalesce(c.payable, 0), 0
      from payment_certificate c join chosen on chosen.id = c.contract_id where c.certificate_status >= 4
      union all
      select direction, to_char(p.paid_on, 'YYYY-MM'), 0, 0, 0,
        case when p.payout_kind = 2 then -p.amount else p.amount end
      from contract_payout p join chosen on chosen.id = p.contract_id where p.payout_status = 3)
    select direction, month, sum(planned)::numeric(18,2)::text as planned, sum(certified)::numeric(18,2)::text as certified,
      sum(payable)::numeric(18,2)::text as payable, sum(paid)::numeric(18,2)::text as paid
    from sums where month is not null group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
