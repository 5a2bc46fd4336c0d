import { COLUMN_WIDTH } from './grid-layout.ts';

interface Column {
  width?: number;
  priority?: 1 | 2 | 3;
}

/**
 * Returns the columns that fit into `room` px, in their order: all without a priority and those with priority 1, then as
 * many as there is room for, those with priority 2 before those with 3.
 */
export function fitColumns<C extends Column>(columns: readonly C[], room: number): C[] {
  const widthOf = (column: Column) => column.width ?? COLUMN_WIDTH.none;
  const stays = (column: Column) => column.priority === undefined || column.priority === 1;
  const kept = new Set<C>(columns.filter(stays));
  let used = [...kept].reduce((sum, column) => sum + widthOf(column), 0);
  for (const priority of [2, 3])
    for (const column of columns) {
      if (column.priority !== priority || used + widthOf(column) > room) continue;
      kept.add(column);
      used += widthOf(column);
    }
  return columns.filter((column) => kept.has(column));
}
