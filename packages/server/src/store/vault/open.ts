import type { Database } from '../database.ts';
import { isDamaged } from '../faults.ts';
import type { Db } from '../tables.ts';
import { sealedTables, type SealedTable } from './columns.ts';
import { requireKeys } from './keyring.ts';
import { anyOfThese, resealTable } from './reseal.ts';
import { resealBin } from './bin.ts';
import { isDone, markDone } from './steps.ts';

/** What lies in the recycle bin has been encrypted; since then only encrypted rows come into it. */
const BIN_STEP = 'recycle bin';

/** Returns the ids of the keys with which personal data of a database is encrypted. */
export async function keyIdsOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('personal_key').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Encrypts what is in plain text in a table. @returns the error, if stored data of the table cannot be read */
async function sealPlain(db: Db, table: SealedTable): Promise<unknown> {
  try {
    // Servers that start together wait for each other's rows, and find then that nothing is left to do.
    while (await anyOfThese(db, table, { plain: true })) await resealTable(db, table, { plain: true });
    return undefined;
  } catch (error) {
    if (isDamaged(error)) return error;
    throw error;
  }
}

/**
 * Prepares the encryption of a migrated database: all keys must be there; a new installation gets its first key; what is
 * still in plain text, such as the data of an older version, is encrypted. To be called before a database is served.
 * @returns errors of tables whose stored data cannot be read. They are left as they are, so that the rest can be served
 *   and `gongdi doctor` can be followed
 * @throws StoreError `personal_keys_missing`, `personal_keys`
 */
export async function openVault({ db, keys }: Pick<Database, 'db' | 'keys'>): Promise<unknown[]> {
  requireKeys(keys, await keyIdsOf(db));
  const { id } = keys.current();
  await db
    .insertInto('personal_key')
    .values({ id, since: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const damages: unknown[] = [];
  for (const table of sealedTables()) {
    const damage = await sealPlain(db, table);
    if (damage !== undefined) damages.push(damage);
  }
  if (!(await isDone(db, BIN_STEP))) {
    await resealBin(db, { plain: true });
    await markDone(db, BIN_STEP);
  }
  return damages;
}
