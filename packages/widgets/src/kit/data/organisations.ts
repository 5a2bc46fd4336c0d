import { calls, type Client } from '@gongdi/api';

/** What asks for the trees of organisations that the user sees: the same for whoever needs them. */
export function organisationsQuery(client: Client) {
  return {
    queryKey: ['reference', 'organization', 'tree'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call(calls.organization.organizationTree, {}, { signal, quiet: true }),
    staleTime: 60_000,
  };
}
