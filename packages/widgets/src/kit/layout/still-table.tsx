import { useRef, type ReactNode } from 'react';
import { useScrollFocus } from './use-scroll-focus.ts';

/** Wrapper of a scrolling table without controls, so that the keyboard can scroll it too. */
export function StillTable({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useScrollFocus(box, true);
  return <div ref={box}>{children}</div>;
}
