export interface GridQuery {
  page: number;
  page_size: number;
  sort?: string;
  order?: 'asc' | 'desc';
}

/** What a saved view stores besides the columns, and how a view is applied. */
export interface GridViews {
  filters: Readonly<Record<string, string>>;
  /** True when the list was opened without filters, order or page; then the default view may be applied. */
  pristine: boolean;
  /** `replace`: replaces the current history entry instead of adding one. */
  apply: (filters: Record<string, string>, query: GridQuery, replace: boolean) => void;
}
