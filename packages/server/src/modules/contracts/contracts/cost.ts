import {
  CONTRACT_DIRECTION,
  costState,
  deviationOf,
  fenOf,
  WORKS_CONTRACT,
  yuanOf,
  type contractcost,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { DeriveAct } from '../../../resources/record-handlers.ts';
import type { ContractsGround } from './ground.ts';

type Row = RowOf<typeof contractcost>;

interface Sum {
  project_id: string;
  cost_item: number;
  committed: string;
  actual: string;
}

/** What contracts that cost money commit of each planned item, and what of it is certified: one statement for a page. */
export const deriveCost =
  (ground: () => ContractsGround): DeriveAct =>
  async (db, rows) => {
    const plans = rows as unknown as readonly Row[];
    // Raw SQL: sums over contracts of several projects.
    const sums = await sql<Sum>`
      select i.project_id, i.cost_item, sum(i.amount_now)::numeric(18,2)::text as committed,
        sum(i.measured_amount)::numeric(18,2)::text as actual
      from bill_item i join works_contract c on c.id = i.contract_id
      where i.project_id = any(${plans.map(({ project_id }) => project_id)}::text[]) and i.cost_item is not null
        and c.contract_direction = ${CONTRACT_DIRECTION.expense} and c.contract_status <> ${WORKS_CONTRACT.draft}
      group by 1, 2`.execute(db);
    const near = ground().setting('contract_cost_near');
    const found = new Map(sums.rows.map((sum) => [`${sum.project_id} ${String(sum.cost_item)}`, sum]));
    return plans.map(({ project_id, cost_item, planned_amount }) => {
      const sum = found.get(`${project_id} ${String(cost_item)}`);
      const cost = {
        planned: fenOf(planned_amount),
        committed: fenOf(sum?.committed),
        actual: fenOf(sum?.actual),
      };
      return {
        committed: yuanOf(cost.committed),
        actual: yuanOf(cost.actual),
        deviation: yuanOf(deviationOf(cost)),
        state: costState(cost, near),
      };
    });
  };
