import type { Canvas } from '../../diagram/services.ts';
import { ZOOM } from '../../diagram/viewport.ts';

/** A touch that moves less than this is a tap, since fingers shake. CSS pixels. */
const SLOP = 8;

interface Place {
  x: number;
  y: number;
}

const middle = ([a, b]: readonly [Place, Place]): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: readonly [Place, Place]): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One finger moves the diagram, two scale it; a tap stays a click. The engine itself handles only mice. */
export function followTouch(host: HTMLElement, canvas: Canvas): void {
  const fingers = new Map<number, Place>();
  let moving = false;

  const two = (): [Place, Place] | null => {
    const [first, second] = [...fingers.values()];
    return first && second ? [first, second] : null;
  };

  host.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch' || fingers.size >= 2) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moving = fingers.size === 2;
  });

  host.addEventListener('pointermove', (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!moving && Math.hypot(to.x - from.x, to.y - from.y) < SLOP) return;
    moving = true;
    const before = two();
    fingers.set(event.pointerId, to);
    const after = two();
    if (!before || !after) {
      canvas.scroll({ dx: to.x - from.x, dy: to.y - from.y });
      return;
    }
    const box = host.getBoundingClientRect();
    const [start, end] = [middle(before), middle(after)];
    canvas.scroll({ dx: end.x - start.x, dy: end.y - start.y });
    const zoom = Math.min(ZOOM.max, Math.max(ZOOM.min, (canvas.zoom() * apart(after)) / Math.max(1, apart(before))));
    canvas.zoom(zoom, { x: end.x - box.left, y: end.y - box.top });
  });

  const lift = (event: PointerEvent) => fingers.delete(event.pointerId);
  host.addEventListener('pointerup', lift);
  host.addEventListener('pointercancel', lift);
  host.addEventListener(
    'click',
    (event) => {
      // The click after a movement is suppressed.
      if (moving && event.pointerType === 'touch') event.stopPropagation();
      moving = false;
    },
    { capture: true },
  );
}
