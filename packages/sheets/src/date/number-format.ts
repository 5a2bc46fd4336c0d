import type { DateForm } from './serial.ts';

/**
 * Meaning of a number format for the reader: a kind of date, a number of forced digits (`00000`), or a plain number.
 */
export type NumberForm = DateForm | { readonly digits: number } | 'number';

/**
 * Built-in formats that have no code in the file (ECMA-376 part 1, 18.8.30). 27–36 and 50–58 belong to Chinese,
 * Japanese and Korean Excel; for them the zh-cn meaning is used.
 */
const BUILT_IN: ReadonlyMap<number, DateForm> = new Map<number, DateForm>([
  ...ids(14, 17, 'date'),
  ...ids(18, 21, 'time'),
  [22, 'datetime'],
  ...ids(27, 31, 'date'),
  ...ids(32, 35, 'time'),
  [36, 'date'],
  [45, 'time'],
  [46, 'duration'],
  [47, 'time'],
  ...ids(50, 54, 'date'),
  ...ids(55, 56, 'time'),
  ...ids(57, 58, 'date'),
]);

function ids(first: number, last: number, form: DateForm): [number, DateForm][] {
  return Array.from({ length: last - first + 1 }, (_, index) => [first + index, form]);
}

/** Returns the meaning of a number format: by its code when the file defines one, else by its built-in number. */
export function numberForm(id: number, code: string | undefined): NumberForm {
  if (code === undefined) return BUILT_IN.get(id) ?? 'number';
  const zeros = /^0{2,15}$/.exec(code);
  return zeros ? { digits: zeros[0].length } : (dateForm(code) ?? 'number');
}

/** Returns whether a format code shows a date, a time of day, both, or an elapsed time; undefined for none of these. */
export function dateForm(code: string): DateForm | undefined {
  const first = firstSection(code);
  if (/\[(?:h+|m+|s+)\]/i.test(first)) return 'duration';
  const letters = bare(first).toLowerCase();
  if (letters.includes('general') || letters.includes('通用格式')) return undefined;
  const day = /[ydgb]|e(?![+-])|a{3}/.test(letters);
  const time = /[hs]/.test(letters);
  if (day) return time ? 'datetime' : 'date';
  if (time) return 'time';
  return letters.includes('m') ? 'date' : undefined;
}

/** Returns the section for positive numbers: up to the first `;` that is not quoted or escaped. */
function firstSection(code: string): string {
  return /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code)?.[0] ?? '';
}

/**
 * Returns the code without its literal parts: quoted and escaped text, padding (`_x`, `*x`), colours, locales, am/pm.
 */
function bare(section: string): string {
  return section.replace(/"[^"]*"?|\\.|[_*].|\[[^\]]*\]|am\/pm|a\/p|上午\/下午/gi, '');
}
