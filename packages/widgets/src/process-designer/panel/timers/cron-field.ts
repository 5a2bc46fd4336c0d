/** One field of a cron pattern, as far as it can be put in words. */
export type CronField =
  | { kind: 'any' }
  | { kind: 'values'; values: number[] }
  | { kind: 'range'; from: number; to: number }
  /** Every `by`th from `from` on. */
  | { kind: 'step'; from: number; by: number }
  /** The `nth` of a weekday in a month; 0 is the last. */
  | { kind: 'nth'; value: number; nth: number }
  | { kind: 'last' }
  | { kind: 'lastWorkday' }
  | { kind: 'nearestWorkday'; value: number };

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** A month or weekday by name, else a number; weekdays count from 0 for Sunday whatever the pattern does. */
function numberOf(text: string, name: 'month' | 'weekday' | null, quartz: boolean): number | undefined {
  const upper = text.toUpperCase();
  if (name === 'month' && MONTHS.includes(upper)) return MONTHS.indexOf(upper) + 1;
  if (name === 'weekday' && DAYS.includes(upper)) return DAYS.indexOf(upper);
  if (!/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return name === 'weekday' ? (quartz ? number - 1 : number) % 7 : number;
}

/** Reads a field; undefined when there are no words for it. */
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
  if (by !== undefined) {
    const from = base === '*' ? first : number(base);
    return from === undefined || !/^\d+$/.test(by) ? undefined : { kind: 'step', from, by: Number(by) };
  }
  const nth = /^(\w+)#(\d)$/.exec(text) ?? /^(\w+?)(L)$/i.exec(text);
  if (nth && name === 'weekday') {
    const value = number(nth[1]);
    return value === undefined ? undefined : { kind: 'nth', value, nth: Number(nth[2]) || 0 };
  }
  const nearest = /^(\d+)W$/i.exec(text);
  if (nearest) return { kind: 'nearestWorkday', value: Number(nearest[1]) };
  const range = /^(\w+)-(\w+)$/.exec(text);
  if (range) {
    const [from, to] = [number(range[1]), number(range[2])];
    return from === undefined || to === undefined ? undefined : { kind: 'range', from, to };
  }
  const values = text.split(',').map(number);
  return values.every((value) => value !== undefined) ? { kind: 'values', values } : undefined;
}
