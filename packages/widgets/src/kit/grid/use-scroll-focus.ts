import { useLayoutEffect, type RefObject } from 'react';

/** Makes an empty table that is wider than its room scrollable by keyboard; with rows, their cells take the focus. */
export function useScrollFocus(box: RefObject<HTMLElement | null>, empty: boolean): void {
  useLayoutEffect(() => {
    const body = box.current?.querySelector<HTMLElement>('.ant-table-body');
    if (!body || !empty) return;
    body.tabIndex = 0;
    return () => body.removeAttribute('tabindex');
  }, [box, empty]);
}
