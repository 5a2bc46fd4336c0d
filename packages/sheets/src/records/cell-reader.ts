import { DEFAULT_TIME_ZONE, dictionaryOf, fill, looksMasked, type Label, type SheetColumn } from '@gongdi/domain';
import { isFault, type CellFault, type CellValue } from '../cell.ts';
import { isCivil, two } from '../date/civil.ts';
import { instantOf } from '../date/zoned.ts';
import { sheetText } from '../text/index.ts';
import { decimalText, plainDecimal, shifted } from './decimal.ts';
import { CellProblem, shownOf } from './problem.ts';
import { choicesOf } from './sheet-columns.ts';

/** Finds the id of a record by its title; undefined when there is none. */
export type FindReference = (title: string) => string | undefined;

export interface CellReaderOptions {
  /** Zone in which dates with a time are meant. Default: Asia/Shanghai. */
  readonly zone?: string;
  /** By the name of the resource referred to; without an entry, cells hold ids. */
  readonly references?: Readonly<Record<string, FindReference>>;
  /** Finds the code of a region by its code or names; absent: cells hold codes. (The names weigh much, so they come from outside.) */
  readonly regions?: FindReference;
  /**
   * What a cell with masked personal data is: refused, as the check of every new record does (default), or left as it is,
   * so that it says nothing of the record.
   */
  readonly masked?: 'refuse' | 'leave';
}

/** Turns a cell into the field's value, or into a problem. What it cannot read it passes on for the shared check to refuse. */
export type CellReader = (cell: CellValue) => unknown;

