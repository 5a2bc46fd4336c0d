import type { EntryStore, OutboxEntry } from './entry.ts';

const NAME = 'gongdi-outbox';
const ENTRIES = 'entries';

/** Entries in the browser's database, which outlives a reload and a restart of the phone. */
export function browserStore(name = NAME): EntryStore {
  let opening: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opening ??= openDatabase(name).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  /** Resolves once it is written to disk, not when it is merely asked for. */
  const work = async <T>(mode: IDBTransactionMode, run: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(ENTRIES, mode, { durability: 'strict' });
      const request = run(transaction.objectStore(ENTRIES));
      const failed = () => reject(transaction.error ?? request.error ?? new Error('the outbox could not be written'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', failed);
      transaction.addEventListener('error', failed);
    });
  };
  return {
    all: async (owner) => {
      const rows = await work<OutboxEntry[]>('readonly', (entries) => entries.index('owner').getAll(owner));
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
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(ENTRIES, { keyPath: 'key' }).createIndex('owner', 'owner');
    });
    request.addEventListener('success', () => {
      // A newer page wants to change the database: it must not wait for this one.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}
