/** Values of `warranty_kind`. */
export const WARRANTY = { structure: 1, waterproof: 2, climate: 3, installation: 4, decoration: 5, agreed: 6 } as const;

/** How long a warranty is by law at least: years, or seasons of heating and cooling. */
export interface WarrantyLaw {
  kind: number;
  least: number;
  unit: 'years' | 'seasons';
}

/**
 * Least terms of article 40 of the regulation on the quality of construction (order 279). The structure is warranted for
 * its design life, which the design names: 50 years for ordinary buildings.
 */
export const WARRANTY_LAW: readonly WarrantyLaw[] = [
  { kind: WARRANTY.structure, least: 50, unit: 'years' },
  { kind: WARRANTY.waterproof, least: 5, unit: 'years' },
  { kind: WARRANTY.climate, least: 2, unit: 'seasons' },
  { kind: WARRANTY.installation, least: 2, unit: 'years' },
  { kind: WARRANTY.decoration, least: 2, unit: 'years' },
];

/** First and last day of the heating season, `MM-DD`; it may run over the turn of the year. */
export interface Season {
  from: string;
  to: string;
}

/** Days of a year by which a season is given, such as 11-15. */
export const SEASON_DAY = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/**
 * Returns the last day of a warranty that runs from the acceptance of the building.
 * @param from day of acceptance, `YYYY-MM-DD`
 * @param length years; of heating and cooling: whole seasons that begin on or after that day
 */
export function warrantyEnd(kind: number, from: string, length: number, season: Season): string {
  if (kind !== WARRANTY.climate) return yearsAfter(from, length);
  const year = Number(from.slice(0, 4));
  const first = `${year}-${season.from}` >= from ? year : year + 1;
  const begins = first + length - 1;
  return `${season.to < season.from ? begins + 1 : begins}-${season.to}`;
}

/** Returns the same day some years later; 29 February becomes the 28th where there is none. */
function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const rest = day.slice(4);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}${rest === '-02-29' && !isLeap ? '-02-28' : rest}`;
}
