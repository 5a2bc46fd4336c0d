import { useMemo } from 'react';
import type { GridQuery } from '../../kit/grid/data-grid.tsx';
import type { Filters } from '../model/filters.ts';
import { DEFAULT_SORTING } from '../model/sorting.ts';
import type { TableDevice } from '../host/props.ts';
import type { TableSession } from '../session/table-session.ts';
import { useRows } from './use-rows.ts';

interface TablePage {
  /** Types of all devices. */
  types: readonly number[];
  /** Types chosen in the filter that still have devices. */
  chosenTypes: number[];
  /** The only type on view; undefined: there are several. */
  type: number | undefined;
  /** Rows of all pages. */
  rows: readonly TableDevice[];
  page: number;
  /** Rows of this page. */
  shown: readonly TableDevice[];
}

/** Filters and sorts the devices in the browser and cuts out one page. */
export function useTablePage(
  session: TableSession,
  devices: ReadonlyMap<string, TableDevice>,
  filters: Filters,
  query: GridQuery,
): TablePage {
  const types = useMemo(
    () => [...new Set([...devices.values()].map((one) => one.type))].toSorted((a, b) => a - b),
    [devices],
  );
  const chosenTypes = (filters.types ?? []).filter((one) => types.includes(one));
  const inView = chosenTypes.length > 0 ? chosenTypes : types;
  const type = inView.length === 1 ? inView[0] : undefined;
  const sorting = query.sort && query.order ? { by: query.sort, order: query.order } : DEFAULT_SORTING;
  const rows = useRows(session, devices, { ...filters, types: chosenTypes }, sorting);
  const pages = Math.max(1, Math.ceil(rows.length / query.page_size));
  const page = Math.min(query.page, pages);
  const shown = useMemo(
    () => rows.slice((page - 1) * query.page_size, page * query.page_size),
    [rows, page, query.page_size],
  );
  return { types, chosenTypes, type, rows, page, shown };
}
