import type { AnyResource } from '@gongdi/domain';
import type { GridQuery } from '../../../../kit/grid/data-grid.tsx';
import type { ListView } from './use-list-view.ts';

export type Row = Record<string, unknown> & { id: string };

/** What every view of a list works on. */
export interface ViewProps {
  resource: AnyResource;
  view: ListView;
  filters: Readonly<Record<string, string>>;
  grid: GridQuery;
  setGrid: (grid: GridQuery) => void;
  /** Opens the table with these filters. */
  openList: (filters: Record<string, string>) => void;
}

/** Returns the order of the list as parameters of a call; empty: the order of the resource. */
export function orderIn({ sort, order }: GridQuery): Pick<GridQuery, 'sort' | 'order'> {
  return sort ? { sort, ...(order && { order }) } : {};
}
