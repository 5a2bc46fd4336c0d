/** x' = a·x + c·y + e, y' = b·x + d·y + f: the order of a CSS `matrix()`. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Pair = readonly [x: number, y: number];

/**
 * Returns the transformation from places of a picture to places of a plane. Two pairs give rotation and equal scaling
 * in both directions, three pairs any affine transformation. The y axis of the plane points down, as that of the
 * picture.
 * @returns null for another number of pairs, for coinciding pairs, and for three pairs on a line
 */
export function affineOf(pairs: readonly { from: Pair; to: Pair }[]): Affine | null {
  const [first, second, third] = pairs;
  if (!first || !second || pairs.length > 3) return null;
  const [x1, y1] = first.from;
  const u: Pair = [second.from[0] - x1, second.from[1] - y1];
  const U: Pair = [second.to[0] - first.to[0], second.to[1] - first.to[1]];
  let a: number, b: number, c: number, d: number;
  if (third) {
    const v: Pair = [third.from[0] - x1, third.from[1] - y1];
    const V: Pair = [third.to[0] - first.to[0], third.to[1] - first.to[1]];
    const det = u[0] * v[1] - u[1] * v[0];
    if (!(Math.abs(det) > 1e-9 * (Math.hypot(...u) * Math.hypot(...v)))) return null;
    a = (U[0] * v[1] - V[0] * u[1]) / det;
    c = (V[0] * u[0] - U[0] * v[0]) / det;
    b = (U[1] * v[1] - V[1] * u[1]) / det;
    d = (V[1] * u[0] - U[1] * v[0]) / det;
  } else {
    const length = u[0] ** 2 + u[1] ** 2;
    if (!(length > 0)) return null;
    a = (u[0] * U[0] + u[1] * U[1]) / length;
    b = (u[0] * U[1] - u[1] * U[0]) / length;
    c = -b;
    d = a;
  }
  if (!(Math.abs(a * d - b * c) > 0)) return null;
  return [a, b, c, d, first.to[0] - a * x1 - c * y1, first.to[1] - b * x1 - d * y1];
}
