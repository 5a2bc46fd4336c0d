import { useEffect, useState, type RefObject } from 'react';
import { scrollWithin } from './scroll-within.ts';

/** Which pages are in or near the view, and which one the reader is at. */
export interface Pages {
  near: ReadonlySet<number>;
  at: number;
  /** Scrolls to a page. */
  go: (page: number) => void;
}

const pageOf = (element: Element): number => Number((element as HTMLElement).dataset['page']);

/** Follows the pages (`data-page`) in a part that scrolls. @param count number of pages */
export function usePages(view: RefObject<HTMLElement | null>, count: number): Pages {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([1, 2]));
  const [at, setAt] = useState(1);
  useEffect(() => {
    const root = view.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((known) => {
          const next = new Set(known);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) next.add(pageOf(target));
            else next.delete(pageOf(target));
          return next;
        }),
      { root, rootMargin: '60% 0px' },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const middle = root.getBoundingClientRect().top + root.clientHeight / 3;
        const pages = [...root.querySelectorAll('[data-page]')];
        // Pages lie one below the other, so the place is found by halving.
        let [low, high] = [0, pages.length - 1];
        while (low < high) {
          const half = Math.ceil((low + high) / 2);
          if (pages[half]!.getBoundingClientRect().top <= middle) low = half;
          else high = half - 1;
        }
        // The last pages may be too short to come up to there.
        const isEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 2;
        const found = isEnd ? pages.at(-1) : pages[low];
        if (found) setAt(pageOf(found));
      });
    };
    root.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
    };
  }, [view, count]);
  const go = (page: number) => {
    const target = view.current?.querySelector(`[data-page="${Math.min(count, Math.max(1, page))}"]`);
    scrollWithin(view.current, target ?? null, 'start');
  };
  return { near, at, go };
}
