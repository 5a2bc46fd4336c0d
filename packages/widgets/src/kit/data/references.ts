import { resourceCalls, type Client } from '@gongdi/api';
import { findResource, titleOf, type AnyResource } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useData } from './data-context.tsx';

/** Selectors load this many records at once (console specification, section 9). */
const SELECTOR_SIZE = 500;

export interface ReferenceOption {
  value: string;
  label: string;
}

async function load(client: Client, resource: AnyResource, signal: AbortSignal): Promise<ReferenceOption[]> {
  const list = resourceCalls(resource).list;
  if (!list) return [];
  const page = await client.call(list, { query: { page: 1, page_size: SELECTOR_SIZE } }, { signal, quiet: true });
  return page.list.map((row) => ({
    value: row.id,
    label: titleOf(resource, row),
  }));
}

/** Records of another resource to choose from or to name; empty while they load and when the user may not see them. */
export function useReferences(name: string | undefined): { options: ReferenceOption[]; loading: boolean } {
  const { client } = useData();
  const resource = name ? findResource(name) : undefined;
  const query = useQuery({
    queryKey: ['reference', name],
    queryFn: ({ signal }) => load(client, resource!, signal),
    enabled: resource !== undefined,
    staleTime: 60_000,
  });
  return { options: query.data ?? [], loading: query.isFetching };
}
