import type { Frame } from './canvas-layer.ts';
import { latitudeOf, longitudeOf, worldX, worldY } from './world.ts';

/** Possible distances between lines, degrees. */
const STEPS = [
  0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 45,
] as const;
/** Minimum distance between lines, pixels. */
const GAP = 96;

export interface GraticuleColours {
  line: string;
  label: string;
  font: string;
}

/** Returns the smallest step with the minimum distance between lines. @param degree pixels of a degree of longitude */
export const stepFor = (degree: number): number => STEPS.find((step) => step * degree >= GAP) ?? 90;

/** Formats a degree value as `121.475°E`, with as many decimals as the step needs. */
export function degrees(value: number, step: number, positive: string, negative: string): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const rounded = Math.abs(value).toFixed(digits);
  const mark = Number(rounded) === 0 ? '' : value > 0 ? positive : negative;
  return `${rounded}°${mark}`;
}

/** Paints meridians and parallels with their degrees: a base map that needs no network. */
export function paintGraticule(frame: Frame, colours: GraticuleColours): void {
  const { context, scale, left, top, width, height, inset } = frame;
  const step = stepFor((worldX(1) - worldX(0)) * scale);
  const west = longitudeOf(left / scale);
  const east = longitudeOf((left + width) / scale);
  const north = latitudeOf(top / scale);
  const south = latitudeOf((top + height) / scale);
  context.strokeStyle = colours.line;
  context.fillStyle = colours.label;
  context.lineWidth = 1;
  context.font = `11px ${colours.font}`;
  context.beginPath();
  const names: [text: string, x: number, y: number][] = [];
  for (let i = Math.ceil(west / step); i * step <= east; i += 1) {
    const x = Math.round(worldX(i * step) * scale - left) + 0.5;
    context.moveTo(x, 0);
    context.lineTo(x, height);
    names.push([degrees(i * step, step, 'E', 'W'), x + 4, inset.y + 14]);
  }
  for (let i = Math.ceil(south / step); i * step <= north; i += 1) {
    const y = Math.round(worldY(i * step) * scale - top) + 0.5;
    context.moveTo(0, y);
    context.lineTo(width, y);
    names.push([degrees(i * step, step, 'N', 'S'), inset.x + 4, y - 4]);
  }
  context.stroke();
  for (const [text, x, y] of names) context.fillText(text, x, y);
}
