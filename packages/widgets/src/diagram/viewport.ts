import type { Canvas } from './services.ts';

export const ZOOM = { min: 0.2, max: 4, step: 0.1 } as const;

const PADDING = 24;

/**
 * Shows the whole diagram with a margin, never larger than life. False while the canvas has no size yet.
 * @param left CSS pixels at the left that something lies over (the palette)
 * @param right the same at the right
 */
export function fitDiagram(canvas: Canvas, left = 0, right = 0): boolean {
  const { inner, outer } = canvas.viewbox();
  if (outer.width <= left + right || outer.height <= 0) return false;
  const room = outer.width - left - right;
  const wanted = Math.min(1, room / (inner.width + 2 * PADDING), outer.height / (inner.height + 2 * PADDING));
  const scale = Math.max(wanted, 0.01);
  const width = outer.width / scale;
  const height = outer.height / scale;
  const x = inner.x - (room / scale - inner.width) / 2 - left / scale;
  canvas.viewbox({ x, y: inner.y - (height - inner.height) / 2, width, height });
  return true;
}

/** Zoom rounded to the step and held in range; `clamped` tells that the wish was outside. */
export function clampZoom(wanted: number): { zoom: number; clamped: boolean } {
  const rounded = Math.round(wanted / ZOOM.step) * ZOOM.step;
  const zoom = Math.min(ZOOM.max, Math.max(ZOOM.min, Number(rounded.toFixed(2))));
  return { zoom, clamped: rounded < ZOOM.min - 1e-9 || rounded > ZOOM.max + 1e-9 };
}