const DATE = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?(?:[ T]\s*(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const DIGITS = /^(\d{4})(\d\d)(\d\d)$/;
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const CHOICES_SHOWN = 12;

/** Decimal places between what is shown and what is stored: fees in fen, lengths in metres (specification, section 9). */
export const PLACES = { fee: 2, meters: 3 } as const;

export function cellReader(column: SheetColumn, options: CellReaderOptions = {}): CellReader {
  const read = valueReader(column, options);
  const leaves = leavesMasked(column, options);
  return (cell) => {
    if (cell === null || cell === undefined) return null;
    if (isFault(cell)) return faultProblem(cell);
    if (typeof cell !== 'string') return read(cell);
    const text = cell.trim();
    return text === '' || leaves(text) ? null : read(text);
  };
}

/** A required field cannot be left: the check says that it is masked. */
function leavesMasked({ personal, required }: SheetColumn, { masked }: CellReaderOptions): (text: string) => boolean {
  if (masked !== 'leave' || required || personal === undefined) return () => false;
  return (text) => looksMasked(personal, text);
}

type ValueReader = (value: string | number | boolean) => unknown;

function valueReader(column: SheetColumn, options: CellReaderOptions): ValueReader {
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      return (value) => (typeof value === 'string' ? numberOf(value) : value);
    case 'money':
      return (value) =>
        typeof value === 'number' ? decimalText(value) : (plainDecimal(textOf(value)) ?? textOf(value));
    case 'fee':
    case 'meters':
      return scaledReader(PLACES[column.kind]);
    case 'boolean':
      return readBoolean;
    case 'date':
      return readDate;
    case 'datetime':
      return (value) => readInstant(value, options.zone ?? DEFAULT_TIME_ZONE);
    case 'code':
      return codeReader(column);
    case 'reference':
      return referenceReader(options.references?.[column.ref ?? '']);
    case 'references':
      return referencesReader(options.references?.[column.ref ?? '']);
    case 'region':
      return regionReader(options.regions);
    case 'permissions':
      return (value) => partsOf(textOf(value));
    case 'idcard':
      return (value) => textOf(value).toUpperCase();
    default:
      return textOf;
  }
}

function faultProblem({ fault, shown }: CellFault): CellProblem {
  return new CellProblem(`cell_${fault}`, { shown });
}

/** Numbers and booleans in text columns read as Excel shows them. */
function textOf(value: string | number | boolean): string {
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'boolean' ? sheetText.zh.word[value ? 'yes' : 'no'] : value;
}

function numberOf(text: string): number | string {
  const plain = plainDecimal(text);
  return plain === undefined ? text : Number(plain);
}

function scaledReader(places: number): ValueReader {
  return (value) => {
    const plain = typeof value === 'number' ? decimalText(value) : plainDecimal(textOf(value));
    return (plain === undefined ? undefined : shifted(plain, places)) ?? textOf(value);
  };
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map<string, boolean>([
  ...[sheetText.zh.word.yes, sheetText.en.word.yes, 'y', 'true', '1', '√', '✓'].map(
    (word) => [word.toLowerCase(), true] as const,
  ),
  ...[sheetText.zh.word.no, sheetText.en.word.no, 'n', 'false', '0', '×'].map(
    (word) => [word.toLowerCase(), false] as const,
  ),
]);

function readBoolean(value: string | number | boolean): unknown {
  return typeof value === 'boolean' ? value : (BOOLEANS.get(String(value).toLowerCase()) ?? value);
}

interface DateTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly seconds: number;
}

/** 2024-3-1, 2024/3/1, 2024.3.1, 2024年3月1日, 20240301, each with a time or without. */
function parseDate(value: string | number | boolean): DateTime | undefined {
  const text = String(value);
  const [, year = 0, month = 0, day = 0, hour, minute, second] = (DATE.exec(text) ?? DIGITS.exec(text) ?? []).map(
    Number,
  );
  const seconds = (hour || 0) * 3600 + (minute || 0) * 60 + (second || 0);
  return year > 0 && isCivil({ year, month, day }) && seconds < 86_400 ? { year, month, day, seconds } : undefined;
}

function readDate(value: string | number | boolean): unknown {
  if (typeof value === 'string' && ISO_DATE.test(value)) return value;
  const date = parseDate(value);
  // A time other than midnight in a date column is more than the column can hold: refused, not cut.
  return date?.seconds === 0 ? `${date.year}-${two(date.month)}-${two(date.day)}` : String(value);
}

function readInstant(value: string | number | boolean, zone: string): unknown {
  const date = parseDate(value);
  return date ? instantOf(date, date.seconds, zone) : String(value);
}

function codeReader(column: SheetColumn): ValueReader {
  const codes = new Map<string, number>();
  for (const { value, label } of dictionaryOf(column.dict ?? '').entries) {
    for (const text of [String(value), label.en, label.zh]) codes.set(text, value).set(text.toLowerCase(), value);
  }
  const choices = { zh: shortList(column, 'zh', '、'), en: shortList(column, 'en', ', ') };
  return (value) => {
    const shown = shownOf(value);
    return (
      codes.get(String(value)) ??
      codes.get(String(value).toLowerCase()) ??
      new CellProblem('not_in_dictionary', { shown, choices: choices.zh }, { shown, choices: choices.en })
    );
  };
}

/** The choices for a message, a long list cut. */
export function shortList(column: SheetColumn, lang: keyof Label, separator: string): string {
  const all = choicesOf(column, lang);
  if (all.length <= CHOICES_SHOWN) return all.join(separator);
  return all.slice(0, CHOICES_SHOWN).join(separator) + fill(sheetText[lang].word.more, { count: all.length });
}

/** Parts of a cell that holds several: people separate them in many ways. */
function partsOf(text: string): string[] {
  return text.split(/[、,，;；\n]/).flatMap((part) => part.trim() || []);
}

function referencesReader(find: FindReference | undefined): ValueReader {
  return (value) => {
    const parts = partsOf(textOf(value));
    const unknown = find && parts.find((part) => find(part) === undefined);
    if (unknown !== undefined) return new CellProblem('unknown_reference', { shown: shownOf(unknown) });
    return parts.map((part) => find?.(part) ?? part);
  };
}

function referenceReader(find: FindReference | undefined): ValueReader {
  if (!find) return textOf;
  return (value) => find(textOf(value)) ?? new CellProblem('unknown_reference', { shown: shownOf(value) });
}

function regionReader(find: FindReference | undefined): ValueReader {
  if (!find) return textOf;
  return (value) => find(textOf(value)) ?? new CellProblem('unknown_region', { shown: shownOf(value) });
}
