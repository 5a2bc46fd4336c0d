import { notifyManager, QueryClient, type Query } from '@tanstack/react-query';

// An answer is shown at once. With the timer that is usual, what is less urgent and was begun before goes first.
notifyManager.setScheduler(queueMicrotask);

/** Creates the query cache of one widget. */
export function createQueries(): QueryClient {
  return new QueryClient({
    // Without a network a query fails and says so, where it would otherwise wait without a word.
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

/**
 * Clears the cache when another user has logged in, or for `endQueries`. Otherwise a timer of each answer would
 * hold the complete widget, including its DOM nodes, in memory for five minutes. `clear()` alone stops the timers that
 * run; a request that is still running and a component that still shows an answer would start new ones when they end.
 * @param isPublic whether everybody gets the answer of a query: it stays
 */
export function releaseQueries(queries: QueryClient, isPublic: (query: Query) => boolean = () => false): void {
  const [asked, changes] = [queries.getQueryCache(), queries.getMutationCache()];
  const left = asked.getAll().filter((one) => !isPublic(one));
  for (const one of [...left, ...changes.getAll()]) one.gcTime = Infinity;
  for (const one of left) asked.remove(one);
  changes.clear();
}

/**
 * Clears the cache of a widget that is unmounted. Work that goes on after an answer may still ask: that leaves no timer
 * either.
 */
export function endQueries(queries: QueryClient): void {
  releaseQueries(queries);
  const { queries: asked, mutations } = queries.getDefaultOptions();
  queries.setDefaultOptions({
    queries: { ...asked, gcTime: Infinity },
    mutations: { ...mutations, gcTime: Infinity },
  });
}
