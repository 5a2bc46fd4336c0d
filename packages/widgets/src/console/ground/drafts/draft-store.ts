import { DRAFTS } from '../storage-keys.ts';
import { aged, type Draft, type DraftStore } from './draft.ts';

/** Runs one transaction; its promise resolves after the data is on disk. One connection each, as in the outbox. */
async function work<T>(mode: IDBTransactionMode, run: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(DRAFTS.store, mode);
      const request = run(transaction.objectStore(DRAFTS.store));
      const failed = () => reject(transaction.error ?? request.error ?? new Error('the draft could not be written'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', failed);
      transaction.addEventListener('error', failed);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DRAFTS.database, DRAFTS.version);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(DRAFTS.store, { keyPath: DRAFTS.key }).createIndex(DRAFTS.index, DRAFTS.index);
    });
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

const listeners = new Set<() => void>();
const told = <T>(done: T): T => {
  for (const listener of listeners) listener();
  return done;
};

/** Calls `listener` after a draft was stored or removed in this page. @returns a function that ends it */
export function whenDraftsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Drafts in this browser's IndexedDB. A browser without one has none: a form works as before, it only keeps nothing.
 * Old drafts are removed whenever the drafts of a person are read.
 */
export const browserDrafts: DraftStore = {
  all: async (owner) => {
    if (typeof indexedDB === 'undefined') return [];
    const found = await work<Draft[]>('readonly', (drafts) => drafts.index(DRAFTS.index).getAll(owner));
    const { stay, go } = aged(found, Date.now());
    for (const { key } of go) await work('readwrite', (drafts) => drafts.delete(key));
    return stay;
  },
  put: async (draft) => {
    if (typeof indexedDB === 'undefined') return;
    told(await work('readwrite', (drafts) => drafts.put(draft)));
  },
  remove: async (key) => {
    if (typeof indexedDB === 'undefined') return;
    told(await work('readwrite', (drafts) => drafts.delete(key)));
  },
};
