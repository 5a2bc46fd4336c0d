import {
  hashKey,
  useQueryClient,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Sends the call of a query while its page is rendered for the first time. `useQuery` sends it after the page is
 * painted, so the server would only then begin to work. The `useQuery` with the same key takes over the call.
 * Each key is sent once: at the end of a session all queries are dropped, and no call may follow.
 * @param wanted false: another part of the page is shown, and nothing is sent
 */
export function useEarlyQuery<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
  wanted: boolean,
): void {
  useEarly(options.queryKey, (queries) => void queries.prefetchQuery(options), wanted);
}

/** The same for the first page of a `useInfiniteQuery`, which may be in a part of the page that is still loading. */
export function useEarlyPages<Data, Key extends QueryKey, Page>(
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Page>,
  wanted: boolean,
): void {
  useEarly(options.queryKey, (queries) => void queries.prefetchInfiniteQuery(options), wanted);
}

function useEarly(queryKey: QueryKey, send: (queries: QueryClient) => void, wanted: boolean): void {
  const queries = useQueryClient();
  const [sent] = useState(() => new Set<string>());
  const key = hashKey(queryKey);
  if (!wanted || sent.has(key)) return;
  sent.add(key);
  if (!queries.getQueryState(queryKey)) send(queries);
}
