import { useEffect, useState, type RefObject } from 'react';

export interface Place {
  x: number;
  y: number;
  zoom: number;
}

const START: Place = { x: 0, y: 0, zoom: 1 };
const [LEAST, MOST] = [0.2, 60];
/** Distance of one press of an arrow key, px, and factor of one step of the zoom. */
const STEP = 60;
const FACTOR = 1.3;

/** Returns a place zoomed by a factor; the point x, y of the view stays where it is. */
export function zoomedAt({ x, y, zoom }: Place, factor: number, at: { x: number; y: number }): Place {
  const next = Math.min(MOST, Math.max(LEAST, zoom * factor));
  const by = next / zoom;
  return { x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, zoom: next };
}

interface Pan {
  zoom: number;
  transform: string;
  /** Applies a key: arrows, `+`, `-`, `0`. @returns whether it has a meaning */
  key: (key: string) => boolean;
}

/** Moves and zooms a picture by mouse, wheel, two fingers and keys. */
export function usePan(view: RefObject<HTMLElement | null>): Pan {
  const [place, setPlace] = useState(START);
  useEffect(() => {
    const box = view.current;
    if (!box) return undefined;
    const pointers = new Map<number, { x: number; y: number }>();
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top } = box.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, at(event));
      box.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (!other)
        return setPlace((known) => ({ ...known, x: known.x + now.x - before.x, y: known.y + now.y - before.y }));
      const apart = (one: { x: number; y: number }) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      setPlace((known) => zoomedAt(known, apart(now) / apart(before), middle));
    };
    const onUp = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const middle = at(event);
      setPlace((known) => zoomedAt(known, Math.exp(-event.deltaY / 400), middle));
    };
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onUp);
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onUp);
      box.removeEventListener('wheel', onWheel);
    };
  }, [view]);
  const key = (pressed: string) => {
    const middle = { x: (view.current?.clientWidth ?? 0) / 2, y: (view.current?.clientHeight ?? 0) / 2 };
    const keys: Record<string, (known: Place) => Place> = {
      ArrowLeft: (known) => ({ ...known, x: known.x + STEP }),
      ArrowRight: (known) => ({ ...known, x: known.x - STEP }),
      ArrowUp: (known) => ({ ...known, y: known.y + STEP }),
      ArrowDown: (known) => ({ ...known, y: known.y - STEP }),
      '+': (known) => zoomedAt(known, FACTOR, middle),
      '=': (known) => zoomedAt(known, FACTOR, middle),
      '-': (known) => zoomedAt(known, 1 / FACTOR, middle),
      '0': () => START,
    };
    const change = keys[pressed];
    if (change) setPlace(change);
    return change !== undefined;
  };
  return { zoom: place.zoom, transform: `translate(${place.x}px,${place.y}px) scale(${place.zoom})`, key };
}
