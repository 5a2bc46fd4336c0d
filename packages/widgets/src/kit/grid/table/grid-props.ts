import type { NamedField } from '@gongdi/domain';
import type { ReactNode } from 'react';
import type { Selection } from '../select/use-selection.ts';
import type { GridQuery, GridViews } from '../views/grid-views.ts';

/** Page sizes that a table offers, and its default (console specification, section 9). */
export const TABLE_PAGE_SIZES = [10, 15, 20, 30, 50];

export interface GridColumn<T> {
  key: string;
  title: string;
  width?: number;
  fixed?: 'left' | 'right';
  sort?: boolean;
  /** Hidden until the user selects the column in the column settings. */
  hidden?: boolean;
  /** Text with several lines, of which at most five are shown. */
  lines?: boolean;
  /** Names the row: stays visible, and comes first. */
  lead?: boolean;
  /** 3: the first that goes when the table is narrow, then 2. Columns with 1 and without a priority stay. */
  priority?: 1 | 2 | 3;
  /** The field that the column shows; absent when it shows no field. */
  field?: NamedField;
  render: (row: T) => ReactNode;
  /** The cell comes once the rows are painted, in the room of this. */
  afterRows?: ReactNode;
  /** The cell without what a click on it would do, for cells that are edited by a click. */
  plain?: (row: T) => ReactNode;
}

export interface GridProps<T> {
  /** Name under which the user's columns, density and views are stored. */
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
  /** Whether filters are set; decides the text of an empty table. */
  filtered: boolean;
  /** What to do about an empty table, below the words. */
  next?: ReactNode;
  onQuery: (query: GridQuery) => void;
  onRefresh: () => void;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Present when rows can be selected. */
  selection?: Selection<T>;
  /** Buttons that act on the selected rows. */
  selectionActions?: ReactNode;
  views?: GridViews;
  /** Additional tools, placed before the standard ones. */
  tools?: ReactNode;
  /** One more tool, a button that comes with the standard ones after the rows. */
  lateTool?: ReactNode;
  /** False when all rows are loaded at once. */
  paged?: boolean;
  /** Height of the row area in px, for tables with too many rows to draw all of them. */
  height?: number;
}
