import { inStore } from '../indexed-store.ts';
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

const work = <T>(mode: IDBTransactionMode, run: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  inStore(DEVICE, mode, run);

/** One transaction for all: each of them, or none. */
async function each<T>(given: readonly T[], act: (rows: IDBObjectStore, one: T) => IDBRequest): Promise<void> {
  if (given.length > 0) await work('readwrite', (rows) => given.map((one) => act(rows, one)).at(-1)!);
}

/** What lies in this browser's IndexedDB. */
export const browserDevice: DeviceStore = {
  all: () => work<DeviceRow[]>('readonly', (rows) => rows.getAll()),
  put: (given) => each(given, (rows, row) => rows.put(row)),
  remove: (keys) => each(keys, (rows, key) => rows.delete(key)),
  clear: () => work('readwrite', (rows) => rows.clear()),
};
