import { resourceCalls, viewCalls, type RecordGroup } from '@gongdi/api';
import type { NamedField } from '@gongdi/domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { orderIn, type Row, type ViewProps } from '../view-props.ts';

/** Cards of a column that are loaded at a time. */
export const COLUMN_PAGE = 10;

type Asked = Pick<ViewProps, 'resource' | 'filters' | 'grid'>;

/** The columns of the board with their counts and first cards, in one call. */
export function useBoard({ resource, filters, grid }: Asked, state: NamedField) {
  const { client } = useConsole();
  const query = { ...filters, ...orderIn(grid), by: state.name, first: COLUMN_PAGE };
  return useQuery({
    queryKey: ['list', resource.name, 'board', query],
    queryFn: ({ signal }) => client.call(viewCalls(resource).groups!, { query }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

export interface ColumnCards {
  rows: readonly Row[];
  /** Number of cards that are not shown yet. */
  left: number;
  loading: boolean;
  failed: boolean;
  more: () => void;
}

/** The cards of a column: those that came with the board, and further pages of the list on request. */
export function useColumn({ resource, filters, grid }: Asked, state: NamedField, group: RecordGroup): ColumnCards {
  const { client } = useConsole();
  const query = { ...filters, ...orderIn(grid), [state.name]: group.key!, page_size: COLUMN_PAGE };
  const further = useInfiniteQuery({
    queryKey: ['list', resource.name, 'column', query],
    queryFn: ({ signal, pageParam }) =>
      client.call(resourceCalls(resource).list!, { query: { ...query, page: pageParam } }, { signal, quiet: true }),
    initialPageParam: 2,
    getNextPageParam: (last) => (last.page * COLUMN_PAGE < last.total ? last.page + 1 : undefined),
    enabled: false,
  });
  const pages = further.data?.pages ?? [];
  const known = new Map<string, Row>();
  for (const row of [...group.list, ...pages.flatMap(({ list }) => list)]) known.set(row.id, row);
  const rows = [...known.values()];
  return {
    rows,
    left: group.total_capped && pages.length > 0 && !further.hasNextPage ? 0 : Math.max(0, group.total - rows.length),
    loading: further.isFetching,
    failed: further.isError,
    more: () => void (further.data ? further.fetchNextPage() : further.refetch()),
  };
}

/** Returns the number of records in a column, as people read it. */
export function countOf(group: Pick<RecordGroup, 'total' | 'total_capped'> | undefined): string {
  return group ? `${group.total}${group.total_capped ? '+' : ''}` : '0';
}
