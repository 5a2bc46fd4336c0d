import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './view.ts';

/** Returns the current size of an element; null before it has one. */
export function useBox(ref: RefObject<HTMLElement | null>): Size | null {
  const [box, setBox] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setBox((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
