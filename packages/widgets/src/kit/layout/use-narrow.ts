import type { RefObject } from 'react';
import { useWidth } from './use-width.ts';

/**
 * Returns whether an element is at most `limit` px wide. Until its width is known, the window decides: nothing in a
 * narrow window is wider, and a part that only wide elements show is then never loaded.
 */
export function useNarrow(box: RefObject<HTMLElement | null>, limit: number): boolean {
  const width = useWidth(box, 1);
  return (width > 0 ? width : window.innerWidth) <= limit;
}
