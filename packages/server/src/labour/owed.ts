import { fenOf, WAGE_PAY } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** Returns what sheets say of a person's wages and has not been paid, fen. */
export async function owedTo(db: Db, staff_id: string): Promise<number> {
  const { owed } = await db
    .selectFrom('wage_line')
    .select(sql<string>`coalesce(sum(due - coalesce(paid, 0)), 0)::numeric(18,2)`.as('owed'))
    .where('staff_id', '=', staff_id)
    .where('pay_status', '!=', WAGE_PAY.paid)
    .executeTakeFirstOrThrow();
  return fenOf(owed);
}
