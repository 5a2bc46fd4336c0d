import { civilDay } from '../format/time.ts';
import type { AnyResource } from './define.ts';
import { faceOf } from './face.ts';

const DAY = 86_400_000;

/** The deadline of a record that is still to be met. */
export interface Term {
  /** Civil date `YYYY-MM-DD`. */
  day: string;
  /** Whole days until its end: 0 is today, below zero it has passed. */
  left: number;
}

/**
 * Returns the deadline that runs for a record, on the calendar of a time zone; undefined when it has none, or when its
 * state is one in which the deadline no longer counts.
 */
export function termOf(
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
  { now, zone }: { now: number; zone: string },
): Term | undefined {
  const { term, state } = faceOf(resource);
  if (!term || !state || !term.states.includes(row[state] as number)) return undefined;
  const value = row[term.field];
  if (typeof value !== 'string' || value === '') return undefined;
  const day = value.length === 10 ? value : civilDay(Date.parse(value), zone);
  return { day, left: Math.round((Date.parse(day) - Date.parse(civilDay(now, zone))) / DAY) };
}
