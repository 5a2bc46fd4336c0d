/** Number of zoom levels by which the overview is farther out than its map. */
export const FARTHER = 4;

export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Minimum size of the frame, so that it can be seen and dragged, pixels. */
const LEAST = 12;

/**
 * Returns the position of the map's view in the overview.
 * @param northWest,southEast corners of the view in pixels of the overview
 */
export function viewBox(
  northWest: { x: number; y: number },
  southEast: { x: number; y: number },
  size: { x: number; y: number },
): PixelBox {
  const width = Math.min(size.x, Math.max(LEAST, southEast.x - northWest.x));
  const height = Math.min(size.y, Math.max(LEAST, southEast.y - northWest.y));
  const x = (northWest.x + southEast.x) / 2;
  const y = (northWest.y + southEast.y) / 2;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

export const overviewZoom = (zoom: number): number => Math.max(0, Math.round(zoom) - FARTHER);
