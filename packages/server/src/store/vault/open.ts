import type { Database } from '../database.ts';
import type { Db } from '../tables.ts';
import { isDamaged } from '../faults.ts';
import { sealedTables, type SealedTable } from './columns.ts';
import { requireKeys } from './keyring.ts';
import { anyOfThese, resealTable } from './reseal.ts';
import { resealBin } from './bin.ts';

/** What lies in the recycle bin has been encrypted; since then only encrypted rows come into it. */
const BIN_STEP = 'recycle bin';

/** Returns the ids of the keys with which personal data of a database is encrypted. */
export async function keyIdsOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('personal_key').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * Encrypts what is in plain text. A damaged table is left as it is and reported: the rest can be served, and whoever
 * reads of that table is told (`gongdi doctor`).
 */
async function sealPlain(
  db: Db,
  table: SealedTable,
  step: (rows: number) => void,
  damaged: (error: unknown) => void,
): Promise<void> {
  try {
    // Servers that start together wait for each other's rows, and find then that nothing is left to do.
    while (await anyOfThese(db, table, { plain: true })) await resealTable(db, table, { plain: true }, step);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    damaged(error);
  }
}

/**
 * Prepares the encryption of a migrated database: all keys must be there; a new installation gets its first key; what is
 * still in plain text, such as the data of an older version, is encrypted. To be called before a database is served.
 * @param options `step` is called with the number of rows after every batch, `damaged` with the error of a table that
 *   cannot be read
 * @throws StoreError `personal_keys_missing`, `personal_keys`
 */
export async function openVault(
  { db, keys }: Pick<Database, 'db' | 'keys'>,
  options: { step?: (rows: number) => void; damaged?: (error: unknown) => void } = {},
): Promise<void> {
  const { step = () => undefined, damaged = () => undefined } = options;
  requireKeys(keys, await keyIdsOf(db));
  const { id } = keys.current();
  await db
    .insertInto('personal_key')
    .values({ id, since: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const table of sealedTables()) await sealPlain(db, table, step, damaged);
  if (!(await isDone(db, BIN_STEP))) {
    await resealBin(db, { plain: true }, step);
    await markDone(db, BIN_STEP);
  }
}

async function isDone(db: Db, name: string): Promise<boolean> {
  return (
    (await db.selectFrom('personal_step').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
  );
}

async function markDone(db: Db, name: string): Promise<void> {
  await db
    .insertInto('personal_step')
    .values({ name, done_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
