import { Alert, Button, Empty, Result, Skeleton, Table, type TableProps } from 'antd';
import type { TableRef } from 'antd/es/table';
import { Suspense, useMemo, useRef, useState, type ComponentProps, type HTMLAttributes, type RefObject } from 'react';
import { lazyPart } from '../../lazy/index.ts';
import { useKeptChoice } from '../../data/kept-choice.ts';
import { densityOf } from '../../storage-keys.ts';
import { useKitText } from '../../data/data-context.tsx';
import { GridPager } from './grid-pager.tsx';
import { GridTools, type GridDensity } from './grid-tools.tsx';
import { useWidth, type LastWidth } from '../../layout/use-width.ts';
import { useFullscreen } from './use-fullscreen.ts';
import type { GridQuery } from '../views/grid-views.ts';
import type { GridColumn, GridProps } from './grid-props.ts';
import { RowsFirst } from '../../layout/after-rows.tsx';
import { useScrollFocus } from '../../layout/use-scroll-focus.ts';
import { useGridKeys } from '../keys/use-grid-keys.ts';
import { HEADER_COMPONENTS } from '../layout/header-cell.tsx';
import { useGridLayout, type LaidOut } from '../layout/use-grid-layout.ts';
import { rowSelectionOf, SELECTION_WIDTH } from '../select/row-selection.ts';
import { SelectionBar } from '../select/selection-bar.tsx';
import { tableColumnsOf, widthOf } from './table-columns.tsx';
import { useGridText, type GridText } from '../text/index.ts';

const DefaultView = lazyPart(() => import('../views/default-view.tsx'));

/** Below this width of the grid, px, the operations column stays fixed only when it is narrow. */
const ONE_FIXED_BELOW = 600;
/** Steps in which the columns follow the width of the grid, px. */
const STEP = 10;
/** Grids of one console are as wide as each other. */
const LAST: LastWidth = { px: 0 };
/** Above this number of rows on one page, the table is virtual: it draws only the rows in view. */
const VIRTUAL_FROM = 100;
const VIRTUAL_HEIGHT = 600;
/** Rows drawn while the first page loads: they fill what the first page will. */
const WAITING_ROWS = 8;

/** The table of a grid with its tools and its empty, loading and failure states. */
export function GridTable<T extends object>(props: GridProps<T>) {
  const { query, onQuery, rows, selection } = props;
  const text = useKitText();
  const gridText = useGridText();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<TableRef>(null);
  const fullscreen = useFullscreen(box);
  const [density, setDensity] = useKeptChoice<GridDensity>(densityOf(props.name), 'middle');
  const { columns, room } = useFittedColumns(box, props);
  const virtual = (rows?.length ?? 0) > VIRTUAL_FROM;
  const keys = useGridKeys(box, virtual ? (index) => table.current?.scrollTo({ index }) : undefined);
  const failed = Boolean(props.error);
  const failure = props.error instanceof Error ? props.error.message : text.loadFailed;
  const width = widthOf(columns.shown) + (selection ? SELECTION_WIDTH : 0);
  const { split, ...shape } = useShape(width, room, columns.dragging, virtual);
  useScrollFocus(box, !rows?.length, split);
  const parts = useTableParts(columns, props, shape, gridText);
  const waiting = props.loading && rows === undefined;
  const tools: ComponentProps<typeof GridTools> = {
    name: props.name,
    density,
    onDensity: setDensity,
    columns,
    query,
    views: props.views,
    fullscreen,
    onRefresh: props.onRefresh,
    more: props.tools,
    lateMore: props.lateTool,
  };
  return (
    <RowsFirst waiting={waiting}>
      {/* Handles the keys of the cells inside; the cells have the focus, not the section. */}
      <section
        ref={box}
        className={`gd-data-panel gd-data-grid${fullscreen.active ? ' gd-data-grid-full' : ''}`}
        aria-label={props.title}
        {...keys}
      >
        <div className="gd-data-panel-title">
          <h2>{props.title}</h2>
          <div className="gd-data-grid-actions">{props.actions}</div>
          <GridTools {...tools} />
        </div>
        {props.views?.pristine && (
          <Suspense>
            <DefaultView name={props.name} views={props.views} setLayout={columns.setLayout} />
          </Suspense>
        )}
        {selection && <SelectionBar selection={selection} actions={props.selectionActions} />}
        {failed && <LoadFailure failure={failure} stale={rows !== undefined} onRetry={props.onRefresh} />}
        {(!failed || rows) && (
          <>
            <Table<T>
              ref={table}
              rowKey={props.rowKey}
              size={density}
              components={HEADER_COMPONENTS}
              {...parts}
              dataSource={rows}
              loading={isReloading(props)}
              scroll={shape.scrolls ? { x: width, y: heightOf(props, virtual) } : undefined}
              tableLayout="fixed"
              virtual={virtual}
              sticky={split}
              showSorterTooltip={false}
              onRow={virtual ? indexed : undefined}
              onChange={(_pages, _filters, sorter) => onQuery(sortedBy(query, sorter))}
              locale={{
                emptyText: <NoRows loading={props.loading} filtered={props.filtered} next={props.next} />,
              }}
              pagination={false}
            />
            {props.paged !== false && (
              <GridPager
                query={query}
                total={props.total}
                capped={props.capped}
                small={density === 'small'}
                waiting={waiting}
                onQuery={onQuery}
              />
            )}
          </>
        )}
      </section>
    </RowsFirst>
  );
}

