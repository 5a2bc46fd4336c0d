import type { Client } from '@gongdi/api';
import { QueryObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useData } from './data-context.tsx';
import { titleKey, titleQuery, type Titles } from './titles.ts';

/** Everyone who shows the title of one record, and what asks for it on their behalf. */
interface Watch {
  readonly told: Set<() => void>;
  readonly end: () => void;
}

const watches = new WeakMap<QueryClient, Map<string, Watch>>();

/** Has the title asked for, and `told` called with each change, until the returned function is called. */
function watch(queries: QueryClient, client: Client, resource: string, id: string, told: () => void): () => void {
  const all = watches.get(queries) ?? new Map<string, Watch>();
  watches.set(queries, all);
  const key = `${resource} ${id}`;
  let shared = all.get(key);
  // At the end of a session the cache lets go of its titles: whoever comes then asks anew.
  if (!shared || !queries.getQueryState(titleKey(resource, id))) {
    const everyone = new Set<() => void>();
    const observer = new QueryObserver(queries, titleQuery(client, resource, id));
    const end = observer.subscribe(() => {
      for (const one of everyone) one();
    });
    shared = { told: everyone, end };
    all.set(key, shared);
  }
  shared.told.add(told);
  return () => {
    shared.told.delete(told);
    if (shared.told.size > 0) return;
    shared.end();
    if (all.get(key) === shared) all.delete(key);
  };
}

/** A title that could not be asked for. */
const FAILED = Symbol('failed');

/**
 * The title of one record. A list has a cell for it in each row: all that show the same record are one to the cache,
 * where `useQuery` would be made and told for each of them.
 */
export function useOneTitle(resource: string, id: string | null): Titles {
  const { client } = useData();
  const queries = useQueryClient();
  const subscribe = useCallback(
    (told: () => void) => (id === null || id === '' ? () => {} : watch(queries, client, resource, id, told)),
    [queries, client, resource, id],
  );
  const title = useSyncExternalStore(subscribe, () => {
    const state = queries.getQueryState<string | null>(titleKey(resource, id ?? ''));
    return state?.data === undefined && state?.status === 'error' ? FAILED : state?.data;
  });
  return { of: () => (title === FAILED ? undefined : title), failed: title === FAILED };
}
