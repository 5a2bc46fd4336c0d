import type { Db } from '../../../store/index.ts';

/** Days of attendance of a team in a month, by person; whoever has no record is left out. */
export type Attended = ReadonlyMap<string, number>;

export interface AttendedAsked {
  project: string;
  team: string;
  /** Civil dates, both included. */
  from: string;
  to: string;
}

/** Returns the days that were recorded. */
export async function daysOf(_db: Db, _asked: AttendedAsked): Promise<Attended> {
  return new Map();
}
