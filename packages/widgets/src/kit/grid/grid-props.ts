import type { NamedField } from '@gongdi/domain';
import type { ReactNode } from 'react';
import type { Selection } from './select/use-selection.ts';

/** Sizes that a table offers, and where it begins (console specification, section 9). */
export const TABLE_PAGE_SIZES = [10, 15, 20, 30, 50];

export interface GridColumn<T> {
  key: string;
  title: string;
  width?: number;
  fixed?: 'left' | 'right';
  sort?: boolean;
  /** Not shown until chosen in the column settings. */
  hidden?: boolean;
  /** Text of several lines, of which at most five are shown. */
  lines?: boolean;
  /** The field that the column shows, where it is one. */
  field?: NamedField;
  render: (row: T) => ReactNode;
}

export interface GridQuery {
  page: number;
  page_size: number;
  sort?: string;
  order?: 'asc' | 'desc';
}

/** What views keep beside the columns, and how one comes back. */
export interface GridViews {
  filters: Readonly<Record<string, string>>;
  /** The list was opened without any wish: the default view may take its place. */
  pristine: boolean;
  /** `replace`: without a step in the history. */
  apply: (filters: Record<string, string>, query: GridQuery, replace: boolean) => void;
}

export interface GridProps<T> {
  /** Under which the user's columns, density and views are kept. */
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
  /** Rows can be chosen; absent: they cannot. */
  selection?: Selection<T>;
  /** What can be done with the chosen rows. */
  selectionActions?: ReactNode;
  views?: GridViews;
  /** More tools, before those of every table. */
  tools?: ReactNode;
  /** False: all rows are there at once. */
  paged?: boolean;
  /** Height of the rows in px where there are too many to draw all of them. */
  height?: number;
}
