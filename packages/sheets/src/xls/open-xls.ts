import type { CellObject, WorkSheet } from 'xlsx';
import { batchRows } from '../batch.ts';
import type { CellValue, SheetBatch, Workbook } from '../cell.ts';
import { numberForm, type NumberForm } from '../date/number-format.ts';
import type { DateSystem } from '../date/serial.ts';
import type { SheetLimits } from '../limits.ts';
import { SheetError } from '../sheet-error.ts';
import { DateMemo, exactNumber, formNumber } from '../xlsx/cell-number.ts';
import { codepages } from './codepage.ts';
import { checkContainer } from './container.ts';

/** UTF-16 name of the stream with which an encrypted xlsx uses the same container format. */
const ENCRYPTED = Array.from('EncryptedPackage', (letter) => letter.charCodeAt(0));

/** Error codes of BIFF cells ([MS-XLS] 2.5.10). */
const ERRORS: ReadonlyMap<unknown, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

/**
 * Opens an Excel 97–2003 workbook with SheetJS, which is loaded only here. Numbers, dates and faults have the same
 * values as from an xlsx.
 * @throws SheetError `file_encrypted`, `file_not_xls`
 */
export async function openXls(bytes: Uint8Array, limits: SheetLimits): Promise<Workbook> {
  if (isEncryptedPackage(bytes)) throw new SheetError('file_encrypted');
  checkContainer(bytes);
  const { read, set_cptable } = await import('xlsx');
  set_cptable(codepages);
  let book;
  try {
    const lean = { cellFormula: false, cellHTML: false, cellText: false, cellDates: false, sheetStubs: false };
    book = read(bytes, { type: 'array', dense: true, cellNF: true, ...lean });
  } catch (cause) {
    const secret =
      cause instanceof Error && /^(?:File is password-protected|Encryption scheme|Password)/.test(cause.message);
    throw new SheetError(secret ? 'file_encrypted' : 'file_not_xls', {}, { cause });
  }
  // For a damaged file SheetJS may return sheet names without sheets.
  const sheets = book.SheetNames.map((name, index) => ({
    name,
    hidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
  }));
  if (sheets.length === 0) throw new SheetError('sheet_none');
  const system: DateSystem = book.Workbook?.WBProps?.date1904 === true ? 1904 : 1900;
  return {
    format: 'xls',
    sheets,
    batches: (index) => batches(book.Sheets[sheets[index]?.name ?? ''], index, system, limits),
  };
}

async function* batches(
  sheet: WorkSheet | undefined,
  index: number,
  system: DateSystem,
  limits: SheetLimits,
): AsyncGenerator<SheetBatch> {
  if (!sheet) throw new SheetError('sheet_missing', { index: index + 1 });
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  const reader = new CellReader(system);
  yield* batchRows(rows(data, reader), data.length, limits);
}

/** `Array.from` visits the holes of a sparse array; `map` would skip them. */
function* rows(
  data: readonly (readonly (CellObject | undefined)[] | undefined)[],
  reader: CellReader,
): Generator<CellValue[] | undefined> {
  for (const line of data) yield line && Array.from(line, (cell) => reader.value(cell));
}

class CellReader {
  readonly #system: DateSystem;
  readonly #memo = new DateMemo();
  readonly #forms = new Map<string, NumberForm>();

  constructor(system: DateSystem) {
    this.#system = system;
  }

  value(cell: CellObject | undefined): CellValue {
    if (!cell) return null;
    const { t: type, v: value } = cell;
    if (type === 'e') return { fault: 'error', shown: ERRORS.get(value) ?? '#VALUE!' };
    if (typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value !== 'number') return null;
    const exact = exactNumber(String(value));
    if (typeof exact !== 'number') return exact;
    return formNumber(exact, this.#form(String(cell.z ?? '')), this.#system, this.#memo);
  }

  #form(code: string): NumberForm {
    let form = this.#forms.get(code);
    if (form === undefined) {
      form = numberForm(0, code);
      this.#forms.set(code, form);
    }
    return form;
  }
}

function isEncryptedPackage(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (ENCRYPTED.every((letter, index) => bytes[at + index * 2] === letter && bytes[at + index * 2 + 1] === 0))
      return true;
  }
  return false;
}
