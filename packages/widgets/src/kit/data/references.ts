import { calls, REFERENCE_LIMIT, type Client } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useData } from './data-context.tsx';

export interface ReferenceOption {
  value: string;
  label: string;
}

/** What asks for the choices of a reference: the same for whoever needs them, so that they are asked for once. */
export function referenceQuery(client: Client, name: string | undefined, keyword = '') {
  return {
    queryKey: ['reference', name, keyword],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReferenceOption[]> => {
      const found = await client.call(
        calls.base.references,
        { params: { resource: name! }, query: keyword === '' ? {} : { keyword } },
        { signal, quiet: true },
      );
      return found.map(({ id, title }) => ({ value: id, label: title }));
    },
    staleTime: 60_000,
  };
}

/**
 * Records of another resource to choose from or to name; empty while they load and when the user may not see them.
 * @param keyword asks the server, for choices of which there are more than a selector loads
 */
export function useReferences(
  name: string | undefined,
  keyword = '',
): { options: ReferenceOption[]; loading: boolean; more: boolean } {
  const { client } = useData();
  const query = useQuery({ ...referenceQuery(client, name, keyword), enabled: name !== undefined });
  const options = query.data ?? [];
  return { options, loading: query.isFetching, more: options.length >= REFERENCE_LIMIT };
}
