import { DEFAULT_PAGE_SIZE } from '@gongdi/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { GridQuery } from '../../../kit/grid/data-grid.tsx';

/** Parameters that page and sort; all others are filters. */
const GRID_KEYS: ReadonlySet<string> = new Set(['page', 'page_size', 'sort', 'order', 'layoutMode']);

export interface ListQuery {
  grid: GridQuery;
  filters: Record<string, string>;
}

export function readQuery(params: URLSearchParams): ListQuery {
  const positive = (name: string, fallback: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value > 0 ? value : fallback;
  };
  const sort = params.get('sort');
  const grid: GridQuery = {
    page: positive('page', 1),
    page_size: positive('page_size', DEFAULT_PAGE_SIZE),
    ...(sort ? { sort, order: params.get('order') === 'desc' ? 'desc' : 'asc' } : {}),
  };
  return { grid, filters: Object.fromEntries([...params].filter(([name]) => !GRID_KEYS.has(name))) };
}

export function writeQuery({ grid, filters }: ListQuery): URLSearchParams {
  const params = new URLSearchParams(filters);
  if (grid.page !== 1) params.set('page', String(grid.page));
  if (grid.page_size !== DEFAULT_PAGE_SIZE) params.set('page_size', String(grid.page_size));
  if (grid.sort) params.set('sort', grid.sort);
  if (grid.sort && grid.order === 'desc') params.set('order', 'desc');
  return params;
}

/** A list's filters, page and order, kept in the address, so that going back or sharing it shows the same list. */
export function useAddressQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const setGrid = useCallback(
    (grid: GridQuery) => setParams((old) => writeQuery({ ...readQuery(old), grid })),
    [setParams],
  );
  /** Searching begins at page 1 again (console specification, section 9). */
  const setFilters = useCallback(
    (filters: Record<string, string>) =>
      setParams((old) => writeQuery({ grid: { ...readQuery(old).grid, page: 1 }, filters })),
    [setParams],
  );
  /** Both at once, as a saved view has them. */
  const setQuery = useCallback(
    (next: ListQuery, replace: boolean) => setParams(writeQuery(next), { replace }),
    [setParams],
  );
  return { ...query, pristine: [...params].length === 0, setGrid, setFilters, setQuery };
}
