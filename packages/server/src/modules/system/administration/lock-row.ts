import type { Db } from '../../../store/index.ts';

/**
 * Locks a row until the transaction ends, so that the version read next is still the stored one when it is written. An
 * unknown id locks nothing.
 */
export async function lockRow(
  trx: Db,
  table: 'account' | 'account_substitute' | 'organisation' | 'role',
  id: string,
): Promise<void> {
  await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
}
