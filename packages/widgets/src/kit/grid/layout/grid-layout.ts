/** What a user made of a table's columns. Columns that came later than the choice stand in their own place. */
export interface GridLayout {
  /** Keys of the columns on view; absent: those that are not hidden by themselves. */
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

/** Narrower nothing can be read, wider nothing stands beside it, px. */
export const COLUMN_WIDTH = { min: 60, max: 800, none: 150 } as const;

export function clampWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)));
}

/** All columns in the user's order, with the user's widths. Fixed ones stay at their side, whatever the order says. */
export function arrange<C extends Column>(columns: readonly C[], layout: GridLayout | null): C[] {
  const own = columns.map((column) => column.key);
  const kept = (layout?.order ?? []).filter((key) => own.includes(key));
  const order = own.reduce<string[]>((placed, key, at) => {
    if (placed.includes(key)) return placed;
    // A new column follows the one that it follows by definition.
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

/** Those of arranged columns that are on view; never none. */
export function visible<C extends Column>(arranged: readonly C[], layout: GridLayout | null): C[] {
  const shown = layout?.shown;
  const chosen = arranged.filter((column) => (shown ? shown.includes(column.key) : !column.hidden));
  return chosen.length > 0 ? chosen : arranged.slice(0, 1);
}

/** The order after `key` has gone to the place of `target`. */
export function moveTo(keys: readonly string[], key: string, target: string): string[] {
  const to = keys.indexOf(target);
  const from = keys.indexOf(key);
  if (to === -1 || from === -1) return [...keys];
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}
