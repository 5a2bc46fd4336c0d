import { useEffect, useState, type RefObject } from 'react';

/** Below this width of the element, not of the window, the menu is a drawer, px; as in console.css. */
const NARROW = 860;

export function useNarrow(frame: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width <= NARROW));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return narrow;
}
