import type { CellFault, CellValue } from '../cell.ts';
import type { NumberForm } from '../date/number-format.ts';
import { serialText, type DateForm, type DateSystem } from '../date/serial.ts';
import { unescapeCell } from '../xml/entities.ts';
import { decodeUtf8 } from '../xml/utf8.ts';

/** Number of significant digits that Excel stores; further digits in a file were not typed. */
const DIGITS = 15;
const FIRST_ROUNDED = 1e15;
const POINT = 0x2e;
const POWERS = Array.from({ length: DIGITS }, (_, places) => Number(`1e${places}`));

/**
 * Parses the number of a `v` element: digits, with a point or without, where no string needs to be created, and anything
 * else with `exactNumber`. The quotient of a whole number below 2⁵³ and a power of ten below 10²³ is the number that is
 * nearest to the decimal, as `Number` has it, because both are exact and the division rounds once.
 */
export function parseNumber(bytes: Uint8Array, from: number, to: number): number | string | CellFault {
  if (to - from <= DIGITS && to > from) {
    let value = 0;
    let point = -1;
    let i = from;
    for (; i < to; i += 1) {
      const digit = bytes[i]! - 0x30;
      if (digit >= 0 && digit <= 9) value = value * 10 + digit;
      else if (bytes[i] === POINT && point < 0 && i > from) point = i;
      else break;
    }
    if (i === to) return point < 0 ? value : value / POWERS[to - 1 - point]!;
  }
  return exactNumber(decodeUtf8(bytes, from, to));
}

/** Returns a number as Excel shows it, a fault when it lost digits, or the text itself when it is not a number. */
export function exactNumber(text: string): number | string | CellFault {
  const trimmed = text.trim();
  const value = Number(trimmed);
  if (trimmed === '' || !Number.isFinite(value)) return unescapeCell(text);
  if (Math.abs(value) >= FIRST_ROUNDED) return roundedFault(trimmed, value);
  return trimmed.length <= DIGITS ? value : Number(value.toPrecision(DIGITS));
}

/** Returns the value of a number cell according to its number format. */
export function formNumber(value: number, form: NumberForm, system: DateSystem, memo: DateMemo): CellValue {
  if (form === 'number') return value;
  if (typeof form === 'object')
    return Number.isInteger(value) && value >= 0 ? String(value).padStart(form.digits, '0') : value;
  return form === 'date' ? memo.date(value, system) : serialText(value, form, system);
}

/** Caches the texts of days, since the same days repeat in a sheet. */
export class DateMemo {
  readonly #days = new Map<number, string | CellFault>();

  date(serial: number, system: DateSystem, form: DateForm = 'date'): string | CellFault {
    const known = this.#days.get(serial);
    if (known !== undefined) return known;
    const text = serialText(serial, form, system);
    if (this.#days.size < 50_000) this.#days.set(serial, text);
    return text;
  }
}

function roundedFault(text: string, value: number): CellFault {
  return { fault: 'rounded', shown: /^-?\d+$/.test(text) ? text : BigInt(Math.trunc(value)).toString().slice(0, 40) };
}
