import type { AxisFormat } from './define.ts';

/** Position of a point on a drawing: fractions of its width and height, from the left and from the top. */
export interface Position {
  xaxis: number;
  yaxis: number;
}

/** Original texts of a position, so that an unmoved point is written exactly as it was read. */
export interface WirePosition extends Position {
  text: readonly [x: string | number, y: string | number];
}

/** Pixels of a drawing, for positions that were sent in pixels. */
export interface DrawingSize {
  width: number;
  height: number;
}

/** Decimal places of a newly written fraction: a hundredth of a pixel on a drawing of 10,000 pixels. */
const DIGITS = 6;

function fractionText(value: number): string {
  return String(Number(value.toFixed(DIGITS)));
}

const NUMBER = /^(\d+(\.\d*)?|\.\d+)$/;

function numberOf(text: string | number): number | undefined {
  const value = typeof text === 'number' ? text : NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/**
 * Returns a position from its two numbers. If both are at most 1, they are fractions; if one is larger, both are pixels
 * of the drawing.
 * @returns undefined when the result is not a position on the drawing
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

/** Returns the two numbers of a position: the original ones, or new ones if the point was moved. */
export function writePosition(
  position: Position & { wire?: WirePosition },
): readonly [string | number, string | number] {
  const { wire, xaxis, yaxis } = position;
  if (wire && wire.xaxis === xaxis && wire.yaxis === yaxis) return wire.text;
  return [fractionText(xaxis), fractionText(yaxis)];
}

/** Returns the separator between the two numbers of an `axis`. */
export function separatorOf(format: Exclude<AxisFormat, 'pair'>): '-' | ',' {
  return format === 'x,y' ? ',' : '-';
}

/** Splits `0.25-0.5` into its two numbers. @returns undefined when there are not two */
export function splitAxis(axis: string, format: Exclude<AxisFormat, 'pair'>): [string, string] | undefined {
  const parts = axis.split(separatorOf(format));
  return parts.length === 2 ? [parts[0]!, parts[1]!] : undefined;
}
