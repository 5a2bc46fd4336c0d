import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

/** Height of a row, and of the table header, px. */
export const ROW = 36;
/** Number of rows rendered above and below the visible ones. */
const SPARE = 8;

/** The part of a table that its scroll box shows, px. */
interface ScrollState {
  top: number;
  height: number;
}

/** Returns which of `count` rows are rendered: those in view and some beside them; `to` is excluded. */
export function rowsToRender({ top, height }: ScrollState, count: number): { from: number; to: number } {
  return {
    from: Math.max(0, Math.min(Math.floor(top / ROW) - SPARE, count)),
    to: Math.min(count, Math.ceil((top + height) / ROW) + SPARE),
  };
}

/** Returns where the box must scroll so that a row is in view: the same place if it already is. */
export function topToReveal(index: number, { top, height }: ScrollState): number {
  if (index * ROW < top) return index * ROW;
  // The table header covers the first row of the scroll box.
  const end = (index + 2) * ROW;
  return end > top + height ? end - height : top;
}

interface RowWindow {
  /** The scroll box. */
  box: RefObject<HTMLDivElement | null>;
  from: number;
  /** Excluded. */
  to: number;
  /** Number of rows that a page key moves by. */
  page: number;
  onScroll(event: UIEvent<HTMLElement>): void;
  reveal(index: number): void;
}

/** Keeps which rows of a long table are in view, so that only these are rendered. */
export function useRowWindow(count: number): RowWindow {
  const box = useRef<HTMLDivElement>(null);
  const [scroll, setScroll] = useState<ScrollState>({ top: 0, height: 400 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const read = () =>
      setScroll((old) => (old.height === element.clientHeight ? old : { ...old, height: element.clientHeight }));
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, []);
  return {
    box,
    ...rowsToRender(scroll, count),
    page: Math.max(1, Math.floor(scroll.height / ROW) - 1),
    onScroll: ({ currentTarget: { scrollTop, clientHeight } }) => setScroll({ top: scrollTop, height: clientHeight }),
    reveal(index) {
      const element = box.current;
      if (!element) return;
      element.scrollTop = topToReveal(index, { top: element.scrollTop, height: element.clientHeight });
      setScroll({ top: element.scrollTop, height: element.clientHeight });
    },
  };
}
