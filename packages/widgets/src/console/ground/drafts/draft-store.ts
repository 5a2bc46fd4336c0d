import { inStore } from '../indexed-store.ts';
import { DRAFTS } from '../storage-keys.ts';
import { aged, type Draft, type DraftStore } from './draft.ts';

const work = <T>(mode: IDBTransactionMode, run: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  inStore(DRAFTS, mode, run);

const listeners = new Set<() => void>();
const announce = (): void => {
  for (const listener of listeners) listener();
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
    await work('readwrite', (drafts) => drafts.put(draft));
    announce();
  },
  remove: async (key) => {
    if (typeof indexedDB === 'undefined') return;
    await work('readwrite', (drafts) => drafts.delete(key));
    announce();
  },
};
