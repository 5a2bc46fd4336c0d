import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width that elements of one kind had last, px: the next one is most often as wide. */
export interface LastWidth {
  px: number;
  /** Width of the window at that time, px: in another one nothing is known. */
  window?: number;
}

/** Returns the width that elements of a kind had last, px; 0: it says nothing about the next one. */
export const lastWidth = (last: LastWidth | undefined): number =>
  last && last.window === window.innerWidth ? last.px : 0;

export const keepWidth = (last: LastWidth | undefined, px: number): void => {
  if (last) Object.assign(last, { px, window: window.innerWidth });
};

/**
 * Returns the width of an element's content, px, rounded down to `step`; 0 until it is known. It is known before the
 * first picture of an element that is drawn at once.
 * @param last begins with the width that such elements had last, so that the first one is not drawn twice
 */
export function useWidth(box: RefObject<HTMLElement | null>, step = 1, last?: LastWidth): number {
  const [width, setWidth] = useState(() => lastWidth(last));
  useLayoutEffect(
    () =>
      followWidth(
        box.current,
        (measured) => {
          const found = Math.floor(measured / step) * step;
          keepWidth(last, found);
          setWidth(found);
        },
        lastWidth(last) === 0,
      ),
    [box, step, last],
  );
  return width;
}

/**
 * Tells the width of an element's content, px, and whenever it changes.
 * @param atOnce before anything is painted; else with the next frame, because a width that is read at once has the
 * browser lay out the whole page for it
 * @returns a function that ends it
 */
export function followWidth(
  element: HTMLElement | null,
  tell: (width: number) => void,
  atOnce: boolean,
): (() => void) | undefined {
  if (!element) return undefined;
  if (atOnce && element.clientWidth > 0) {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    const padding = (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
    tell(element.clientWidth - padding);
  }
  const observer = new ResizeObserver(([entry]) => {
    // A page in the background has no size; it keeps the one that it had.
    if (entry && entry.contentRect.width > 0) tell(entry.contentRect.width);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
