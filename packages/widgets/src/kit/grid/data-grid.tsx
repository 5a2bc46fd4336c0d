import { Suspense } from 'react';
import { lazyPart } from '../lazy/index.ts';
import type { GridEditing } from './editing/grid-editing.ts';
import { GridTable } from './table/grid-table.tsx';
import type { GridProps } from './table/grid-props.ts';

export type { GridColumn } from './table/grid-props.ts';
export type { GridQuery } from './views/grid-views.ts';

/** Loaded late: few lists have it, and only on request. */
const EditableGrid = lazyPart(() => import('./editing/editable-grid.tsx'));

interface DataGridProps<T> extends GridProps<T> {
  /** Editing in the table (console specification, section 4); absent: the table is read-only. */
  editing?: GridEditing;
}

/** Paged table with columns, density, full screen, refresh, selection, views and editing (console specification, section 2.7). */
export function DataGrid<T extends object>({ editing, ...props }: DataGridProps<T>) {
  const plain = <GridTable {...props} />;
  if (!editing) return plain;
  return (
    <Suspense fallback={plain}>
      <EditableGrid {...(props as unknown as GridProps<Record<string, unknown>>)} editing={editing} />
    </Suspense>
  );
}
