/** A measured place in fractions of the drawing, and the value that was measured there. */
export interface Sample {
  x: number;
  y: number;
  value: number;
}

/**
 * Interpolates values between measured places by inverse distance weighting.
 * @param aspect width of the drawing divided by its height, so that distances are those on the drawing
 * @returns one value per cell, row by row from the top, from 0 (lowest) to 1 (highest); 0.5 when all samples are equal
 */
export function heatField(samples: readonly Sample[], columns: number, rows: number, aspect: number): Float32Array {
  const field = new Float32Array(columns * rows);
  const [low, high] = rangeOf(samples);
  const span = high - low;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column + 0.5) / columns, (row + 0.5) / rows];
      let [sum, weights] = [0, 0];
      for (const one of samples) {
        const near = 1 / (((one.x - x) * aspect) ** 2 + (one.y - y) ** 2 + 1e-6);
        const weight = near * near;
        sum += weight * one.value;
        weights += weight;
      }
      field[row * columns + column] = span > 0 && weights > 0 ? (sum / weights - low) / span : 0.5;
    }
  return field;
}

/** Alpha of the heat map over the drawing, 0 … 255. */
export const HEAT_ALPHA = 150;

/** Returns the field as RGBA pixels, row by row from the top. Without samples nothing is painted. */
export function heatPixels(
  samples: readonly Sample[],
  columns: number,
  rows: number,
  aspect: number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  if (samples.length === 0) return pixels;
  for (const [index, part] of heatField(samples, columns, rows, aspect).entries())
    pixels.set([...heatColor(part), HEAT_ALPHA], index * 4);
  return pixels;
}

export function rangeOf(samples: readonly Sample[]): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const { value } of samples) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** Returns a colour from blue over cyan, green and yellow to red (0 … 255 per channel) for a value 0 … 1. */
export function heatColor(part: number): [red: number, green: number, blue: number] {
  const at = Math.min(1, Math.max(0, part)) * 4;
  const step = Math.min(3, Math.floor(at));
  const [from, to] = [STOPS[step]!, STOPS[step + 1]!];
  const mix = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * (at - step));
  return [mix(0), mix(1), mix(2)];
}

const STOPS: readonly (readonly [number, number, number])[] = [
  [49, 89, 214],
  [38, 178, 214],
  [60, 180, 90],
  [240, 200, 50],
  [216, 52, 46],
];
