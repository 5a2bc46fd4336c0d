import { calls } from '@gongdi/api';
import { contractmanage } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

interface Section {
  path: string;
  items: number;
  amount: string;
  amount_now: string;
  measured_amount: string;
}

export const sectionsHandler = (db: Db): Handler =>
  handle(calls.contracts.sections, async ({ query: { contract_id } }, context) => {
    const contract = await resourceRepository(db, contractmanage).get(accessOf(context), contract_id);
    // Raw SQL: sums as decimal strings.
    const { rows } = await sql<Section>`
      select section_path as path, count(*)::integer as items, sum(amount)::numeric(18,2)::text as amount,
        sum(amount_now)::numeric(18,2)::text as amount_now, sum(measured_amount)::numeric(18,2)::text as measured_amount
      from bill_item where contract_id = ${contract_id} group by section_path order by min(item_code)`.execute(db);
    return { contract_name: contract.contract_name, sections: rows };
  });
