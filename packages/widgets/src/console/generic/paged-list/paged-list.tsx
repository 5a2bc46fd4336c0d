import type { CallOptions } from '@gongdi/api';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataGrid } from '../../../kit/grid/data-grid.tsx';
import type { GridProps } from '../../../kit/grid/table/grid-props.ts';
import { gridRows } from '../../../kit/grid/grid-rows.ts';
import { QueryForm, type QueryField } from '../../../kit/query-form/query-form.tsx';
import { useAddressQuery } from '../address-query.ts';
import { useEarlyQuery } from '../use-early-query.ts';
import { isRefused } from '../../ground/status/is-refused.ts';
import { FailurePanel } from '../../ground/status/failure-panel.tsx';

export interface Page<T> {
  list: T[];
  total: number;
  total_capped?: boolean;
}

/** Page number and filters as a list call accepts them. */
export type PageQuery = Record<string, string> & { page: number; page_size: number };

type Shown = 'name' | 'title' | 'columns' | 'actions' | 'selection' | 'selectionActions';

export interface PagedListProps<T extends { id: string }> extends Pick<GridProps<T>, Shown> {
  filters: readonly QueryField[];
  /** Prefix of the query keys of the list; each page and filter has its own key below it. */
  queryKey: readonly string[];
  load: (query: PageQuery, options: CallOptions) => Promise<Page<T>>;
  /** Absent: everything under `queryKey` is requested again. */
  onRefresh?: () => void;
  /** Content below the table, and dialogs. */
  children?: ReactNode;
}

/**
 * List over a call with pages: query form and table, or an error page instead of both if the server refuses the call.
 * Filters and page number are stored in the address. Lists of a resource use `ListPage`.
 */
export function PagedList<T extends { id: string }>(props: PagedListProps<T>) {
  const { filters: fields, queryKey, load, onRefresh, children, ...shown } = props;
  const queries = useQueryClient();
  const { grid, filters, own, asked, setGrid, setFilters } = useAddressQuery(fields);
  const page = queryOptions({
    queryKey: [...queryKey, grid, filters],
    queryFn: ({ signal }) =>
      load({ ...filters, page: grid.page, page_size: grid.page_size } as PageQuery, { signal, quiet: true }),
  });
  useEarlyQuery(page, true);
  const list = useQuery({ ...page, placeholderData: keepPreviousData });
  const refresh = onRefresh ?? (() => void queries.invalidateQueries({ queryKey }));
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={refresh} />;
  return (
    <div className="gd-console-page">
      {fields.length > 0 && (
        <div className="gd-data-panel">
          <QueryForm fields={asked} values={own} onSearch={setFilters} />
        </div>
      )}
      <DataGrid<T>
        {...shown}
        rowKey="id"
        {...gridRows(list)}
        query={grid}
        filtered={Object.keys(filters).length > 0}
        onQuery={setGrid}
        onRefresh={refresh}
      />
      {children}
    </div>
  );
}
