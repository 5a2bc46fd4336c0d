import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';

/**
 * Sends the call of a query while its page is rendered for the first time. `useQuery` sends it after the page is
 * painted, so the server would only then begin to work. The `useQuery` with the same key takes over the call.
 * @param wanted false: another part of the page is shown, and nothing is sent
 */
export function useEarlyQuery<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
  wanted: boolean,
): void {
  const queries = useQueryClient();
  if (wanted && !queries.getQueryState(options.queryKey)) void queries.prefetchQuery(options);
}
