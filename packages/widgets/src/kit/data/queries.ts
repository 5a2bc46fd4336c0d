import { QueryClient } from '@tanstack/react-query';

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
 */
export function releaseQueries(queries: QueryClient): void {
  const kept = [...queries.getQueryCache().getAll(), ...queries.getMutationCache().getAll()];
  for (const one of kept) one.gcTime = Infinity;
  queries.clear();
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
