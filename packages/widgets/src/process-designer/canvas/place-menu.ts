import type { Point } from '../../diagram/model.ts';

/** Room left between a menu and the edge of what it lies in, in CSS pixels. */
const EDGE = 4;

/** Where a box of this size opens at a point so that it stays inside: to the other side of the point, else pushed in. */
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

/** Places a menu, which stands in the designer's box, at a point in client coordinates. */
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
