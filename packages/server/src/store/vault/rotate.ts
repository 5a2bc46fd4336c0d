import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { resealBin } from './bin.ts';
import { sealedTables } from './columns.ts';
import type { Key } from './key.ts';
import { requireKeys } from './keyring.ts';
import { keyIdsOf } from './open.ts';
import { anyOfThese, resealTable } from './reseal.ts';

export interface RotateOptions {
  now: number;
  /** Called after every batch with the table and the rows so far. */
  progress?: (table: string, rows: number) => void;
  signal?: AbortSignal;
  /** How long running servers may go on with the key before the last check, ms. */
  settle?: number;
}

export interface Rotated {
  /** The key that encrypts now. */
  key: string;
  rows: number;
  /** Keys that nothing uses any more. */
  removed: string[];
  /** Of these, the ones that are configured elsewhere, where somebody has to remove them. */
  unused: string[];
  /** A server still writes with an old key, so that it was kept. */
  kept: boolean;
}

/** A running server sees a changed key file within a second. */
const SETTLE = 2_500;

/**
 * Encrypts all personal data with a new key while servers go on, and removes the old keys when nothing uses them any
 * more. It can be interrupted at any time: values say which key they need, and the next call goes on.
 * @throws StoreError `personal_keys`, `personal_keys_missing`; the signal's reason
 */
export async function rotateKeys(
  { db, keys }: Pick<Database, 'db' | 'keys'>,
  options: RotateOptions,
): Promise<Rotated> {
  const { now, progress, signal, settle = SETTLE } = options;
  requireKeys(keys, await keyIdsOf(db));
  const begun = keys.all().length > 1;
  const key = begun || !keys.change ? keys.current() : keys.change.add(now);
  await db
    .insertInto('personal_key')
    .values({ id: key.id, since: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const which = { notBy: key };
  let rows = 0;
  const step = (table: string) => (count: number) => {
    rows += count;
    progress?.(table, rows);
    signal?.throwIfAborted();
  };
  const pass = async () => {
    for (const table of sealedTables()) await resealTable(db, table, which, step(table.table));
    await resealBin(db, which, step('deleted_record'));
  };
  await pass();
  // What servers have written with the old key meanwhile.
  await sleep(settle, undefined, { signal });
  await pass();
  return { key: key.id, rows, ...(await dropOthers({ db, keys }, key)) };
}

/** Removes the keys that nothing uses. */
async function dropOthers(
  { db, keys }: Pick<Database, 'db' | 'keys'>,
  key: Key,
): Promise<Pick<Rotated, 'removed' | 'unused' | 'kept'>> {
  for (const table of sealedTables())
    if (await anyOfThese(db, table, { notBy: key })) return { removed: [], unused: [], kept: true };
  const ids = keys
    .all()
    .map(({ id }) => id)
    .filter((id) => id !== key.id);
  await db.deleteFrom('personal_key').where('id', '<>', key.id).execute();
  for (const id of ids) keys.change?.remove(id);
  return keys.change ? { removed: ids, unused: [], kept: false } : { removed: [], unused: ids, kept: false };
}
