import { calls, REFERENCE_LIMIT } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useData } from './data-context.tsx';

export interface ReferenceOption {
  value: string;
  label: string;
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
  const query = useQuery({
    queryKey: ['reference', name, keyword],
    queryFn: async ({ signal }) => {
      const found = await client.call(
        calls.base.references,
        { params: { resource: name! }, query: keyword === '' ? {} : { keyword } },
        { signal, quiet: true },
      );
      return found.map(({ id, title }) => ({ value: id, label: title }));
    },
    enabled: name !== undefined,
    staleTime: 60_000,
  });
  const options = query.data ?? [];
  return { options, loading: query.isFetching, more: options.length >= REFERENCE_LIMIT };
}
