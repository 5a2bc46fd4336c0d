import { dictionaryOf, type Lang } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../../../store/index.ts';

/** Returns the name of the company that an organisation belongs to. */
export async function companyOf(db: Db, org_id: string | null): Promise<string> {
  const row = await db
    .selectFrom('organisation')
    .select('name')
    .where(sql<boolean>`id = (select split_part(path, '/', 1) from organisation where id = ${org_id})`)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Returns the name of a trade; undefined for none. */
export const tradeLabel = (trade: number | null, lang: Lang): string | undefined =>
  dictionaryOf('trade').entries.find((one) => one.value === trade)?.label[lang];

/** Returns what a certificate says of a person on file. */
export async function personOf(db: Db, id: string | null): Promise<{ trade: number | null }> {
  const row = await db.selectFrom('staff').select('trade').where('id', '=', id).executeTakeFirst();
  return { trade: row?.trade ?? null };
}
