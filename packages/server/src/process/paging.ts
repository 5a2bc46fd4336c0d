import { COUNT_LIMIT, type Page } from '@gongdi/domain';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../store/index.ts';

/** Runs a query as one page, with an exact count up to 10,000. */
export async function pageOfQuery<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, page_size }: { page: number; page_size: number },
): Promise<Page<Row>> {
  const list = await query
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(COUNT_LIMIT + 1);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { list, total: Math.min(total, COUNT_LIMIT), total_capped: total > COUNT_LIMIT, page, page_size };
}
