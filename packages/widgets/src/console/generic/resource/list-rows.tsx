import type { AnyResource } from '@gongdi/domain';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { DataGrid, GridColumn, GridQuery } from '../../../kit/grid/data-grid.tsx';
import type { Selection } from '../../../kit/grid/select/use-selection.ts';
import type { ListTableProps } from './list-table.tsx';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { useScreen, type ScreenColumns, type ScreenRow } from './screen/screen.ts';

const CardList = lazyPart(() => import('./cards/card-list.tsx'));
const ListTable = lazyPart(() => import('./list-table.tsx'));

const Plain: NonNullable<ScreenColumns['Around']> = ({ children }) => children;

type Grid = ComponentProps<typeof DataGrid<ScreenRow>>;

interface ListRowsProps extends Pick<Grid, 'onQuery' | 'views' | 'editing'> {
  phone: boolean;
  resource: AnyResource;
  title: string;
  columns: readonly GridColumn<ScreenRow>[];
  /** The page that the grid shows; cards read their own. */
  list: ListTableProps['list'];
  query: GridQuery;
  filters: Record<string, string>;
  /** What to do about a list without records. */
  next: ReactNode;
  onRefresh: () => void;
  selection: Selection<ScreenRow> | undefined;
  selectionActions: ReactNode;
  actions: ReactNode;
  tools: ReactNode;
  lateTool: ReactNode;
}

/** The records of a list: a grid, on a phone cards. */
export function ListRows({
  phone,
  resource,
  list,
  filters,
  onQuery,
  views,
  editing,
  tools,
  lateTool,
  ...shown
}: ListRowsProps) {
  const Around = useScreen().columns?.Around ?? Plain;
  if (phone)
    return (
      <Suspense fallback={<PageLoading />}>
        <CardList {...shown} resource={resource} filters={filters} tools={tools} Around={Around} />
      </Suspense>
    );
  return (
    <Around rows={list.data?.list}>
      <Suspense fallback={<PageLoading />}>
        <ListTable
          {...shown}
          list={list}
          name={resource.name}
          filtered={Object.keys(filters).length > 0}
          onQuery={onQuery}
          views={views}
          editing={editing}
          tools={tools}
          lateTool={lateTool}
        />
      </Suspense>
    </Around>
  );
}
