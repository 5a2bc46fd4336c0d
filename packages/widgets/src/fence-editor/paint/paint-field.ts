import type { Frame } from '../../map/layers/canvas-layer.ts';
import type { Field } from './field.ts';

export interface Brush {
  stroke: string;
  fill: string;
  /** For areas that are too small for their shape. */
  dot: string;
}

/** An area smaller than this on the screen is painted as a small box, pixels. */
const SMALL = 12;
/** Corners nearer to each other than this are merged on the screen, squared pixels. */
const THIN = 2.25;
/**
 * Number of areas in one path: one path for each area, or one path of thousands, is slow to fill. A small number of
 * areas is filled one by one, so that shared parts are visible in both.
 */
const BATCH = 32;
const FEW = 400;

/** Paints the part of a field that is in the frame. Weight 2 (console specification, section 9). */
export function paintField(frame: Frame, field: Field, brush: Brush, skip: (polygon: number) => boolean): number[] {
  const { context, scale, left, top, width, height } = frame;
  const visible = field
    .search(left / scale, top / scale, (left + width) / scale, (top + height) / scale)
    .filter((polygon) => !skip(polygon));
  context.strokeStyle = brush.stroke;
  context.fillStyle = brush.fill;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  const small: number[] = [];
  const batch = visible.length > FEW ? BATCH : 1;
  let count = 0;
  context.beginPath();
  const flush = () => {
    context.fill('evenodd');
    context.stroke();
    context.beginPath();
    count = 0;
  };
  for (const polygon of visible) {
    const [west, north, east, south] = field.boxes[polygon] ?? [0, 0, 0, 0];
    if ((east - west) * scale < SMALL && (south - north) * scale < SMALL) {
      small.push(polygon);
      continue;
    }
    field.eachRing(polygon, (xs, ys, from, to) => {
      let px = 0;
      let py = 0;
      for (let i = from; i < to; i += 1) {
        const x = (xs[i] ?? 0) * scale - left;
        const y = (ys[i] ?? 0) * scale - top;
        if (i === from) context.moveTo(x, y);
        else if ((x - px) ** 2 + (y - py) ** 2 < THIN) continue;
        else context.lineTo(x, y);
        px = x;
        py = y;
      }
      context.closePath();
    });
    if (++count === batch) flush();
  }
  if (count > 0) flush();
  context.fillStyle = brush.dot;
  for (const polygon of small) {
    const [west, north, east, south] = field.boxes[polygon] ?? [0, 0, 0, 0];
    context.fillRect(
      west * scale - left,
      north * scale - top,
      Math.max(2, (east - west) * scale),
      Math.max(2, (south - north) * scale),
    );
  }
  return visible;
}
