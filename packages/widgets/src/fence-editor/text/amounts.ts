import { format, type Texts } from './index.ts';

const round = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** Formats square metres for display. */
export const areaText = (texts: Texts, value: number): string =>
  value >= 100_000
    ? format(texts.hectare, { n: round(value / 10_000, 2) })
    : format(texts.squareMetre, { n: round(value, value < 100 ? 2 : 0) });

/** Formats metres for display. */
export const lengthText = (texts: Texts, value: number): string =>
  value >= 10_000
    ? format(texts.kilometre, { n: round(value / 1000, 2) })
    : format(texts.metre, { n: round(value, value < 100 ? 2 : 1) });

export const measuresText = (texts: Texts, { area, perimeter }: { area: number; perimeter: number }): string =>
  format(texts.measures, { area: areaText(texts, area), length: lengthText(texts, perimeter) });

/** Displayed decimal places of degrees: a centimetre. */
export const COORDINATE_DIGITS = 7;
export const degreeText = (value: number): string => String(Number(value.toFixed(COORDINATE_DIGITS)));
