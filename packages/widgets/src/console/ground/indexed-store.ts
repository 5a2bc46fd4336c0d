import type { IndexedPlace } from './storage-keys.ts';

interface WorkOptions {
  /** `strict`: the promise resolves after the data is on disk, not when the operating system has it. */
  durability?: IDBTransactionDurability;
}

/**
 * Runs one transaction. The promise resolves after it is complete. Each transaction has a connection of its own: an open
 * connection keeps everything alive that its listeners refer to, such as an element that was removed.
 * @throws the failure of the database: it is blocked, full or not allowed
 */
export async function inStore<T>(
  place: IndexedPlace,
  mode: IDBTransactionMode,
  run: (rows: IDBObjectStore) => IDBRequest<T>,
  options: WorkOptions = {},
): Promise<T> {
  const database = await open(place);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(place.store, mode, options);
      const request = run(transaction.objectStore(place.store));
      const failed = () =>
        reject(transaction.error ?? request.error ?? new Error(`${place.store} could not be written`));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', failed);
      transaction.addEventListener('error', failed);
    });
  } finally {
    database.close();
  }
}

function open({ database, version, store, key, index }: IndexedPlace): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, version);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(store, { keyPath: key }).createIndex(index, index);
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
