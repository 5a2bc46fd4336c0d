import {
  DEFAULT_TIME_ZONE,
  dictionaryOf,
  fill,
  looksMasked,
  type FieldKind,
  type Label,
  type SheetColumn,
} from '@gongdi/domain';
import { isFault, type CellFault, type CellValue } from '../cell.ts';
import { isCivil, two } from '../date/civil.ts';
import { instantOf } from '../date/zoned.ts';
import { sheetText } from '../text/index.ts';
import { trimmed } from '../trimmed.ts';
import { decimalText, plainDecimal, shifted } from './decimal.ts';
import { CellProblem, shownOf } from './problem.ts';
import { choicesOf } from './sheet-columns.ts';

/** Returns the id of a record by its title; undefined when there is none. */
export type FindReference = (title: string) => string | undefined;

export interface CellReaderOptions {
  /** Time zone of dates with a time. Default: Asia/Shanghai. */
  readonly zone?: string;
  /** Lookup functions by the name of the referenced resource; without an entry, cells contain ids. */
  readonly references?: Readonly<Record<string, FindReference>>;
  /**
   * Returns the code of a region by its code or names; absent: cells contain codes. (The names are large, so the caller
   * provides them.)
   */
  readonly regions?: FindReference;
  /**
   * Handling of a cell with masked personal data: `refuse` reports a problem, as the check of every new record does
   * (default); `leave` reads the cell as empty, so that the cell sets no value in the record.
   */
  readonly masked?: 'refuse' | 'leave';
}

/**
 * Converts a cell to the field's value, or to a problem. A value that it cannot read is passed on unchanged; the shared
 * check refuses it.
 */
export type CellReader = (cell: CellValue) => unknown;

const DATE = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?(?:[ T]\s*(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const DIGITS = /^(\d{4})(\d\d)(\d\d)$/;
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const CHOICES_SHOWN = 12;

/** Decimal places between the displayed and the stored value: fees and lengths (console specification, section 9). */
export const PLACES = { fee: 2, meters: 3 } as const;

export function cellReader(column: SheetColumn, options: CellReaderOptions = {}): CellReader {
  const read = READERS[column.kind](column, options);
  const leaves = leavesMasked(column, options);
  return (cell) => {
    if (cell === null || cell === undefined) return null;
    if (isFault(cell)) return faultProblem(cell);
    if (typeof cell !== 'string') return read(cell);
    const text = trimmed(cell);
    return text === '' || leaves(text) ? null : read(text);
  };
}

/**
 * Returns whether a text is masked and is read as empty. A required field cannot be empty, so there the check reports
 * that the value is masked.
 */
function leavesMasked({ personal, required }: SheetColumn, { masked }: CellReaderOptions): (text: string) => boolean {
  if (masked !== 'leave' || required || personal === undefined) return () => false;
  return (text) => looksMasked(personal, text);
}

type ValueReader = (value: string | number | boolean) => unknown;

function faultProblem({ fault, shown }: CellFault): CellProblem {
  return new CellProblem(`cell_${fault}`, { shown });
}

/** Converts numbers and booleans in text columns to the text that Excel shows. */
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
  // A date column cannot hold a time: a time other than midnight is refused, not cut off.
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
    const text = String(value);
    const code = codes.get(text) ?? codes.get(text.toLowerCase());
    if (code !== undefined) return code;
    const shown = shownOf(value);
    return new CellProblem('not_in_dictionary', { shown, choices: choices.zh }, { shown, choices: choices.en });
  };
}

/** Returns the choices for a message; a long list is cut. */
function shortList(column: SheetColumn, lang: keyof Label, separator: string): string {
  const all = choicesOf(column, lang);
  if (all.length <= CHOICES_SHOWN) return all.join(separator);
  return all.slice(0, CHOICES_SHOWN).join(separator) + fill(sheetText[lang].word.more, { count: all.length });
}

/** Splits a cell with several values at any of the separators that people use. */
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

type MakeReader = (column: SheetColumn, options: CellReaderOptions) => ValueReader;

const text: MakeReader = () => textOf;
const number: MakeReader = () => (value) => (typeof value === 'string' ? numberOf(value) : value);

/** Reader factory of each field kind. No sheet has a column of a place, a small table or a signature. */
const READERS = {
  text,
  textarea: text,
  integer: number,
  decimal: number,
  money: () => (value) =>
    typeof value === 'number' ? decimalText(value) : (plainDecimal(textOf(value)) ?? textOf(value)),
  fee: () => scaledReader(PLACES.fee),
  meters: () => scaledReader(PLACES.meters),
  boolean: () => readBoolean,
  date: () => readDate,
  datetime:
    (_, { zone = DEFAULT_TIME_ZONE }) =>
    (value) =>
      readInstant(value, zone),
  code: codeReader,
  reference: ({ ref }, { references }) => referenceReader(references?.[ref ?? '']),
  references: ({ ref }, { references }) => referencesReader(references?.[ref ?? '']),
  permissions: () => (value) => partsOf(textOf(value)),
  password: text,
  phone: text,
  idcard: () => (value) => textOf(value).toUpperCase(),
  region: (_, { regions }) => regionReader(regions),
  address: text,
  place: text,
  rows: text,
  signature: text,
  file: text,
  files: text,
  image: text,
} satisfies Record<FieldKind, MakeReader>;
