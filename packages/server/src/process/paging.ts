import { COUNT_LIMIT, type Page } from '@gongdi/domain';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';

/** Runs a query as one page, counting exactly up to 10,000. */
export async function pageOfQuery<DB, TB extends keyof DB, Row>(
  db: Kysely<unknown>,
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
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${counted}) counted`.execute(db);
  const total = rows[0]!.total;
  return { list, total: Math.min(total, COUNT_LIMIT), total_capped: total > COUNT_LIMIT, page, page_size };
}
