import { useLayoutEffect, useState, type RefObject } from 'react';
import { followWidth, keepWidth, lastWidth, type LastWidth } from './use-width.ts';

/**
 * Returns whether an element is at most `limit` px wide. Until its width is known, the window decides: nothing in a
 * narrow window is wider, and a part that only wide elements show is then never loaded. A width that does not change
 * the answer draws nothing again.
 * @param last begins with the width that such elements had last, and measures with the next frame
 */
export function useNarrow(box: RefObject<HTMLElement | null>, limit: number, last?: LastWidth): boolean {
  const [narrow, setNarrow] = useState(() => (lastWidth(last) || window.innerWidth) <= limit);
  useLayoutEffect(
    () =>
      followWidth(
        box.current,
        (width) => {
          keepWidth(last, Math.floor(width));
          setNarrow(Math.floor(width) <= limit);
        },
        lastWidth(last) === 0,
      ),
    [box, limit, last],
  );
  return narrow;
}
