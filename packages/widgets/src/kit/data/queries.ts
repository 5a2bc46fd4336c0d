import { QueryClient } from '@tanstack/react-query';

/** The answers of one widget. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false } },
  });
}

/**
 * Forgets everything when the widget is gone. Otherwise a timer of each answer holds the whole of it, down to its nodes,
 * for five minutes; what is still on the way would set one when it ends.
 */
export function releaseQueries(queries: QueryClient): void {
  const kept = [...queries.getQueryCache().getAll(), ...queries.getMutationCache().getAll()];
  for (const one of kept) one.gcTime = Infinity;
  queries.clear();
}
