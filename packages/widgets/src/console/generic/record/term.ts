import { civilDay, type Face } from '@gongdi/domain';

/** A term that still runs. */
export interface OpenTerm {
  /** Civil date of the last day. */
  date: string;
  /** Days until then; negative: days since then. */
  days: number;
}

const DAY = 86_400_000;

/**
 * Returns the term of a record while its state lets the term run; undefined: there is none, or it does not matter any
 * more.
 */
export function termOf(
  { term, state }: Pick<Face, 'term' | 'state'>,
  row: Readonly<Record<string, unknown>>,
  { now, zone }: { now: number; zone: string },
): OpenTerm | undefined {
  const date = term && row[term.field];
  if (!term || typeof date !== 'string' || !state || !term.states.includes(row[state] as number)) return undefined;
  const last = date.slice(0, 10);
  return { date: last, days: Math.round((Date.parse(last) - Date.parse(civilDay(now, zone))) / DAY) };
}
