import { calls, type Client } from '@gongdi/api';

/** Key of the query of the organisation trees. */
export const ORGANISATION_TREE = ['reference', 'organization', 'tree'] as const;

/** Query of the organisation trees that the user may see; all callers share its key, so they share one request. */
export function organisationsQuery(client: Client) {
  return {
    queryKey: ORGANISATION_TREE,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call(calls.organization.organizationTree, {}, { signal, quiet: true }),
    staleTime: 60_000,
  };
}
