import { DEFAULT_PAGE_SIZE, parametersOf, type QueryField } from '@gongdi/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { GridQuery } from '../../kit/grid/data-grid.tsx';

type Filter = Pick<QueryField, 'name' | 'query'>;

export interface ListQuery {
  grid: GridQuery;
  filters: Record<string, string>;
}

/** Reads the known filters only: an address may contain other parameters, and the server refuses unknown ones. */
export function readQuery(params: URLSearchParams, fields: readonly Filter[]): ListQuery {
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
  const known = new Set(fields.flatMap(parametersOf));
  return { grid, filters: Object.fromEntries([...params].filter(([name]) => known.has(name))) };
}

export function writeQuery({ grid, filters }: ListQuery): URLSearchParams {
  const params = new URLSearchParams(filters);
  if (grid.page !== 1) params.set('page', String(grid.page));
  if (grid.page_size !== DEFAULT_PAGE_SIZE) params.set('page_size', String(grid.page_size));
  if (grid.sort) params.set('sort', grid.sort);
  if (grid.sort && grid.order === 'desc') params.set('order', 'desc');
  return params;
}

/**
 * Filters, page and order of a list. They are stored in the address, so that going back or sharing the address shows
 * the same list.
 */
export function useAddressQuery(fields: readonly Filter[]) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params, fields), [params, fields]);
  const setGrid = useCallback(
    (grid: GridQuery) => setParams((old) => writeQuery({ ...readQuery(old, fields), grid })),
    [setParams, fields],
  );
  /** A new search starts at page 1 (console specification, section 9). */
  const setFilters = useCallback(
    (filters: Record<string, string>) =>
      setParams((old) => writeQuery({ grid: { ...readQuery(old, fields).grid, page: 1 }, filters })),
    [setParams, fields],
  );
  /** Sets grid and filters together, as stored in a saved view. */
  const setQuery = useCallback(
    (next: ListQuery, replace: boolean) => setParams(writeQuery(next), { replace }),
    [setParams],
  );
  return { ...query, pristine: [...params].length === 0, setGrid, setFilters, setQuery };
}
