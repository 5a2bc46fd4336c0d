import { HELMET_CODE, type codemanage, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { newId, type Db } from '../../../store/index.ts';

/** Digits of the numbers in codes; more are written whole. */
const DIGITS = 5;

/** Returns what stands below a code. */
export const codeText = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(DIGITS, '0')}`;

/**
 * Makes the codes of a new batch. They continue the numbers of the organisation with this prefix, so that no number is
 * left out and none occurs twice; batches that are made at the same time wait for each other.
 * @param now epoch ms
 */
export async function makeCodes(
  trx: Db,
  batch: Pick<RowOf<typeof codemanage>, 'id' | 'org_id' | 'project_id' | 'prefix' | 'code_count'>,
  now: number,
  account_id: string | null,
): Promise<void> {
  const { id, org_id, project_id, prefix, code_count } = batch;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`helmet-codes ${org_id} ${prefix}`}, 0))`.execute(trx);
  const { last } = await trx
    .selectFrom('code_batch')
    .select(sql<number>`coalesce(max(last_number), 0)`.as('last'))
    .where('org_id', 'is not distinct from', org_id)
    .where('prefix', '=', prefix)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  const at = new Date(now).toISOString();
  const common = { org_id, project_id, batch_id: id, status: HELMET_CODE.unused, version: 1 };
  const made = { created_at: at, created_by: account_id, updated_at: at, updated_by: account_id };
  await trx
    .insertInto('helmet_code')
    .values(
      Array.from({ length: code_count }, (_, index) => ({
        id: newId(now),
        code_text: codeText(prefix, last + 1 + index),
        ...common,
        ...made,
      })),
    )
    .execute();
  await trx
    .updateTable('code_batch')
    .set({ first_number: last + 1, last_number: last + code_count })
    .where('id', '=', id)
    .execute();
}
