import type { ColorTexts } from './text/index.ts';

export interface ElementColor {
  key: keyof ColorTexts;
  /** Both as `#rrggbb`, as stored in the file. A flow has only a stroke. */
  fill: string;
  stroke: string;
}

/** Colour pairs with readable text: the contrast of stroke and fill is 4.5 or more. */
export const PALETTE: readonly ElementColor[] = [
  { key: 'blue', fill: '#dbeafe', stroke: '#1e4fa3' },
  { key: 'green', fill: '#dcf5e3', stroke: '#17623a' },
  { key: 'amber', fill: '#fdf0cf', stroke: '#7a4a00' },
  { key: 'red', fill: '#fde2e1', stroke: '#a3211c' },
  { key: 'purple', fill: '#ece4fb', stroke: '#5b2fa0' },
  { key: 'grey', fill: '#e9ecf0', stroke: '#3c4552' },
];

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast of two colours by WCAG 2, from 1 to 21. @param one @param other both `#rrggbb` */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const DARK = '#22272e';
const LIGHT = '#ffffff';

/** Returns the line and text colour that is readable on a fill that the user chose freely. */
export const strokeFor = (fill: string): string => (contrast(fill, DARK) >= contrast(fill, LIGHT) ? DARK : LIGHT);
