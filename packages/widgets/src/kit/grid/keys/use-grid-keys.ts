import { useCallback, useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { nextCell } from './next-cell.ts';

/** Marks the control of a cell that Enter clicks to begin editing. */
export const EDIT_MARK = 'data-gd-edit';
/** Marks a button that opens the row's record, for records without a page of their own. */
const OPEN_MARK = 'data-gd-open';

const ROWS = '.ant-table-tbody .ant-table-row';
const CONTROLS = 'a[href], button, input, textarea, select, [role="combobox"], [contenteditable]';

interface GridKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Arrow keys move among the cells of a table. One cell is in the Tab order (roving tabindex); the arrow keys reach the
 * other cells from there. Enter edits the cell, or opens its record; Space selects the row; Escape returns from a
 * control to its cell. Links and buttons in cells keep their positions in the Tab order.
 * @param reach scrolls a row that is not drawn into view, by its index
 */
export function useGridKeys(box: RefObject<HTMLElement | null>, reach?: (row: number) => void): GridKeys {
  const current = useRef<HTMLElement>(null);
  const make = useCallback((cell: HTMLElement) => {
    if (current.current && current.current !== cell) current.current.tabIndex = -1;
    current.current = cell;
    cell.tabIndex = 0;
  }, []);
  // Paging and scrolling replace the rows; this keeps one cell in the Tab order.
  useEffect(() => {
    const table = box.current;
    if (!table) return;
    const keep = () => {
      if (current.current?.isConnected) return;
      const first = table.querySelector<HTMLElement>(`${ROWS} > .ant-table-cell`);
      if (first) make(first);
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(table, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box, make]);

  const focus = (cell: HTMLElement) => {
    make(cell);
    // Columns fixed at the sides must not cover the cell.
    cell.style.scrollMarginInlineStart = `${fixedWidth(cell, 'start')}px`;
    cell.style.scrollMarginInlineEnd = `${fixedWidth(cell, 'end')}px`;
    cell.style.scrollMarginBlock = '56px';
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const move = (cell: HTMLElement, event: KeyboardEvent<HTMLElement>): boolean => {
    const row = cell.parentElement!;
    const rows = rowsOf(box.current!);
    const cells = cellsOf(row);
    const at = { row: rows.indexOf(row), column: cells.indexOf(cell) };
    const size = { rows: rows.length, columns: cells.length };
    const next = nextCell(event.key, at, size, event.ctrlKey || event.metaKey);
    if (!next) return false;
    const drawn = cellsOf(rows[next.row]!)[next.column];
    if (drawn) focus(drawn);
    // A virtual table draws only the rows around the view; `reach` scrolls to the next row so that it is drawn.
    const index = Number(row.dataset['gdIndex']);
    const vertical = next.row !== at.row || (event.key.startsWith('Arrow') && next.column === at.column);
    if (reach && vertical && Number.isInteger(index))
      reach(Math.max(0, index + (next.row - at.row || step(event.key))));
    return true;
  };

  return {
    onKeyDown(event) {
      const target = event.target as HTMLElement;
      const cell = cellOf(target);
      if (!cell || event.defaultPrevented || event.altKey) return;
      if (target !== cell) {
        if (event.key !== 'Escape' || !target.matches('a[href], button, [type="checkbox"]')) return;
        focus(cell);
        event.preventDefault();
        return;
      }
      const done =
        event.key === 'Enter' || event.key === 'F2' ? open(cell, event.key) : act(event.key, cell, move, event);
      if (done) event.preventDefault();
    },
    onClick(event) {
      const target = event.target as HTMLElement;
      const cell = cellOf(target);
      if (cell && !target.closest(CONTROLS)) make(cell);
    },
  };
}

function act(
  key: string,
  cell: HTMLElement,
  move: (cell: HTMLElement, event: KeyboardEvent<HTMLElement>) => boolean,
  event: KeyboardEvent<HTMLElement>,
): boolean {
  if (key !== ' ') return move(cell, event);
  const box = cell.parentElement?.querySelector<HTMLElement>('.ant-table-selection-column input');
  box?.click();
  return box !== null && box !== undefined;
}

/**
 * Edits the cell; otherwise clicks the control in the cell; otherwise opens the record by the row's first link or its
 * marked button.
 */
function open(cell: HTMLElement, key: string): boolean {
  const editor = cell.querySelector<HTMLElement>(`[${EDIT_MARK}]`);
  if (editor || key === 'F2') {
    editor?.click();
    return true;
  }
  const control =
    cell.querySelector<HTMLElement>('a[href], button') ??
    cell.parentElement?.querySelector<HTMLElement>(`a[href], [${OPEN_MARK}]`);
  control?.click();
  return true;
}

const step = (key: string) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

function cellOf(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>(`${ROWS} > .ant-table-cell`);
}

function rowsOf(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(ROWS)];
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > .ant-table-cell')];
}

/**
 * Returns the width of the columns fixed at one side of a cell's row, px; 0 for a fixed cell, which is never covered.
 */
function fixedWidth(cell: HTMLElement, side: 'start' | 'end'): number {
  const mark = `ant-table-cell-fix-${side}`;
  if (cell.classList.contains(mark)) return 0;
  return cellsOf(cell.parentElement!)
    .filter((one) => one.classList.contains(mark))
    .reduce((sum, one) => sum + one.offsetWidth, 0);
}
