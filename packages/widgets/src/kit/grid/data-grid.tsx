import { Suspense } from 'react';
import { lazyPart } from '../lazy/index.ts';
import type { GridEditing } from './editing/grid-editing.ts';
import { GridTable } from './grid-table.tsx';
import type { GridProps } from './grid-props.ts';

export { TABLE_PAGE_SIZES, type GridColumn, type GridQuery } from './grid-props.ts';

/** On few lists, and only when somebody asks for it. */
const EditableGrid = lazyPart(() => import('./editing/editable-grid.tsx'));

interface DataGridProps<T> extends GridProps<T> {
  /** Editing in the table (console specification, section 4); absent: none. */
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
