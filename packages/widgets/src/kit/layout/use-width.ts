import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns the width of an element's content, px, rounded down to `step`; 0 until it is known. It is known before the
 * first picture of an element that is drawn at once.
 */
export function useWidth(box: RefObject<HTMLElement | null>, step = 1): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const tell = (measured: number) => setWidth(Math.floor(measured / step) * step);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    const padding = (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
    if (element.clientWidth > 0) tell(element.clientWidth - padding);
    const observer = new ResizeObserver(([entry]) => {
      // A page in the background has no size; it keeps the one that it had.
      if (entry && entry.contentRect.width > 0) tell(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, step]);
  return width;
}
