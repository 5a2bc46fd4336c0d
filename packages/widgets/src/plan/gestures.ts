import { pointAt, toFraction, type Place, type Size, type View } from './view/view.ts';
import { addsTo } from './point/choose.ts';
import type { PlanPoint } from './point/point.ts';
import { REACH } from './layer/layer.ts';

/** Callbacks for pointer gestures on a drawing. Places are pixels of the stage, distances fractions of the drawing. */
export interface GestureHost {
  /** Returns the current view. */
  now: () => { view: View; drawing: Size; points: readonly PlanPoint[]; selected: ReadonlySet<string> } | null;
  /** Whether selected points may be dragged. */
  movable: boolean;
  /** Effect of a press on the empty drawing: pan, place a point, or draw two corners. */
  mode: 'pan' | 'place' | 'corners';
  pan: (by: Place) => void;
  zoom: (factor: number, at: Place) => void;
  select: (key: string | null, more: boolean) => void;
  drag: (by: Place, done: boolean) => void;
  place: (at: Place) => void;
  hover: (at: Place) => void;
  corners: (from: Place, to: Place, done: boolean) => void;
}

/** A shorter movement is a click, pixels. */
const CLICK = 4;

type Held = { kind: 'pan' } | { kind: 'drag' } | { kind: 'corners' } | { kind: 'place' } | { kind: 'pinch' };

/**
 * Handles mouse, pen and touch on a stage: drag, pan, pinch, click, wheel.
 * @returns a function that removes the listeners
 */
export function followPointers(stage: HTMLElement, host: () => GestureHost): () => void {
  const pointers = new Map<number, Place>();
  let held: Held | null = null;
  let from: Place = { x: 0, y: 0 };
  let far = false;
  let spread = 0;

  const fraction = (at: Place): Place => {
    const now = host().now()!;
    return toFraction(now.view, now.drawing, at);
  };
  const distance = (at: Place): Place => {
    const [a, b] = [fraction(from), fraction(at)];
    return { x: b.x - a.x, y: b.y - a.y };
  };

  const down = (event: PointerEvent) => {
    const { now, movable, mode, select } = host();
    const shown = now();
    // Presses of buttons on the stage are ignored.
    if (!shown || event.button > 1 || (event.target as Element).closest('button')) return;
    const at = placeOn(stage, event);
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, at);
    if (pointers.size === 2) {
      if (held?.kind === 'drag') host().drag({ x: 0, y: 0 }, true);
      held = { kind: 'pinch' };
      spread = pinchOf(pointers).spread;
      return;
    }
    [from, far] = [at, false];
    if (mode === 'place') held = { kind: 'place' };
    else if (mode === 'corners') held = { kind: 'corners' };
    else {
      const hit = event.button === 0 ? pointAt(shown.points, shown.view, shown.drawing, at, REACH) : undefined;
      const more = addsTo(event);
      if (hit && !(shown.selected.has(hit.key) && !more)) select(hit.key, more);
      held = { kind: hit && movable ? 'drag' : 'pan' };
    }
  };
  const move = (event: PointerEvent) => {
    if (!host().now()) return;
    const at = placeOn(stage, event);
    const before = pointers.get(event.pointerId);
    if (!before) return host().hover(fraction(at));
    pointers.set(event.pointerId, at);
    far ||= Math.hypot(at.x - from.x, at.y - from.y) > CLICK;
    if (held?.kind === 'pinch') {
      const next = pinchOf(pointers);
      host().zoom(next.spread / (spread || 1), next.middle);
      spread = next.spread;
    } else if (!far) return undefined;
    else if (held?.kind === 'drag') host().drag(distance(at), false);
    else if (held?.kind === 'corners') host().corners(fraction(from), fraction(at), false);
    else if (held?.kind === 'pan' || held?.kind === 'place') host().pan({ x: at.x - before.x, y: at.y - before.y });
    return undefined;
  };
  /** Ends what a pointer was doing; a pointer that hardly moved has clicked. */
  const release = (what: Held | null, at: Place) => {
    if (what?.kind === 'drag') host().drag(far ? distance(at) : { x: 0, y: 0 }, true);
    else if (what?.kind === 'place' && !far) host().place(fraction(at));
    else if (what?.kind === 'corners' && far) host().corners(fraction(from), fraction(at), true);
    else if (what?.kind === 'pan' && !far) {
      const { view, drawing, points } = host().now()!;
      if (!pointAt(points, view, drawing, at, REACH)) host().select(null, false);
    }
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || !host().now()) return;
    const at = placeOn(stage, event);
    const what = held;
    held = pointers.size > 0 ? { kind: 'pan' } : null;
    if (event.type !== 'pointercancel') release(what, at);
    else if (what?.kind === 'drag') host().drag({ x: 0, y: 0 }, true);
  };
  const wheel = (event: WheelEvent) => {
    if (!host().now()) return;
    event.preventDefault();
    host().zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), placeOn(stage, event));
  };

  stage.addEventListener('pointerdown', down);
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', up);
  // A passive listener cannot prevent the page from scrolling.
  stage.addEventListener('wheel', wheel, { passive: false });
  return () => {
    stage.removeEventListener('pointerdown', down);
    stage.removeEventListener('pointermove', move);
    stage.removeEventListener('pointerup', up);
    stage.removeEventListener('pointercancel', up);
    stage.removeEventListener('wheel', wheel);
  };
}

/** Returns the place of an event in pixels of the stage. */
function placeOn(stage: HTMLElement, event: MouseEvent): Place {
  const { left, top } = stage.getBoundingClientRect();
  return { x: event.clientX - left - stage.clientLeft, y: event.clientY - top - stage.clientTop };
}

/** Returns the middle and the distance of two fingers. */
function pinchOf(pointers: ReadonlyMap<number, Place>): { middle: Place; spread: number } {
  const [a, b] = [...pointers.values()] as [Place, Place];
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.hypot(a.x - b.x, a.y - b.y) };
}
