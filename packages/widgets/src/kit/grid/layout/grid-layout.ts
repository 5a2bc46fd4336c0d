/**
 * A user's settings of a table's columns. Columns that were added to the product later appear at their default
 * position.
 */
export interface GridLayout {
  /** Keys of the visible columns; absent: all columns that are not hidden by default. */
  shown?: string[];
  /** Keys in the user's order. */
  order?: string[];
  /** Widths in px by key. */
  widths?: Record<string, number>;
}

interface Column {
  key: string;
  width?: number;
  fixed?: 'left' | 'right';
  hidden?: boolean;
}

/**
 * Below `min` a column is unreadable, above `max` nothing fits beside it; `none` is the width of a column without one,
 * px.
 */
export const COLUMN_WIDTH = { min: 60, max: 800, none: 150 } as const;

export function clampWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)));
}

/** Returns all columns in the user's order, with the user's widths. Fixed columns stay at their side in any order. */
export function arrange<C extends Column>(columns: readonly C[], layout: GridLayout | null): C[] {
  const own = columns.map((column) => column.key);
  const kept = (layout?.order ?? []).filter((key) => own.includes(key));
  const order = own.reduce<string[]>((placed, key, at) => {
    if (placed.includes(key)) return placed;
    // A new column is placed after the column that precedes it by definition.
    const before = own.slice(0, at).findLast((one) => placed.includes(one));
    return placed.toSpliced(before === undefined ? 0 : placed.indexOf(before) + 1, 0, key);
  }, kept);
  const side = (column: C) => (column.fixed === 'left' ? 0 : column.fixed === 'right' ? 2 : 1);
  return columns
    .toSorted((a, b) => side(a) - side(b) || order.indexOf(a.key) - order.indexOf(b.key))
    .map((column) => {
      const width = layout?.widths?.[column.key];
      return width === undefined ? column : { ...column, width: clampWidth(width) };
    });
}

/** Returns the visible ones of arranged columns; at least one. */
export function visible<C extends Column>(arranged: readonly C[], layout: GridLayout | null): C[] {
  const shown = layout?.shown;
  const chosen = arranged.filter((column) => (shown ? shown.includes(column.key) : !column.hidden));
  return chosen.length > 0 ? chosen : arranged.slice(0, 1);
}

/** Returns the order after `key` was moved to the position of `target`. */
export function moveTo(keys: readonly string[], key: string, target: string): string[] {
  const to = keys.indexOf(target);
  const from = keys.indexOf(key);
  if (to === -1 || from === -1) return [...keys];
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}
