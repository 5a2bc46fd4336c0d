/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the transformation that applies `inner` first. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const onto = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

interface Insertion {
  x?: number;
  y?: number;
  scaleX?: number;
  scaleY?: number;
  rotation?: number;
  extrusionZ?: number;
}

/** Returns the transformation of a block that is inserted. @param shift place in a grid of copies, before turning */
export function insertion(
  { x = 0, y = 0, scaleX = 1, scaleY = 1, rotation = 0, extrusionZ = 1 }: Insertion,
  shift: { x: number; y: number },
): Matrix {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const placed: Matrix = [
    cos * scaleX,
    sin * scaleX,
    -sin * scaleY,
    cos * scaleY,
    x + cos * shift.x - sin * shift.y,
    y + sin * shift.x + cos * shift.y,
  ];
  // Seen from below, left and right change places.
  return extrusionZ === -1 ? times([-1, 0, 0, 1, 0, 0], placed) : placed;
}