/**
 * Returns `value`, and keeps the one before while `unsettled`. A table with a fixed header and a scrolling body is two
 * tables, which antd measures after each change; one that fits is one, and draws faster. Changing from one to the other
 * builds the header anew, so a pointer that drags the edge of a column would lose it.
 */
function useSettled(value: boolean, unsettled: boolean): boolean {
  const [settled, setSettled] = useState(value);
  if (settled !== value && !unsettled) setSettled(value);
  return settled;
}

const heightOf = ({ height }: { height?: number }, virtual: boolean): number | undefined =>
  virtual ? (height ?? VIRTUAL_HEIGHT) : undefined;

/** Whether the grid is narrow, whether its table scrolls sideways, and whether its header is a table of its own. */
function useShape(width: number, room: number, dragging: boolean, virtual: boolean) {
  const over = room > 0 && width > room;
  const settled = useSettled(over, dragging);
  return {
    narrow: room > 0 && room <= ONE_FIXED_BELOW,
    scrolls: virtual || over || settled,
    split: settled && !virtual,
  };
}

/**
 * Columns and selection as antd's table takes them. They stay the same objects until something in them changes: with a
 * new list of chosen keys alone, antd draws its table once more right after it has drawn it, with all cells.
 */
function useTableParts<T extends object>(
  columns: LaidOut<GridColumn<T>>,
  { query, selection, rowKey }: Pick<GridProps<T>, 'query' | 'selection' | 'rowKey'>,
  { narrow, scrolls }: { narrow: boolean; scrolls: boolean },
  text: GridText,
): Pick<TableProps<T>, 'columns' | 'rowSelection'> {
  return {
    columns: useMemo(
      () => tableColumnsOf(columns, query, { narrow, scrolls }, text),
      [columns, query, narrow, scrolls, text],
    ),
    rowSelection: useMemo(
      () => selection && rowSelectionOf(selection, rowKey, text, { narrow, scrolls }),
      [selection, rowKey, text, narrow, scrolls],
    ),
  };
}

/** The columns of a grid as the user has arranged them, as far as they fit, and the width for them, px. */
function useFittedColumns<T>(
  box: RefObject<HTMLElement | null>,
  { name, columns, selection }: Pick<GridProps<T>, 'name' | 'columns' | 'selection'>,
) {
  const room = useWidth(box, STEP, LAST);
  const laid = useGridLayout(name, columns, selection ? room - SELECTION_WIDTH : room);
  return { columns: laid, room };
}

/** Says why the rows could not be loaded: above the rows that were loaded before, or in place of the table. */
function LoadFailure({ failure, stale, onRetry }: { failure: string; stale: boolean; onRetry: () => void }) {
  const text = useKitText();
  if (!stale)
    return (
      <div role="alert">
        <Result status="error" title={failure} extra={<Button onClick={onRetry}>{text.retry}</Button>} />
      </div>
    );
  return (
    <Alert
      type="error"
      showIcon
      className="gd-data-grid-failure"
      title={failure}
      action={
        <Button size="small" onClick={onRetry}>
          {text.retry}
        </Button>
      }
    />
  );
}

/** Whether rows that are shown load again; while nothing is known, the skeleton says that it loads. */
const isReloading = ({ rows, loading }: Pick<GridProps<object>, 'rows' | 'loading'>): boolean =>
  loading && (rows?.length ?? 0) > 0;

/** Says why the table is empty; rows of which nothing is known yet while it loads. */
function NoRows({ loading, filtered, next }: Pick<GridProps<object>, 'loading' | 'filtered' | 'next'>) {
  const text = useKitText();
  if (loading) return <Skeleton active title={false} paragraph={{ rows: WAITING_ROWS }} />;
  return <Empty description={filtered ? text.emptyFiltered : text.empty}>{next}</Empty>;
}

type Sorter<T> = Parameters<NonNullable<TableProps<T>['onChange']>>[2];

/** Returns the query after a click on a header: in another order, from the first page. */
function sortedBy<T>({ page_size }: GridQuery, sorter: Sorter<T>): GridQuery {
  const first = Array.isArray(sorter) ? sorter[0] : sorter;
  const order = first?.order ? (first.order === 'descend' ? 'desc' : 'asc') : undefined;
  return { page: 1, page_size, ...(order ? { sort: String(first?.columnKey), order } : {}) };
}

/** Gives the key handler the index of a row in all rows, for tables that draw only some of them. */
const indexed = (_row: unknown, index?: number) => ({ 'data-gd-index': index }) as HTMLAttributes<HTMLElement>;
