import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

/** Form columns by width in px: over 1366 four, over 992 three, over 600 two, else one (console specification, section 9). */
export function columnsFor(width: number): 1 | 2 | 3 | 4 {
  if (width > 1366) return 4;
  if (width > 992) return 3;
  return width > 600 ? 2 : 1;
}

/** Columns for the width that a form really has, not that of the window; the box may come later than the component. */
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
