import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element is at most `limit` px wide. */
export function useNarrow(box: RefObject<HTMLElement | null>, limit: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width <= limit));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, limit]);
  return narrow;
}
