import type { AxisFormat } from './define.ts';

/** Where a point stands on a drawing: fractions of its width and height, from the left and from the top. */
export interface Position {
  xaxis: number;
  yaxis: number;
}

/** What a position was read from, so that it is written as it came while nobody moves it. */
export interface WirePosition extends Position {
  text: readonly [x: string | number, y: string | number];
}

/** Pixels of a drawing, for positions that were sent in pixels. */
export interface DrawingSize {
  width: number;
  height: number;
}

/** Digits behind the point of a fraction that is written anew: a hundredth of a pixel on a drawing of 10,000. */
const DIGITS = 6;

export function fractionText(value: number): string {
  return String(Number(value.toFixed(DIGITS)));
}

const NUMBER = /^(\d+(\.\d*)?|\.\d+)$/;

function numberOf(text: string | number): number | undefined {
  const value = typeof text === 'number' ? text : NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/**
 * A position from its two numbers. Both up to 1 are fractions; where one is larger both are pixels of the drawing.
 * @returns undefined for what is no position on the drawing
 */
export function readPosition(
  x: string | number,
  y: string | number,
  size: DrawingSize,
): (Position & { wire: WirePosition }) | undefined {
  const [left, top] = [numberOf(x), numberOf(y)];
  if (left === undefined || top === undefined) return undefined;
  const pixels = left > 1 || top > 1;
  const position: Position = pixels
    ? { xaxis: left / size.width, yaxis: top / size.height }
    : { xaxis: left, yaxis: top };
  if (!(position.xaxis <= 1 && position.yaxis <= 1)) return undefined;
  return { ...position, wire: { ...position, text: [x, y] } };
}

/** The two numbers of a position: as they came, unless it was moved since. */
export function writePosition(
  position: Position & { wire?: WirePosition },
): readonly [string | number, string | number] {
  const { wire, xaxis, yaxis } = position;
  if (wire && wire.xaxis === xaxis && wire.yaxis === yaxis) return wire.text;
  return [fractionText(xaxis), fractionText(yaxis)];
}

/** What stands between the two numbers of an `axis`. */
export function separatorOf(format: Exclude<AxisFormat, 'pair'>): '-' | ',' {
  return format === 'x,y' ? ',' : '-';
}

/** `0.25-0.5` → its two numbers. @returns undefined when there are not two */
export function splitAxis(axis: string, format: Exclude<AxisFormat, 'pair'>): [string, string] | undefined {
  const parts = axis.split(separatorOf(format));
  return parts.length === 2 ? [parts[0]!, parts[1]!] : undefined;
}
