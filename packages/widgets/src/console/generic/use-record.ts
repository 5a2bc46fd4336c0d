import { resourceCalls } from '@gongdi/api';
import { stepsOf, type AnyResource } from '@gongdi/domain';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from '../ground/context/console-context.tsx';
import { WORKBENCH } from '../ground/live/use-live.ts';

/** Query of a stored record by id. */
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

type When = 'now' | 'later';

/**
 * After a change: invalidates lists, details and selectors of this resource and of the resources whose records its
 * steps create, and the counts of the workbench. `now` reloads what is visible; `later` leaves that to the next page.
 */
export async function markStale(queries: QueryClient, resource: AnyResource, when: When): Promise<void> {
  const refetchType = when === 'now' ? 'active' : 'none';
  const kinds = ['list', 'record', 'reference'];
  const names = [resource.name, ...stepsOf(resource).flatMap(({ step }) => step.makes?.resource ?? [])];
  const keys = [...names.flatMap((name) => kinds.map((kind) => [kind, name])), [WORKBENCH]];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType })));
}

export function useMarkStale(resource: AnyResource): (when: When) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((when) => markStale(queries, resource, when), [queries, resource]);
}
