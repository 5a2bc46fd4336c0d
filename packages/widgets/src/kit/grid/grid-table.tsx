import { COUNT_LIMIT, fill } from '@gongdi/domain';
import { Alert, Button, Empty, Result, Table, type TableProps } from 'antd';
import type { TableRef } from 'antd/es/table';
import { Suspense, useRef, type ComponentProps, type HTMLAttributes } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { useKeptChoice } from '../data/kept-choice.ts';
import { densityOf } from '../storage-keys.ts';
import { useKitText } from '../data/data-context.tsx';
import { GridTools, type GridDensity } from './grid-tools.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { TABLE_PAGE_SIZES, type GridProps } from './grid-props.ts';
import { useScrollFocus } from './use-scroll-focus.ts';
import { useGridKeys } from './keys/use-grid-keys.ts';
import { HEADER_COMPONENTS } from './layout/header-cell.tsx';
import { useGridLayout } from './layout/use-grid-layout.ts';
import { rowSelectionOf, SELECTION_WIDTH } from './select/row-selection.ts';
import { SelectionBar } from './select/selection-bar.tsx';
import { tableColumnsOf, widthOf } from './table-columns.tsx';
import { useGridText } from './text/index.ts';

const DefaultView = lazyPart(() => import('./views/default-view.tsx'));

/** Below this width of the grid only narrow operations stay fixed, px. */
const ONE_FIXED_BELOW = 600;
/** More rows than this on one page are drawn as they are scrolled to. */
const VIRTUAL_FROM = 100;
const VIRTUAL_HEIGHT = 600;

/** The table of a grid with its tools and states. */
export function GridTable<T extends object>(props: GridProps<T>) {
  const { query, onQuery, rows, selection } = props;
  const text = useKitText();
  const gridText = useGridText();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<TableRef>(null);
  const fullscreen = useFullscreen(box);
  const narrow = useNarrow(box, ONE_FIXED_BELOW);
  const [density, setDensity] = useKeptChoice<GridDensity>(densityOf(props.name), 'middle');
  const columns = useGridLayout(props.name, props.columns);
  const virtual = (rows?.length ?? 0) > VIRTUAL_FROM;
  const keys = useGridKeys(box, virtual ? (index) => table.current?.scrollTo({ index }) : undefined);
  useScrollFocus(box, rows?.length === 0);
  const onChange: TableProps<T>['onChange'] = (pagination, _filters, sorter, { action }) => {
    const first = Array.isArray(sorter) ? sorter[0] : sorter;
    const order = first?.order ? (first.order === 'descend' ? 'desc' : 'asc') : undefined;
    onQuery({
      page: action === 'paginate' ? (pagination.current ?? 1) : 1,
      page_size: pagination.pageSize ?? query.page_size,
      ...(order ? { sort: String(first?.columnKey), order } : {}),
    });
  };
  const failed = Boolean(props.error);
  const failure = props.error instanceof Error ? props.error.message : text.loadFailed;
  const width = widthOf(columns.shown) + (selection ? SELECTION_WIDTH : 0);
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
  };
  return (
    // The keys of the cells within; the cells have the focus, not the section.
    <section
      ref={box}
      className={`gd-panel gd-grid${fullscreen.active ? ' gd-grid-full' : ''}`}
      aria-label={props.title}
      {...keys}
    >
      <div className="gd-panel-title">
        <h2>{props.title}</h2>
        <div className="gd-grid-actions">{props.actions}</div>
        <GridTools {...tools} />
      </div>
      {props.views?.pristine && (
        <Suspense>
          <DefaultView name={props.name} views={props.views} setLayout={columns.setLayout} />
        </Suspense>
      )}
      {selection && <SelectionBar selection={selection} actions={props.selectionActions} />}
      {failed && rows && (
        <Alert
          type="error"
          showIcon
          className="gd-grid-failure"
          title={failure}
          action={
            <Button size="small" onClick={props.onRefresh}>
              {text.retry}
            </Button>
          }
        />
      )}
      {failed && !rows ? (
        <div role="alert">
          <Result status="error" title={failure} extra={<Button onClick={props.onRefresh}>{text.retry}</Button>} />
        </div>
      ) : (
        <Table<T>
          ref={table}
          rowKey={props.rowKey}
          size={density}
          components={HEADER_COMPONENTS}
          columns={tableColumnsOf(columns, query, narrow)}
          dataSource={rows}
          loading={props.loading}
          scroll={virtual ? { x: width, y: props.height ?? VIRTUAL_HEIGHT } : { x: width }}
          virtual={virtual}
          sticky={!virtual}
          onRow={virtual ? indexed : undefined}
          rowSelection={selection && rowSelectionOf(selection, props.rowKey, gridText, narrow)}
          onChange={onChange}
          locale={{
            emptyText: (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={props.loading ? ' ' : props.filtered ? text.emptyFiltered : text.empty}
              />
            ),
          }}
          pagination={
            props.paged !== false && {
              current: query.page,
              pageSize: query.page_size,
              total: props.total,
              showSizeChanger: true,
              pageSizeOptions: TABLE_PAGE_SIZES,
              showTotal: (total) => fill(text.totalRows, { total: props.capped ? `${COUNT_LIMIT}+` : total }),
              size: density === 'small' ? 'small' : 'medium',
              responsive: true,
            }
          }
        />
      )}
    </section>
  );
}

/** Tells the keys which row of all it is, where only some are drawn. */
const indexed = (_row: unknown, index?: number) => ({ 'data-gd-index': index }) as HTMLAttributes<HTMLElement>;
