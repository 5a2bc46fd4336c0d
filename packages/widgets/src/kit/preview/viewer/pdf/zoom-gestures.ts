/** What a gesture needs: the scale now, its bounds, and what happens with a new one. */
export interface ZoomTarget {
  scale: () => number;
  bounded: (scale: number) => number;
  /** @param left and top: point of the view that stays where it is */
  zoom: (scale: number, left: number, top: number) => void;
}

const apartOf = (a: Touch, b: Touch) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Zooms by two fingers, and by the wheel with Ctrl. @returns a function that ends it */
export function bindZoomGestures(
  box: HTMLElement,
  inner: HTMLElement,
  { scale, bounded, zoom }: ZoomTarget,
): () => void {
  let pinch: { apart: number; x: number; y: number; by: number } | null = null;
  const onStart = ({ touches }: TouchEvent) => {
    const [a, b] = touches;
    if (!a || !b || touches.length !== 2) return;
    const { left, top } = box.getBoundingClientRect();
    const [x, y] = [(a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top];
    pinch = { apart: Math.max(1, apartOf(a, b)), x, y, by: 1 };
  };
  const onMove = (event: TouchEvent) => {
    const [a, b] = event.touches;
    if (!pinch || !a || !b) return;
    event.preventDefault();
    pinch.by = bounded((scale() * apartOf(a, b)) / pinch.apart) / scale();
    // Until the fingers are lifted, the drawn pages are stretched; then they are drawn anew.
    inner.style.transformOrigin = `${box.scrollLeft + pinch.x}px ${box.scrollTop + pinch.y}px`;
    inner.style.transform = `scale(${pinch.by})`;
  };
  const onEnd = ({ touches }: TouchEvent) => {
    if (!pinch || touches.length >= 2) return;
    const { by, x, y } = pinch;
    pinch = null;
    inner.style.transform = '';
    if (by !== 1) zoom(bounded(scale() * by), x, y);
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, top } = box.getBoundingClientRect();
    zoom(bounded(scale() * Math.exp(-event.deltaY / 300)), event.clientX - left, event.clientY - top);
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
}

/** A point of the view that stays in its place: as parts of the content, and where it is shown, px. */
export interface Anchor {
  x: number;
  y: number;
  left: number;
  top: number;
}

/** Returns the anchor of a point of the view; without one, of its middle. */
export function anchorAt(box: HTMLElement, left = box.clientWidth / 2, top = box.clientHeight / 2): Anchor {
  return {
    left,
    top,
    x: (box.scrollLeft + left) / Math.max(1, box.scrollWidth),
    y: (box.scrollTop + top) / Math.max(1, box.scrollHeight),
  };
}

/** Scrolls until the anchor is where it was, after the content has grown or shrunk. */
export function restoreAnchor(box: HTMLElement, { x, y, left, top }: Anchor): void {
  box.scrollLeft = x * box.scrollWidth - left;
  box.scrollTop = y * box.scrollHeight - top;
}
