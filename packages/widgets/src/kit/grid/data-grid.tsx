import { COUNT_LIMIT, fill } from '@gongdi/domain';
import { Alert, Button, Empty, Result, Table, type TableProps } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useKeptChoice } from '../data/kept-choice.ts';
import { useKitText } from '../data/data-context.tsx';
import { GridTools, type GridDensity } from './grid-tools.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import { useFullscreen } from './use-fullscreen.ts';

/** Sizes that a table offers, and where it begins (console specification, section 9). */
export const TABLE_PAGE_SIZES = [10, 15, 20, 30, 50];

/** Below this width of the grid only narrow operations stay fixed, px. */
const ONE_FIXED_BELOW = 600;
const NARROW_COLUMN = 180;

/** Two fixed columns, or a wide one, would leave a phone nothing beside them. */
const staysFixed = ({ fixed, width = Infinity }: Pick<GridColumn<object>, 'fixed' | 'width'>) =>
  fixed === 'right' && width <= NARROW_COLUMN;

export interface GridColumn<T> {
  key: string;
  title: string;
  width?: number;
  fixed?: 'left' | 'right';
  sort?: boolean;
  /** Not shown until chosen in the column settings. */
  hidden?: boolean;
  render: (row: T) => ReactNode;
}

export interface GridQuery {
  page: number;
  page_size: number;
  sort?: string;
  order?: 'asc' | 'desc';
}

interface DataGridProps<T> {
  /** Under which the user's columns and density are kept. */
  name: string;
  title: string;
  columns: readonly GridColumn<T>[];
  rowKey: keyof T & string;
  rows: readonly T[] | undefined;
  total: number;
  capped: boolean;
  loading: boolean;
  error: unknown;
  query: GridQuery;
  /** Whether filters are in force: decides what an empty table says. */
  filtered: boolean;
  onQuery: (query: GridQuery) => void;
  onRefresh: () => void;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** Paged table with column choice, density, full screen and refresh (console specification, section 2.7). */
export function DataGrid<T extends object>(props: DataGridProps<T>) {
  const { columns, query, onQuery } = props;
  const text = useKitText();
  const box = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(box);
  const narrow = useNarrow(box, ONE_FIXED_BELOW);
  const [density, setDensity] = useKeptChoice<GridDensity>(`${props.name}:density`, 'middle');
  const [shown, setShown] = useKeptChoice<string[] | null>(`${props.name}:columns`, null);
  const visible = columns.filter((column) => (shown ? shown.includes(column.key) : !column.hidden));
  const tableColumns: NonNullable<TableProps<T>['columns']> = visible.map((column) => ({
    key: column.key,
    title: column.title,
    width: column.width,
    fixed: narrow && !staysFixed(column) ? undefined : column.fixed,
    sorter: column.sort ?? false,
    sortOrder: query.sort === column.key ? (query.order === 'desc' ? 'descend' : 'ascend') : null,
    ellipsis: { showTitle: false },
    render: (_, row) => column.render(row),
  }));
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
  return (
    <section
      ref={box}
      className={`gd-panel gd-grid${fullscreen.active ? ' gd-grid-full' : ''}`}
      aria-label={props.title}
    >
      <div className="gd-panel-title">
        <h2>{props.title}</h2>
        <div className="gd-grid-actions">{props.actions}</div>
        <GridTools
          density={density}
          onDensity={setDensity}
          columns={columns}
          shown={visible.map((column) => column.key)}
          onShown={setShown}
          fullscreen={fullscreen}
          onRefresh={props.onRefresh}
        />
      </div>
      {failed && props.rows && (
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
      {failed && !props.rows ? (
        <div role="alert">
          <Result status="error" title={failure} extra={<Button onClick={props.onRefresh}>{text.retry}</Button>} />
        </div>
      ) : (
        <Table<T>
          rowKey={props.rowKey}
          size={density}
          columns={tableColumns}
          dataSource={props.rows}
          loading={props.loading}
          scroll={{ x: visible.reduce((sum, column) => sum + (column.width ?? 150), 0) }}
          sticky
          onChange={onChange}
          locale={{
            emptyText: (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={props.loading ? ' ' : props.filtered ? text.emptyFiltered : text.empty}
              />
            ),
          }}
          pagination={{
            current: query.page,
            pageSize: query.page_size,
            total: props.total,
            showSizeChanger: true,
            pageSizeOptions: TABLE_PAGE_SIZES,
            showTotal: (total) => fill(text.totalRows, { total: props.capped ? `${COUNT_LIMIT}+` : total }),
            size: density === 'small' ? 'small' : 'medium',
            responsive: true,
          }}
        />
      )}
    </section>
  );
}
