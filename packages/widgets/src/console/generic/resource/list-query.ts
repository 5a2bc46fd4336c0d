import { resourceCalls, type Client } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { queryOptions } from '@tanstack/react-query';
import type { GridQuery } from '../../../kit/grid/data-grid.tsx';

/** Query of one page of the list of a resource. */
export function listQuery(client: Client, resource: AnyResource, grid: GridQuery, filters: Record<string, string>) {
  const { list } = resourceCalls(resource);
  return queryOptions({
    queryKey: ['list', resource.name, grid, filters],
    queryFn: ({ signal }) => client.call(list!, { query: { ...filters, ...grid } }, { signal, quiet: true }),
  });
}
