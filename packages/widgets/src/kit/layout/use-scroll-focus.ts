import { useLayoutEffect, type RefObject } from 'react';

/**
 * The scrolling part of antd's table: the first selector with a height or a fixed header, the second with a width
 * alone.
 */
const BODY = '.ant-table-body, .ant-table-content';

/**
 * Makes a table that may be larger than its box scrollable by keyboard when none of its cells is focusable.
 * @param box element around the table
 * @param still whether no cell is focusable, as before the rows have loaded
 * @param shape changes when the table gets another scrolling part
 */
export function useScrollFocus(box: RefObject<HTMLElement | null>, still: boolean, shape = false): void {
  useLayoutEffect(() => {
    const body = box.current?.querySelector<HTMLElement>(BODY);
    if (!body || !still) return;
    body.tabIndex = 0;
    return () => body.removeAttribute('tabindex');
  }, [box, still, shape]);
}
