import type { UseQueryResult } from '@tanstack/react-query';
import type { GridProps } from './grid-props.ts';

interface Page<T> {
  list: readonly T[];
  total: number;
  total_capped?: boolean;
}

/** What a grid shows of a list call that pages: the rows of the page, how many there are, whether it waits or failed. */
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
