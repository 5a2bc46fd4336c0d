/** One field of a cron pattern, for the patterns that can be described. */
export type CronField =
  | { kind: 'any' }
  | { kind: 'values'; values: number[] }
  | { kind: 'range'; from: number; to: number }
  /** Every `by`-th value, starting at `from`. */
  | { kind: 'step'; from: number; by: number }
  /** The `nth` occurrence of a weekday in a month; 0 is the last. */
  | { kind: 'nth'; value: number; nth: number }
  | { kind: 'last' }
  | { kind: 'lastWorkday' }
  | { kind: 'nearestWorkday'; value: number };

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Parses a month or weekday by name or number. The result for Sunday is 0 in every dialect. */
function numberOf(text: string, name: 'month' | 'weekday' | null, quartz: boolean): number | undefined {
  const upper = text.toUpperCase();
  if (name === 'month' && MONTHS.includes(upper)) return MONTHS.indexOf(upper) + 1;
  if (name === 'weekday' && DAYS.includes(upper)) return DAYS.indexOf(upper);
  if (!/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return name === 'weekday' ? (quartz ? number - 1 : number) % 7 : number;
}

/** Parses a field; undefined if it cannot be described. */
export function cronField(
  text: string,
  name: 'month' | 'weekday' | null = null,
  quartz = true,
  first = 0,
): CronField | undefined {
  const number = (part: string | undefined) => numberOf(part ?? '', name, quartz);
  if (text === '*' || text === '?') return { kind: 'any' };
  if (/^(?:L|LW|WL)$/i.test(text)) return { kind: text.length > 1 ? 'lastWorkday' : 'last' };
  const [base, by] = text.split('/');
  if (by !== undefined) return stepField(base === '*' ? first : number(base), by);
  const nth = /^(\w+)#(\d)$/.exec(text) ?? /^(\w+?)(L)$/i.exec(text);
  if (nth && name === 'weekday') return nthField(number(nth[1]), nth[2]);
  const nearest = /^(\d+)W$/i.exec(text);
  if (nearest) return { kind: 'nearestWorkday', value: Number(nearest[1]) };
  const range = /^(\w+)-(\w+)$/.exec(text);
  return range ? rangeField(number(range[1]), number(range[2])) : valuesField(text.split(',').map(number));
}

/** `5/20`: every 20th value from 5. */
function stepField(from: number | undefined, by: string): CronField | undefined {
  return from === undefined || !/^\d+$/.test(by) ? undefined : { kind: 'step', from, by: Number(by) };
}

/** `MON#1`, `2#1`: the first Monday of a month; `6L`: the last Friday. */
function nthField(value: number | undefined, nth: string | undefined): CronField | undefined {
  return value === undefined ? undefined : { kind: 'nth', value, nth: Number(nth) || 0 };
}

/** `MON-FRI`, `8-18`. */
function rangeField(from: number | undefined, to: number | undefined): CronField | undefined {
  return from === undefined || to === undefined ? undefined : { kind: 'range', from, to };
}

/** `8`, `MON,WED`. */
function valuesField(values: readonly (number | undefined)[]): CronField | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? { kind: 'values', values: known } : undefined;
}
