import type { DiagramElement, Rect } from './model.ts';
import type { Canvas } from './services.ts';

export const ZOOM = { min: 0.2, max: 4, step: 0.1 } as const;

const PADDING = 24;

/** Tolerance within which a drawing is not moved: shift in CSS pixels, and fraction of the scale. */
const NEAR = { shift: PADDING / 2, scale: 0.02 };

interface Size {
  width: number;
  height: number;
}

/** Parts of the canvas that are covered by controls, in CSS pixels, and the minimum scale of the diagram. */
interface FrameOptions {
  left?: number;
  right?: number;
  min?: number;
}

interface FitOptions extends FrameOptions {
  /** Keeps a diagram that is nearly in place: another scale costs a layout of all names. */
  nearly?: boolean;
}

/**
 * Returns the part of a drawing that a canvas shows when a whole box is in view, with a margin and never enlarged; if
 * the scale would be too small, the middle of the box. Null while the canvas has no size yet.
 * @param inner in diagram units
 * @param outer in CSS pixels
 */
export function frameAround(inner: Rect, outer: Size, { left = 0, right = 0, min = 0.01 }: FrameOptions): Rect | null {
  if (outer.width <= left + right || outer.height <= 0) return null;
  const room = outer.width - left - right;
  const wanted = Math.min(1, room / (inner.width + 2 * PADDING), outer.height / (inner.height + 2 * PADDING));
  const scale = Math.max(wanted, min);
  const width = outer.width / scale;
  const height = outer.height / scale;
  const x = inner.x - (room / scale - inner.width) / 2 - left / scale;
  return { x, y: inner.y - (height - inner.height) / 2, width, height };
}

/** Shows the whole diagram (`frameAround`). Returns false while the canvas has no size yet. */
export function fitDiagram(canvas: Canvas, { nearly = false, ...options }: FitOptions = {}): boolean {
  const { inner, outer, scale, x, y } = canvas.viewbox();
  const frame = frameAround(inner, outer, options);
  if (!frame) return false;
  const wanted = outer.width / frame.width;
  const stays =
    nearly && Math.abs(scale / wanted - 1) < NEAR.scale && Math.hypot(frame.x - x, frame.y - y) * wanted < NEAR.shift;
  if (!stays) canvas.viewbox(frame);
  return true;
}

/** Distance from the border at which `reveal` shows an element, in CSS pixels. */
const REVEALED = 80;

/**
 * Scrolls an element into view, on its own plane. An element that is completely in view is not moved.
 * @param left width of the area covered at the left of the canvas, in CSS pixels
 */
export function reveal(canvas: Canvas, element: DiagramElement, left = 0): void {
  const root = canvas.findRoot(element);
  if (root && root !== canvas.getRootElement()) canvas.setRootElement(root);
  const { x, y, width, height } = canvas.getAbsoluteBBox(element);
  const size = canvas.getSize();
  const inView = x >= left && y >= 0 && x + width <= size.width && y + height <= size.height;
  if (inView) return;
  canvas.scrollToElement(element, { top: REVEALED, right: REVEALED, bottom: REVEALED, left: left + REVEALED });
}

/**
 * Returns the next zoom step in a direction. The zoom of a fitted diagram may lie between two steps; it then moves to
 * the nearest step in that direction.
 */
export function nextZoom(zoom: number, direction: number): number {
  const steps = zoom / ZOOM.step;
  return (direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1) * ZOOM.step;
}

/** Returns the zoom rounded to its step and limited to the range; `clamped`: the requested zoom was outside. */
export function clampZoom(wanted: number): { zoom: number; clamped: boolean } {
  const rounded = Math.round(wanted / ZOOM.step) * ZOOM.step;
  const zoom = Math.min(ZOOM.max, Math.max(ZOOM.min, Number(rounded.toFixed(2))));
  return { zoom, clamped: rounded < ZOOM.min - 1e-9 || rounded > ZOOM.max + 1e-9 };
}
