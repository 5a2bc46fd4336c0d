import { fenOf, WAGE_PAY, yuanOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, type Db } from '../store/index.ts';

/** Returns what sheets say of a person's wages and has not been paid, fen. */
export async function owedTo(db: Db, staff_id: string): Promise<number> {
  return fenOf((await owedToEach(db, [staff_id])).get(staff_id) ?? '0.00');
}

/** The same for many people in one statement, yuan with two decimals; who is owed nothing is not in the answer. */
export async function owedToEach(db: Db, staff_ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('wage_line')
    .select('staff_id')
    .select(sql<string>`coalesce(sum(due - coalesce(paid, 0)), 0)::numeric(18,2)`.as('owed'))
    .where('staff_id', '=', anyOf([...staff_ids]))
    .where('pay_status', '!=', WAGE_PAY.paid)
    .groupBy('staff_id')
    .execute();
  return new Map(rows.map(({ staff_id, owed }) => [staff_id, yuanOf(fenOf(owed))]));
}
