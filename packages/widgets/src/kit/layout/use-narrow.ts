import type { RefObject } from 'react';
import { useWidth } from './use-width.ts';

/** Returns whether an element is at most `limit` px wide. */
export function useNarrow(box: RefObject<HTMLElement | null>, limit: number): boolean {
  const width = useWidth(box, 1);
  return width > 0 && width <= limit;
}
