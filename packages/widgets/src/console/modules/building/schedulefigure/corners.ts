/** A place on a picture, as fractions of its width and height. */
export interface Corner {
  x: number;
  y: number;
}

/** Places are kept to a ten-thousandth of the picture. */
const FINE = 10_000;

const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * FINE) / FINE;

/** A place that lies on the picture. */
export const cornerAt = (x: number, y: number): Corner => ({ x: within(x), y: within(y) });

/** Reads the corners of a region, `0.1,0.2 0.3,0.2`. */
export const readCorners = (points: string): Corner[] =>
  points
    .split(' ')
    .filter(Boolean)
    .map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return cornerAt(x, y);
    });

export const writeCorners = (corners: readonly Corner[]): string => corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** Moves one corner by fractions of the picture. */
export const moveCorner = (corners: readonly Corner[], at: number, dx: number, dy: number): Corner[] =>
  corners.map((corner, place) => (place === at ? cornerAt(corner.x + dx, corner.y + dy) : corner));

/** The middle of the corners, where a name is written. */
export function middleOf(corners: readonly Corner[]): Corner {
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return cornerAt(sum.x / Math.max(1, corners.length), sum.y / Math.max(1, corners.length));
}

/** A corner for whoever adds them by keyboard: beside the last one, the first in the middle. */
export function nextCorner(corners: readonly Corner[]): Corner {
  const last = corners.at(-1);
  return last ? cornerAt(last.x + (last.x > 0.9 ? -0.05 : 0.05), last.y) : { x: 0.5, y: 0.5 };
}
