import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { resealBin } from './bin.ts';
import { sealedTables } from './columns.ts';
import type { Key } from './key.ts';
import { keyIdsOf, requireKeys } from './open.ts';
import { anyOfThese, resealTable } from './reseal.ts';

export interface RotateOptions {
  now: number;
  /** Goes on with a rotation that was interrupted, without another new key. */
  resume?: boolean;
  /** Called after every batch with the table and the rows so far. */
  progress?: (table: string, rows: number) => void;
  signal?: AbortSignal;
  /** Encrypts files with the current key; absent: no files. @returns the number of files */
  files?: (progress: (files: number) => void, signal?: AbortSignal) => Promise<number>;
  /** How long running servers may go on with the key before the last check, ms. */
  settle?: number;
}

export interface Rotated {
  /** The key that encrypts now. */
  key: string;
  rows: number;
  files: number;
  /** Keys that nothing uses any more. */
  removed: string[];
  /** Of these, the ones that are configured elsewhere, where somebody has to remove them. */
  unused: string[];
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
  const key = begun || options.resume || !keys.change ? keys.current() : keys.change.add(now);
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
  const files = (await options.files?.((count) => progress?.('files', count), signal)) ?? 0;
  return { key: key.id, rows, files, ...(await dropOthers({ db, keys }, key)) };
}

/** Removes the keys that nothing uses. */
async function dropOthers(
  { db, keys }: Pick<Database, 'db' | 'keys'>,
  key: Key,
): Promise<Pick<Rotated, 'removed' | 'unused'>> {
  for (const table of sealedTables())
    if (await anyOfThese(db, table, { notBy: key })) return { removed: [], unused: [] };
  const others = keys.all().filter(({ id }) => id !== key.id);
  await db.deleteFrom('personal_key').where('id', '<>', key.id).execute();
  for (const { id } of others) keys.change?.remove(id);
  const ids = others.map(({ id }) => id);
  return keys.change ? { removed: ids, unused: [] } : { removed: [], unused: ids };
}
