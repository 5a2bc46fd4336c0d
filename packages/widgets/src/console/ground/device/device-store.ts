import { DEVICE } from '../storage-keys.ts';

/** One thing that lies on the device. All belong to one user: whoever is logged in next removes them. */
export interface DeviceRow {
  key: string;
  owner: string;
  /** When the server said it, epoch milliseconds. */
  at: number;
  data: unknown;
}

export interface DeviceStore {
  all: () => Promise<DeviceRow[]>;
  put: (rows: readonly DeviceRow[]) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
}

/** Runs one transaction; its promise resolves after the data is on disk. One connection each, as in the outbox. */
async function work<T>(mode: IDBTransactionMode, run: (rows: IDBObjectStore) => IDBRequest<T> | void): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(DEVICE.store, mode);
      const request = run(transaction.objectStore(DEVICE.store));
      const failed = () => reject(transaction.error ?? new Error('the device could not be written'));
      transaction.addEventListener('complete', () => resolve((request ? request.result : undefined) as T));
      transaction.addEventListener('abort', failed);
      transaction.addEventListener('error', failed);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DEVICE.database, DEVICE.version);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(DEVICE.store, { keyPath: DEVICE.key });
    });
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

/** What lies in this browser's IndexedDB. */
export const browserDevice: DeviceStore = {
  all: () => work<DeviceRow[]>('readonly', (rows) => rows.getAll()),
  put: (given) => work<void>('readwrite', (rows) => given.forEach((row) => rows.put(row))),
  remove: (keys) => work<void>('readwrite', (rows) => keys.forEach((key) => rows.delete(key))),
  clear: () => work<void>('readwrite', (rows) => void rows.clear()),
};
