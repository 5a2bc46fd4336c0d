import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { anchorAt, bindZoomGestures, restoreAnchor, type Anchor } from './zoom-gestures.ts';

/** CSS pixels of one dot of a page at 100 %. */
export const FULL = 96 / 72;
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4].map((step) => step * FULL);
const [LEAST, MOST] = [STEPS[0]!, STEPS.at(-1)!];
/** Room beside a page, both sides together, px. */
const BESIDE = 24;
/** Largest scale that fitting the width leads to: a small page is not blown up. */
const FIT_MOST = 2 * FULL;

export interface Zoom {
  scale: number;
  /** The page is as wide as the view. */
  fits: boolean;
  step: (direction: 1 | -1) => void;
  fit: () => void;
}

/** Returns the next step of a scale. */
export function stepped(scale: number, direction: 1 | -1): number {
  const further = direction > 0 ? STEPS.find((one) => one > scale * 1.01) : STEPS.findLast((one) => one < scale * 0.99);
  return further ?? (direction > 0 ? MOST : LEAST);
}

const bounded = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/**
 * Scale of the pages of a document: fitted to the width until the reader zooms, by buttons, keys, wheel with Ctrl, or
 * two fingers. What is in the middle, or between the fingers, stays there.
 * @param view the part that scrolls @param pages the part in it that grows @param width of the first page, in dots
 */
export function useZoom(
  view: RefObject<HTMLElement | null>,
  pages: RefObject<HTMLElement | null>,
  width: number,
): Zoom {
  const [room, setRoom] = useState(0);
  const [chosen, setChosen] = useState<{ scale: number | null; anchor: Anchor | null }>({ scale: null, anchor: null });
  const fitted = room > 0 ? bounded(Math.min(FIT_MOST, (room - BESIDE) / width)) : FULL;
  const scale = chosen.scale ?? fitted;
  const now = useRef(scale);
  useEffect(() => {
    now.current = scale;
  }, [scale]);

  useEffect(() => {
    if (!view.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(view.current);
    return () => observer.disconnect();
  }, [view]);

  useLayoutEffect(() => {
    if (view.current && chosen.anchor) restoreAnchor(view.current, chosen.anchor);
  }, [view, chosen]);

  useEffect(() => {
    const [box, inner] = [view.current, pages.current];
    if (!box || !inner) return undefined;
    return bindZoomGestures(box, inner, {
      scale: () => now.current,
      bounded,
      zoom: (next, left, top) => setChosen({ scale: next, anchor: anchorAt(box, left, top) }),
    });
  }, [view, pages]);

  const choose = (next: number | null) =>
    setChosen({ scale: next, anchor: view.current ? anchorAt(view.current) : null });
  return {
    scale,
    fits: chosen.scale === null,
    step: (direction) => choose(stepped(scale, direction)),
    fit: () => choose(null),
  };
}
