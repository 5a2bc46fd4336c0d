/** A place in pixels on screen. */
export interface Place {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The visible part of a drawing: one pixel of it is `scale` pixels of the screen, its corner is at left and top. */
export interface View {
  scale: number;
  left: number;
  top: number;
}

const MARGIN = 16;
/** Limits of zooming out and in, relative to the whole drawing. */
const OUT = 0.5;
const IN = 40;

/** Returns the view of the whole drawing in the middle of a box. */
export function fitView(drawing: Size, box: Size): View {
  const room = { width: Math.max(1, box.width - 2 * MARGIN), height: Math.max(1, box.height - 2 * MARGIN) };
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
  return {
    scale,
    left: (box.width - drawing.width * scale) / 2,
    top: (box.height - drawing.height * scale) / 2,
  };
}

/** Zooms the view; the place of the screen `at` keeps its content. */
export function zoomView(view: View, factor: number, at: Place, drawing: Size, box: Size): View {
  const whole = fitView(drawing, box).scale;
  const scale = Math.min(whole * IN, Math.max(whole * OUT, view.scale * factor));
  const by = scale / view.scale;
  return held({ scale, left: at.x - (at.x - view.left) * by, top: at.y - (at.y - view.top) * by }, drawing, box);
}

export function panView(view: View, by: Place, drawing: Size, box: Size): View {
  return held({ ...view, left: view.left + by.x, top: view.top + by.y }, drawing, box);
}

/** Limits the view so that a corner of the drawing always stays visible. */
function held(view: View, drawing: Size, box: Size): View {
  const keep = 48;
  const within = (value: number, size: number, room: number) => Math.min(room - keep, Math.max(keep - size, value));
  return {
    ...view,
    left: within(view.left, drawing.width * view.scale, box.width),
    top: within(view.top, drawing.height * view.scale, box.height),
  };
}

/** Moves the view to a place of the drawing that is not visible. */
export function revealView(view: View, point: Place, drawing: Size, box: Size): View {
  const at = toScreen(view, drawing, point);
  const inside = at.x >= MARGIN && at.y >= MARGIN && at.x <= box.width - MARGIN && at.y <= box.height - MARGIN;
  return inside ? view : { ...view, left: view.left + box.width / 2 - at.x, top: view.top + box.height / 2 - at.y };
}

/** Converts fractions of a drawing to pixels on screen. */
export function toScreen(view: View, drawing: Size, point: Place): Place {
  return { x: view.left + point.x * drawing.width * view.scale, y: view.top + point.y * drawing.height * view.scale };
}

/** Converts pixels on screen to fractions of a drawing, which may lie outside of it. */
export function toFraction(view: View, drawing: Size, at: Place): Place {
  return {
    x: (at.x - view.left) / (drawing.width * view.scale),
    y: (at.y - view.top) / (drawing.height * view.scale),
  };
}

/**
 * Returns the point nearest to a place of the screen, within a distance; of points at the same place, the last drawn.
 */
export function pointAt<T extends Place>(
  points: readonly T[],
  view: View,
  drawing: Size,
  at: Place,
  within: number,
): T | undefined {
  let best: T | undefined;
  let distance = within;
  for (const point of points) {
    const { x, y } = toScreen(view, drawing, point);
    const far = Math.hypot(x - at.x, y - at.y);
    if (far <= distance) [best, distance] = [point, far];
  }
  return best;
}
