/** Returns the cell to which a key moves, in rows and columns from 0; null when the key does not move. */
export function nextCell(
  key: string,
  at: { row: number; column: number },
  size: { rows: number; columns: number },
  /** Ctrl or Command is pressed. */
  far: boolean,
): { row: number; column: number } | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const inside = (value: number, limit: number) => Math.min(Math.max(value, 0), limit);
  switch (key) {
    case 'ArrowUp':
      return { ...at, row: far ? 0 : inside(at.row - 1, last.row) };
    case 'ArrowDown':
      return { ...at, row: far ? last.row : inside(at.row + 1, last.row) };
    case 'ArrowLeft':
      return { ...at, column: far ? 0 : inside(at.column - 1, last.column) };
    case 'ArrowRight':
      return { ...at, column: far ? last.column : inside(at.column + 1, last.column) };
    case 'PageUp':
      return { ...at, row: inside(at.row - PAGE, last.row) };
    case 'PageDown':
      return { ...at, row: inside(at.row + PAGE, last.row) };
    case 'Home':
      return { row: far ? 0 : at.row, column: 0 };
    case 'End':
      return { row: far ? last.row : at.row, column: last.column };
    default:
      return null;
  }
}

/** Number of rows for PageUp and PageDown. */
const PAGE = 10;
