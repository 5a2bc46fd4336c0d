import { useLayoutEffect, useState, type RefObject } from 'react';

/** A console of at most this width is a phone, px; the lists show cards below the same width. */
const WIDTH = 600;
/** A phone that lies on its side: at most this high and this wide, px. */
const LYING = { width: 960, height: 480 };

export function isPhone(width: number, height: number): boolean {
  return width <= WIDTH || (width <= LYING.width && height <= LYING.height);
}

/**
 * Returns whether the console has the size of a phone. The first answer comes before the first paint. Until the console
 * is measured, its window decides: so a phone never asks for what only the frame of a desktop needs.
 */
export function usePhone(box: RefObject<HTMLElement | null>): boolean {
  const [phone, setPhone] = useState(() => isPhone(window.innerWidth, window.innerHeight));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setPhone(isPhone(element.clientWidth, element.clientHeight));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return phone;
}
