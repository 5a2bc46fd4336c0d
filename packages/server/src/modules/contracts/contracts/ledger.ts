import { calls } from '@gongdi/api';
import { contractcost, contractmanage, CONTRACT_DIRECTION, WORKS_CONTRACT } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

/** Contracts that an answer about a cost item holds. */
const MOST = 200;

/** What each account of a contract has on its two sides. */
export const balancesHandler = (db: Db): Handler =>
  handle(calls.contracts.balances, async ({ query: { contract_id } }, context) => {
    const { id } = await resourceRepository(db, contractmanage).get(accessOf(context), contract_id);
    // Raw SQL: both sides of the entries as rows, with sums as decimal strings.
    const { rows } = await sql<{ account: number; debit: string; credit: string; balance: string }>`
      select account, sum(debit)::numeric(18,2)::text as debit, sum(credit)::numeric(18,2)::text as credit,
        (sum(debit) - sum(credit))::numeric(18,2)::text as balance
      from (
        select debit as account, amount as debit, 0 as credit from contract_entry where contract_id = ${id}
        union all select credit, 0, amount from contract_entry where contract_id = ${id}) sides
      group by account order by account`.execute(db);
    return { accounts: rows };
  });

/** The contracts that the sums of a planned cost come from, as far as the caller sees them. */
export const costContractsHandler = (db: Db): Handler =>
  handle(calls.contracts.costContracts, async ({ query: { id } }, context) => {
    const access = accessOf(context);
    const plan = await resourceRepository(db, contractcost).get(access, id);
    const seen = scopeConditions(contractmanage, access.scope, 'read');
    // Raw SQL: sums of items by contract.
    const { rows } = await sql<{ contract_id: string; contract_name: string; committed: string; actual: string }>`
      select c.id as contract_id, c.contract_name, sum(i.amount_now)::numeric(18,2)::text as committed,
        sum(i.measured_amount)::numeric(18,2)::text as actual
      from bill_item i join (select * from works_contract where project_id = ${plan.project_id}
          and contract_direction = ${CONTRACT_DIRECTION.expense} and contract_status <> ${WORKS_CONTRACT.draft}
          ${seen.length > 0 ? sql`and ${sql.join(seen, sql` and `)}` : sql``}) c on c.id = i.contract_id
      where i.cost_item = ${plan.cost_item}
      group by 1, 2 order by sum(i.amount_now) desc, 1 limit ${MOST + 1}`.execute(db);
    return { contracts: rows.slice(0, MOST), more: rows.length > MOST };
  });
