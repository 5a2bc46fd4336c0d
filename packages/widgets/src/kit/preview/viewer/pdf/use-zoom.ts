import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

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
  const [chosen, setChosen] = useState<number | null>(null);
  const fitted = room > 0 ? bounded(Math.min(FIT_MOST, (room - BESIDE) / width)) : FULL;
  const scale = chosen ?? fitted;
  const now = useRef(scale);
  /** Point of the view that stays, as parts of the content, and where it is shown. */
  const anchor = useRef<{ x: number; y: number; left: number; top: number } | null>(null);

  useEffect(() => {
    if (!view.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(view.current);
    return () => observer.disconnect();
  }, [view]);

  const hold = useCallback(
    (left?: number, top?: number) => {
      const box = view.current;
      if (!box) return;
      const at = { left: left ?? box.clientWidth / 2, top: top ?? box.clientHeight / 2 };
      anchor.current = {
        ...at,
        x: (box.scrollLeft + at.left) / Math.max(1, box.scrollWidth),
        y: (box.scrollTop + at.top) / Math.max(1, box.scrollHeight),
      };
    },
    [view],
  );

  useLayoutEffect(() => {
    const box = view.current;
    const { current } = anchor;
    now.current = scale;
    if (pages.current) pages.current.style.transform = '';
    if (!box || !current) return;
    anchor.current = null;
    box.scrollLeft = current.x * box.scrollWidth - current.left;
    box.scrollTop = current.y * box.scrollHeight - current.top;
  }, [view, pages, scale]);

  useEffect(() => {
    const box = view.current;
    if (!box) return undefined;
    let pinch: { apart: number; x: number; y: number; by: number } | null = null;
    const apartOf = ([a, b]: TouchList | Touch[]) => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
    const onStart = ({ touches }: TouchEvent) => {
      if (touches.length !== 2) return;
      const { left, top } = box.getBoundingClientRect();
      const [a, b] = [touches[0]!, touches[1]!];
      const [x, y] = [(a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top];
      pinch = { apart: apartOf([a, b]), x, y, by: 1 };
      hold(x, y);
    };
    const onMove = (event: TouchEvent) => {
      const inner = pages.current;
      if (!pinch || event.touches.length !== 2 || !inner) return;
      event.preventDefault();
      const wanted = apartOf([event.touches[0]!, event.touches[1]!]) / Math.max(1, pinch.apart);
      pinch.by = bounded(now.current * wanted) / now.current;
      // Until the fingers are lifted, the drawn pages are stretched; then they are drawn anew.
      inner.style.transformOrigin = `${box.scrollLeft + pinch.x}px ${box.scrollTop + pinch.y}px`;
      inner.style.transform = `scale(${pinch.by})`;
    };
    const onEnd = ({ touches }: TouchEvent) => {
      if (!pinch || touches.length >= 2) return;
      const { by } = pinch;
      pinch = null;
      if (by !== 1) setChosen(bounded(now.current * by));
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      hold(event.clientX - left, event.clientY - top);
      setChosen(bounded(now.current * Math.exp(-event.deltaY / 300)));
    };
    box.addEventListener('touchstart', onStart, { passive: true });
    box.addEventListener('touchmove', onMove, { passive: false });
    box.addEventListener('touchend', onEnd);
    box.addEventListener('touchcancel', onEnd);
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      box.removeEventListener('touchstart', onStart);
      box.removeEventListener('touchmove', onMove);
      box.removeEventListener('touchend', onEnd);
      box.removeEventListener('touchcancel', onEnd);
      box.removeEventListener('wheel', onWheel);
    };
  }, [view, pages, hold]);

  const step = useCallback(
    (direction: 1 | -1) => {
      hold();
      setChosen(stepped(now.current, direction));
    },
    [hold],
  );
  const fit = useCallback(() => {
    hold();
    setChosen(null);
  }, [hold]);
  return { scale, fits: chosen === null, step, fit };
}
