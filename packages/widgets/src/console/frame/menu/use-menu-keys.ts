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
        for (const one of lineOf(row).querySelectorAll<HTMLElement>('a, button')) one.tabIndex = row === stop ? 0 : -1;
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
      const rows = rowsIn(menu);
      const row = line.querySelector<HTMLElement>('[data-row]')!;
      const at = rows.indexOf(row);
      const { key } = event;
      const done = (focused?: HTMLElement | null) => {
        event.preventDefault();
        focused?.focus();
      };
      if (event.altKey) {
        const by = { ArrowUp: -1, ArrowDown: 1 }[key] as -1 | 1 | undefined;
        if (by && onMove(row.dataset['row']!, by)) done();
        return;
      }
      const others = [...line.querySelectorAll<HTMLElement>('a, button')];
      const beside = others.indexOf(target) + (key === 'ArrowRight' ? 1 : -1);
      const isGroup = row.ariaExpanded !== null;
      // Along a line: to its further buttons, and back.
      if ((key === 'ArrowRight' && !isGroup) || (key === 'ArrowLeft' && target !== row)) return done(others[beside]);
      const names = rows.map((one): MenuRow => ({
        title: one.textContent,
        ...namesOf(one.dataset['row']!),
        depth: Number(lineOf(one).dataset['depth']),
        ...(one.ariaExpanded === null ? {} : { open: one.ariaExpanded === 'true' }),
      }));
      const step = menuStep(key, names, at);
      if (step && 'to' in step) return done(rows[step.to]);
      if (step) {
        done();
        return row.click();
      }
      if (key.length === 1 && key !== ' ') {
        const found = ahead.current.find(key, event.timeStamp, names, at);
        if (found >= 0) done(rows[found]);
      }
    },
  };
}
