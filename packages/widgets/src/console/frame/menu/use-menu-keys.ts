import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { MenuNames } from '@gongdi/domain';
import { menuStep, TypeAhead, type MenuRow } from './menu-step.ts';

interface MenuKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
const lineOf = (element: Element) => element.closest<HTMLElement>('.gd-side-menu-line')!;

/**
 * Makes a menu one stop of the Tab key: the row that had the focus last, else that of the page on view, else the first.
 * Keys move among the rows that are in the document.
 * @param namesOf names of an entry or group by its index
 * @param onMove Alt with an arrow moves an entry among its siblings
 */
export function useMenuKeys(
  list: RefObject<HTMLElement | null>,
  namesOf: (index: string) => MenuNames | undefined,
  onMove: (index: string, by: -1 | 1) => boolean,
): MenuKeys {
  const last = useRef<HTMLElement>(null);
  const ahead = useRef(new TypeAhead());
  // After each change: rows come and go with folding and filtering.
  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return undefined;
    const settle = (wanted?: HTMLElement) => {
      const rows = rowsIn(menu);
      const stop =
        rows.find((row) => row === (wanted ?? last.current)) ?? rows.find((row) => row.ariaCurrent) ?? rows[0];
      for (const row of rows)
        for (const one of lineOf(row).querySelectorAll<HTMLElement>('a, button')) {
          const index = row === stop ? 0 : -1;
          // Most stay as they are, at each change of page.
          if (one.getAttribute('tabindex') !== `${index}`) one.tabIndex = index;
        }
    };
    const onFocus = (event: FocusEvent) => {
      const line = event.target instanceof Element ? event.target.closest('.gd-side-menu-line') : null;
      const row = line?.querySelector<HTMLElement>('[data-row]');
      if (row) settle((last.current = row));
    };
    settle();
    menu.addEventListener('focusin', onFocus);
    return () => menu.removeEventListener('focusin', onFocus);
  });

  return {
    onKeyDown: (event) => {
      const target = event.target as HTMLElement;
      const line = target.closest<HTMLElement>('.gd-side-menu-line');
      const menu = list.current;
      if (!line || !menu || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
      const { key } = event;
      const row = line.querySelector<HTMLElement>('[data-row]')!;
      const go = (to: HTMLElement | null | undefined) => {
        event.preventDefault();
        to?.focus();
      };
      if (event.altKey) {
        const by = { ArrowUp: -1, ArrowDown: 1 }[key] as -1 | 1 | undefined;
        if (by && onMove(row.dataset['row']!, by)) event.preventDefault();
        return;
      }
      const beside = besideIn(line, target, key);
      if (beside !== undefined) return go(beside);
      const rows = rowsIn(menu);
      const at = rows.indexOf(row);
      const names = rows.map((one) => readRow(one, namesOf(one.dataset['row']!)));
      const step = menuStep(key, names, at);
      if (step === undefined) {
        if (key.length !== 1 || key === ' ') return;
        const found = ahead.current.find(key, event.timeStamp, names, at);
        if (found >= 0) go(rows[found]);
      } else if ('to' in step) go(rows[step.to]);
      else {
        event.preventDefault();
        row.click();
      }
    },
  };
}

/**
 * Returns what a key leads to along a line: to its further buttons, and back.
 * @returns null if there is nothing more; undefined for keys that do something else here
 */
function besideIn(line: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  const all = [...line.querySelectorAll<HTMLElement>('a, button')];
  const isRow = from === all[0];
  const isGroup = isRow && from.ariaExpanded !== null;
  if (key === 'ArrowRight' && !isGroup) return all[all.indexOf(from) + 1] ?? null;
  if (key === 'ArrowLeft' && !isRow) return all[all.indexOf(from) - 1] ?? null;
  return undefined;
}

const readRow = (row: HTMLElement, names: MenuNames | undefined): MenuRow => ({
  title: row.textContent,
  ...names,
  depth: Number(lineOf(row).dataset['depth']),
  ...(row.ariaExpanded === null ? {} : { open: row.ariaExpanded === 'true' }),
});
