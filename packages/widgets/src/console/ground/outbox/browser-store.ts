import { inStore } from '../indexed-store.ts';
import { OUTBOX } from '../storage-keys.ts';
import type { EntryStore, OutboxEntry } from './entry.ts';

/** Returns a store of entries in IndexedDB, which survives a reload and a restart of the phone. */
export function browserStore(name: string = OUTBOX.database): EntryStore {
  const place = { ...OUTBOX, database: name };
  const work = <T>(mode: IDBTransactionMode, run: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    inStore(place, mode, run, { durability: 'strict' });
  return {
    all: async (owner) => {
      const rows = await work<OutboxEntry[]>('readonly', (entries) => entries.index(OUTBOX.index).getAll(owner));
      return rows.toSorted((a, b) => a.recorded - b.recorded);
    },
    put: async (entry) => {
      await work('readwrite', (entries) => entries.put(entry));
    },
    remove: (key) => work('readwrite', (entries) => entries.delete(key)),
  };
}
