import type { CellFault } from '../cell.ts';
import { civilFromDays, civilText, daysFromCivil, two, type Civil } from './civil.ts';

/**
 * The date system of a workbook, named by the year in which its serials begin: `1900` (Windows) or `1904` (old Mac).
 */
export type DateSystem = 1900 | 1904;

/** Part of a serial that its number format shows. */
export type DateForm = 'date' | 'datetime' | 'time' | 'duration';

const DAY_SECONDS = 86_400;
const EPOCH_1904 = daysFromCivil({ year: 1904, month: 1, day: 1 });
/**
 * Day 0 of serials from 61 on. Excel counts a day 1900-02-29 (serial 60) that did not exist, so for earlier serials day
 * 0 is one day later.
 */
const EPOCH_1900 = daysFromCivil({ year: 1899, month: 12, day: 30 });
const LAST_DAY = daysFromCivil({ year: 9999, month: 12, day: 31 });

/**
 * Returns a date cell's number as civil text; a fault when no such day exists. Pure arithmetic, without clock or zone.
 */
export function serialText(serial: number, form: DateForm, system: DateSystem): string | CellFault {
  const seconds = Math.round(serial * DAY_SECONDS);
  if (form === 'duration' && seconds >= 0) return clock(seconds);
  const day = Math.floor(seconds / DAY_SECONDS);
  const time = seconds - day * DAY_SECONDS;
  if (form === 'time' && day >= 0) return clock(time);
  const civil = civilOf(form === 'date' ? Math.floor(serial) : day, system);
  if (!civil) return { fault: 'date', shown: String(serial) };
  return form === 'date' ? civilText(civil) : `${civilText(civil)} ${clock(time)}`;
}

/** Returns the serial of a civil day in the 1900 system, for writing. */
export function serialOf(date: Civil): number {
  const serial = daysFromCivil(date) - EPOCH_1900;
  return serial < 61 ? serial - 1 : serial;
}

function civilOf(serial: number, system: DateSystem): Civil | undefined {
  if (system === 1904)
    return serial >= 0 && EPOCH_1904 + serial <= LAST_DAY ? civilFromDays(EPOCH_1904 + serial) : undefined;
  if (serial < 1 || serial === 60 || EPOCH_1900 + serial > LAST_DAY) return undefined;
  return civilFromDays(EPOCH_1900 + serial + (serial < 60 ? 1 : 0));
}

function clock(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
