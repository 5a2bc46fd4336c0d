import { useEffect, useRef, useState, type RefObject } from 'react';

/** Something counts as seen when it is this near to the view, px. */
const AHEAD = '200px';

/** Returns a ref for an element, and whether it has come near to the view; it stays so. */
export function useSeen<T extends Element>(): [box: RefObject<T | null>, seen: boolean] {
  const box = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [seen]);
  return [box, seen];
}
