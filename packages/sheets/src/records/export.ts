import {
  dateTime,
  DEFAULT_TIME_ZONE,
  dictionaryOf,
  LIST_SEPARATOR,
  sheetColumnsOf,
  type AnyResource,
  type Lang,
  type SheetColumn,
} from '@gongdi/domain';
import { sheetText } from '../text/index.ts';
import type { OutCell } from '../write/sheet-spec.ts';
import { writeWorkbook } from '../write/write-workbook.ts';
import { PLACES } from './cell-reader.ts';
import { unshifted } from './decimal.ts';
import { outColumn } from './out-columns.ts';
import type { TextOptions } from './template.ts';

export interface ExportOptions extends TextOptions {
  /** Zone in which instants are shown. Default: Asia/Shanghai. */
  readonly zone?: string;
  /** Titles of records referred to, by resource name; without an entry, ids are written. */
  readonly titles?: Readonly<Record<string, (id: string) => string | undefined>>;
  /** Names of a region by its code; absent: codes are written. */
  readonly regions?: (code: string) => string;
}

/**
 * Records as a workbook with the columns of the resource. What it writes, `readRecords` reads back to the same records.
 * @throws SheetError `sheet_rows` when there are more records than Excel has rows
 */
export function exportRecords(
  resource: AnyResource,
  records: Iterable<Readonly<Record<string, unknown>>>,
  options: ExportOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const lang = options.lang ?? 'zh';
  const columns = sheetColumnsOf(resource);
  const writers = columns.map((column) => cellWriter(column, lang, options));
  const sheet = {
    name: resource.label[lang],
    columns: columns.map((column) => outColumn(column, lang)),
    rows: rowsOf(records, columns, writers),
  };
  return writeWorkbook([sheet], options);
}

type CellWriter = (value: unknown, record: Readonly<Record<string, unknown>>) => OutCell;

function* rowsOf(
  records: Iterable<Readonly<Record<string, unknown>>>,
  columns: readonly SheetColumn[],
  writers: readonly CellWriter[],
): Generator<OutCell[]> {
  for (const record of records)
    yield columns.map((column, index) => writers[index]?.(valueAt(record, column.path), record));
}

function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
}

function cellWriter(column: SheetColumn, lang: Lang, options: ExportOptions): CellWriter {
  const write = valueWriter(column, lang, options);
  return (value, record) => (value === null || value === undefined ? null : write(value, record));
}

function valueWriter(column: SheetColumn, lang: Lang, options: ExportOptions): CellWriter {
  const { word } = sheetText[lang];
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      return (value) => value as number;
    case 'fee':
    case 'meters': {
      const places = PLACES[column.kind];
      return (value) => unshifted(value as number, places);
    }
    case 'boolean':
      return (value) => (value ? word.yes : word.no);
    case 'datetime':
      return (value) => dateTime(value as string, options.zone ?? DEFAULT_TIME_ZONE);
    case 'code': {
      const labels = new Map(dictionaryOf(column.dict ?? '').entries.map((entry) => [entry.value, entry.label[lang]]));
      return (value) => labels.get(value as number) ?? String(value);
    }
    case 'reference': {
      const title = options.titles?.[column.ref ?? ''];
      // An id tells nobody anything, and a sheet with one could not be read again by whoever may not see it.
      return (value) => title?.(value as string) ?? (title ? word.unseen : (value as string));
    }
    case 'references': {
      const title = options.titles?.[column.ref ?? ''];
      return (value) =>
        (value as string[]).map((id) => title?.(id) ?? (title ? word.unseen : id)).join(LIST_SEPARATOR[lang]);
    }
    case 'region':
      return (value) => options.regions?.(value as string) ?? (value as string);
    case 'permissions':
      return (value) => (value as string[]).join(LIST_SEPARATOR[lang]);
    case 'text': {
      const { choices } = column;
      if (!choices) return (value) => value as string;
      return (value, record) => choices(record).find((one) => one.value === value)?.label[lang] ?? (value as string);
    }
    default:
      return (value) => (typeof value === 'string' ? value : JSON.stringify(value));
  }
}
