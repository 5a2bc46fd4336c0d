import { OUTBOX } from '../storage-keys.ts';
import type { EntryStore, OutboxEntry } from './entry.ts';

/** Returns a store of entries in IndexedDB, which survives a reload and a restart of the phone. */
export function browserStore(name: string = OUTBOX.database): EntryStore {
  /** Runs one transaction. The promise resolves after the data is written to disk, not when the write is requested. */
  const work = async <T>(mode: IDBTransactionMode, run: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    // One connection per transaction: an open connection keeps everything alive that its listeners refer to, such as an
    // element that was removed.
    const database = await openDatabase(name);
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(OUTBOX.store, mode, { durability: 'strict' });
        const request = run(transaction.objectStore(OUTBOX.store));
        const failed = () => reject(transaction.error ?? request.error ?? new Error('the outbox could not be written'));
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('abort', failed);
        transaction.addEventListener('error', failed);
      });
    } finally {
      database.close();
    }
  };
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

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, OUTBOX.version);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(OUTBOX.store, { keyPath: OUTBOX.key }).createIndex(OUTBOX.index, OUTBOX.index);
    });
    request.addEventListener('success', () => {
      // A newer page wants to upgrade the database: this connection must not block it.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}
