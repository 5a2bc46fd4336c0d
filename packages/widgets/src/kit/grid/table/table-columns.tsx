import type { TableProps } from 'antd';
import type { ThHTMLAttributes } from 'react';
import type { GridQuery } from '../views/grid-views.ts';
import { AfterRows } from '../../layout/after-rows.tsx';
import type { GridColumn } from './grid-props.ts';
import { COLUMN_WIDTH } from '../layout/grid-layout.ts';
import type { LaidOut } from '../layout/use-grid-layout.ts';
import type { GridText } from '../text/index.ts';

/** Largest total width of the columns that stay fixed at the right of a narrow table, px. */
const NARROW_FIXED = 180;

/** Returns the keys of the fixed columns. On a phone, all of them together would leave no room for other columns. */
function fixedOf(columns: readonly Column[], narrow: boolean): ReadonlySet<string> {
  const fixed = columns.filter((column) => column.fixed);
  if (!narrow) return new Set(fixed.map((column) => column.key));
  const kept = new Set<string>();
  let width = 0;
  for (const column of fixed.toReversed()) {
    width += column.width ?? Infinity;
    if (column.fixed === 'left' || width > NARROW_FIXED) break;
    kept.add(column.key);
  }
  return kept;
}

type Column = Pick<GridColumn<object>, 'key' | 'fixed' | 'width'>;

/**
 * An operations column that cannot stay fixed is placed after the first column, because phone users would not find it
 * at the end.
 */
function inOrder<C extends Column>(columns: readonly C[], fixed: ReadonlySet<string>): C[] {
  const isLoose = (column: C) => column.fixed === 'right' && !fixed.has(column.key);
  const [first, ...rest] = columns.filter((column) => !isLoose(column));
  return first ? [first, ...columns.filter(isLoose), ...rest] : [...columns];
}

/** Returns the total configured width of the columns, px. */
export function widthOf(columns: readonly { width?: number }[]): number {
  return columns.reduce((sum, column) => sum + (column.width ?? COLUMN_WIDTH.none), 0);
}

/**
 * Converts the visible columns to antd's table columns.
 * @param shape `scrolls`: whether the table is wider than its box, so that columns can be fixed
 * @param text what a click on a header does
 */
export function tableColumnsOf<T>(
  { shown, setWidth }: LaidOut<GridColumn<T>>,
  query: GridQuery,
  { narrow, scrolls }: { narrow: boolean; scrolls: boolean },
  text: GridText,
): NonNullable<TableProps<T>['columns']> {
  const fixed = fixedOf(shown, narrow);
  return inOrder(shown, fixed).map((column) => ({
    key: column.key,
    title: column.title,
    width: column.width,
    fixed: scrolls && fixed.has(column.key) ? column.fixed : undefined,
    sorter: column.sort ?? false,
    sortOrder: query.sort === column.key ? (query.order === 'desc' ? 'descend' : 'ascend') : null,
    ellipsis: column.lines ? false : { showTitle: false },
    onHeaderCell: () =>
      ({
        asked: column.width ?? COLUMN_WIDTH.none,
        hint: column.sort && sortHintOf(query.sort === column.key ? (query.order ?? 'asc') : undefined, text),
        onWidth: (width: number | undefined, done: boolean) => setWidth(column.key, width, done),
      }) as ThHTMLAttributes<HTMLTableCellElement>,
    render: (_: unknown, row: T) =>
      column.afterRows ? <AfterRows place={column.afterRows}>{column.render(row)}</AfterRows> : column.render(row),
  }));
}

/** What a click on a header does, in antd's order: ascending, descending, not sorted. */
const sortHintOf = (order: 'asc' | 'desc' | undefined, text: GridText): string =>
  order === 'desc' ? text.sortOff : order === 'asc' ? text.sortDown : text.sortUp;
