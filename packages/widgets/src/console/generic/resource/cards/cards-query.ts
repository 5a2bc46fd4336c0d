import { resourceCalls, type Client } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { GridQuery } from '../../../../kit/grid/data-grid.tsx';

/** Records of one call. */
const PAGE = 20;

/** Query of the cards of a list, page after page. */
export function cardsQuery(
  client: Client,
  resource: AnyResource,
  { sort, order }: Partial<Pick<GridQuery, 'sort' | 'order'>>,
  filters: Readonly<Record<string, string>>,
) {
  const { list } = resourceCalls(resource);
  const inOrder = sort ? { sort, order } : {};
  return infiniteQueryOptions({
    queryKey: ['list', resource.name, 'cards', inOrder, filters],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        list!,
        { query: { ...filters, ...inOrder, page: pageParam, page_size: PAGE } },
        { signal, quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length + 1 : undefined),
  });
}
