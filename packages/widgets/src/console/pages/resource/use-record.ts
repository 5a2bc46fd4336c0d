import { resourceCalls } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../context/console-context.tsx';

/** A stored record by id. */
export function useRecord(resource: AnyResource, id: string | null) {
  const { client } = useConsole();
  const { detail } = resourceCalls(resource);
  return useQuery({
    queryKey: ['record', resource.name, id],
    queryFn: ({ signal }) =>
      client.call(detail!, { params: { id: id! } }, { signal, quiet: true }) as Promise<Record<string, unknown>>,
    enabled: id !== null && detail !== undefined,
    staleTime: 0,
  });
}

/** After a change: what lists, details and selectors show of this resource is out of date. */
export function staleKeys(resource: AnyResource): string[][] {
  return [
    ['list', resource.name],
    ['record', resource.name],
    ['reference', resource.name],
  ];
}
