import { calls, type Client } from '@gongdi/api';

/** Query of the organisation trees that the user may see; all callers share its key, so they share one request. */
export function organisationsQuery(client: Client) {
  return {
    queryKey: ['reference', 'organization', 'tree'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call(calls.organization.organizationTree, {}, { signal, quiet: true }),
    staleTime: 60_000,
  };
}
