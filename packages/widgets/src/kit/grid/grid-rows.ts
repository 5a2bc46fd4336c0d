import type { UseQueryResult } from '@tanstack/react-query';
import type { GridProps } from './table/grid-props.ts';

interface Page<T> {
  list: readonly T[];
  total: number;
  total_capped?: boolean;
}

/**
 * Converts the state of a paged list call to the grid's properties: the rows of the page, their total, loading and
 * failure.
 */
export function gridRows<T>({
  data,
  isFetching,
  error,
}: Pick<UseQueryResult<Page<T>>, 'data' | 'isFetching' | 'error'>): Pick<
  GridProps<T>,
  'rows' | 'total' | 'capped' | 'loading' | 'error'
> {
  return {
    rows: data?.list,
    total: data?.total ?? 0,
    capped: data?.total_capped ?? false,
    loading: isFetching,
    error,
  };
}
