import { useEffect, useRef, useState, type RefObject } from 'react';

/** Form columns by width in px: over 1366 four, over 992 three, over 600 two, else one (console specification, section 9). */
export function columnsFor(width: number): 1 | 2 | 3 | 4 {
  if (width > 1366) return 4;
  if (width > 992) return 3;
  return width > 600 ? 2 : 1;
}

/** Columns for the width that a form really has, not that of the window. */
export function useFormColumns(): [RefObject<HTMLDivElement | null>, 1 | 2 | 3 | 4] {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<1 | 2 | 3 | 4>(3);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setColumns(columnsFor(entry.contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, columns];
}
