import {
  dateTime,
  DEFAULT_TIME_ZONE,
  dictionaryOf,
  LIST_SEPARATOR,
  sheetColumnsOf,
  type AnyResource,
  type FieldKind,
  type Lang,
  type SheetColumn,
} from '@gongdi/domain';
import { sheetText } from '../text/index.ts';
import type { OutCell } from '../write/sheet-spec.ts';
import { streamWorkbook } from '../write/stream-workbook.ts';
import { writeWorkbook } from '../write/write-workbook.ts';
import { PLACES } from './cell-reader.ts';
import { unshifted } from './decimal.ts';
import { outColumn } from './out-columns.ts';
import type { TextOptions } from './template.ts';

export interface ExportOptions extends TextOptions {
  /** Time zone in which instants are shown. Default: Asia/Shanghai. */
  readonly zone?: string;
  /** Titles of referenced records, by resource name; without an entry, ids are written. */
  readonly titles?: Readonly<Record<string, (id: string) => string | undefined>>;
  /** Returns the names of a region by its code; absent: codes are written. */
  readonly regions?: (code: string) => string;
}

/**
 * Returns records as a workbook with the columns of the resource. `readRecords` reads the workbook back to the same
 * records.
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

/**
 * Like `exportRecords`, for any number of records: they are read one after the other and the workbook is yielded as it
 * is written, so that neither is in memory as a whole. `options.titles` is asked while the records are read.
 */
export function streamRecords(
  resource: AnyResource,
  records: AsyncIterable<Readonly<Record<string, unknown>>>,
  options: ExportOptions = {},
): AsyncGenerator<Uint8Array> {
  const lang = options.lang ?? 'zh';
  const columns = sheetColumnsOf(resource);
  const writers = columns.map((column) => cellWriter(column, lang, options));
  async function* rows(): AsyncGenerator<OutCell[]> {
    for await (const record of records) yield* rowsOf([record], columns, writers);
  }
  const sheet = { name: resource.label[lang], columns: columns.map((column) => outColumn(column, lang)), rows: rows() };
  return streamWorkbook(sheet, options);
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
  const write = WRITERS[column.kind]({ column, lang, options });
  return (value, record) => (value === null || value === undefined ? null : write(value, record));
}

/** Everything except the value that determines how a cell is written. */
interface Around {
  column: SheetColumn;
  lang: Lang;
  options: ExportOptions;
}
type MakeWriter = (around: Around) => CellWriter;

const text: MakeWriter = () => (value) => (typeof value === 'string' ? value : JSON.stringify(value));
const number: MakeWriter = () => (value) => value as number;
const list: MakeWriter =
  ({ lang }) =>
  (value) =>
    (value as string[]).join(LIST_SEPARATOR[lang]);
const shiftedBy =
  (places: number): MakeWriter =>
  () =>
  (value) =>
    unshifted(value as number, places);

function codeWriter({ column, lang }: Around): CellWriter {
  const labels = new Map(dictionaryOf(column.dict ?? '').entries.map((entry) => [entry.value, entry.label[lang]]));
  return (value) => labels.get(value as number) ?? String(value);
}

/**
 * Writes the title of a referenced record, or a placeholder when the title is unknown. An id has no meaning for people,
 * and users without access to that record could not import a sheet with the id.
 */
function titleWriter({ column, lang, options }: Around): (id: string) => string {
  const title = options.titles?.[column.ref ?? ''];
  return (id) => title?.(id) ?? (title ? sheetText[lang].word.unseen : id);
}

function choiceWriter(around: Around): CellWriter {
  const { choices } = around.column;
  if (!choices) return (value) => value as string;
  return (value, record) => choices(record).find((one) => one.value === value)?.label[around.lang] ?? (value as string);
}

/** Writer factory of each field kind. No sheet has a column of a place, a small table or a signature. */
const WRITERS = {
  text: choiceWriter,
  textarea: text,
  integer: number,
  decimal: number,
  money: text,
  fee: shiftedBy(PLACES.fee),
  meters: shiftedBy(PLACES.meters),
  boolean:
    ({ lang }) =>
    (value) =>
      sheetText[lang].word[value ? 'yes' : 'no'],
  date: text,
  datetime:
    ({ options }) =>
    (value) =>
      dateTime(value as string, options.zone ?? DEFAULT_TIME_ZONE),
  code: codeWriter,
  reference: (around) => {
    const title = titleWriter(around);
    return (value) => title(value as string);
  },
  references: (around) => {
    const title = titleWriter(around);
    return (value) => (value as string[]).map(title).join(LIST_SEPARATOR[around.lang]);
  },
  permissions: list,
  password: text,
  phone: text,
  idcard: text,
  region:
    ({ options }) =>
    (value) =>
      options.regions?.(value as string) ?? (value as string),
  address: text,
  place: text,
  rows: text,
  signature: text,
  file: text,
  files: text,
  image: text,
} satisfies Record<FieldKind, MakeWriter>;
