import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

/**
 * Number of form columns by width in px: over 1366 four, over 992 three, over 600 two, else one (console specification,
 * section 9).
 */
export function columnsFor(width: number): 1 | 2 | 3 | 4 {
  if (width > 1366) return 4;
  if (width > 992) return 3;
  return width > 600 ? 2 : 1;
}

/**
 * Returns the number of columns for the width of the form, not of the window; the element may be attached later than
 * the component is mounted.
 */
export function useFormColumns(): [RefCallback<HTMLElement>, 1 | 2 | 3 | 4] {
  const [columns, setColumns] = useState<1 | 2 | 3 | 4>(3);
  const observer = useRef<ResizeObserver>(null);
  const box = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new ResizeObserver(([entry]) => entry && setColumns(columnsFor(entry.contentRect.width)));
    observer.current.observe(element);
  }, []);
  useEffect(() => () => observer.current?.disconnect(), []);
  return [box, columns];
}
