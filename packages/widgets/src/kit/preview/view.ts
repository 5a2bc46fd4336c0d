/** View of a picture: zoom factor `zoom`, rotated clockwise by `turn` degrees. */
export interface View {
  zoom: number;
  turn: number;
}

export const FRONT: View = { zoom: 1, turn: 0 };

const ZOOMS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];

/** Zooms one step in (1) or out (-1), within 25 % and 800 %. */
export function zoomed(view: View, step: 1 | -1): View {
  const at = ZOOMS.indexOf(view.zoom);
  const zoom = ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + step))] ?? 1;
  return { ...view, zoom };
}

/** Rotates by 90 degrees clockwise. */
export function rotated(view: View): View {
  return { ...view, turn: (view.turn + 90) % 360 };
}
