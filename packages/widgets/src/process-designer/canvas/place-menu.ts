import type { Point } from '../../diagram/model.ts';

/** Distance between a menu and the edge of its container, in CSS pixels. */
const EDGE = 4;

/**
 * Returns the position of a box of this size that opens at a point and stays inside the container: on the other side of
 * the point if it fits there, else moved inwards.
 */
export function fitMenu(
  at: Point,
  size: { width: number; height: number },
  room: { width: number; height: number },
): Point {
  const along = (point: number, length: number, limit: number) => {
    if (point + length + EDGE <= limit) return Math.max(EDGE, point);
    return Math.max(EDGE, point - length >= EDGE ? point - length : limit - length - EDGE);
  };
  return { x: along(at.x, size.width, room.width), y: along(at.y, size.height, room.height) };
}

/** Positions a menu, whose offset parent is the designer's box, at a point in client coordinates. */
export function placeMenu(menu: HTMLElement, at: Point): void {
  const parent = menu.offsetParent;
  if (!parent) return;
  const room = parent.getBoundingClientRect();
  menu.style.maxHeight = `${room.height - 2 * EDGE}px`;
  const { width, height } = menu.getBoundingClientRect();
  const { x, y } = fitMenu({ x: at.x - room.left, y: at.y - room.top }, { width, height }, room);
  menu.style.left = `${x}px`;
  menu.style.top = `${y}px`;
}
