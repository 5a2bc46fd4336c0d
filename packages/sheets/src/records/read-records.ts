import { currentOverlay, withOverlay, type AnyResource, type InputOf } from '@gongdi/domain';
import type { SheetRow, Workbook } from '../cell.ts';
import { SheetError } from '../sheet-error.ts';
import type { CellReaderOptions } from './cell-reader.ts';
import { HeaderMatcher, type Header, type HeaderMap } from './header.ts';
import { shownOf, type SheetProblem } from './problem.ts';
import { PictureRows, takesPictures, type FieldPictures } from './row-pictures.ts';
import { RowChecker } from './row-checker.ts';
import { importColumnsOf } from './sheet-columns.ts';

export interface CleanRow<R extends AnyResource> {
  readonly row: number;
  readonly record: InputOf<R>;
  /** Absent: none. The record does not have them yet: whoever stores it stores them first. */
  readonly pictures?: readonly FieldPictures[];
}

/** A refused row with its cells as in the sheet, and its problems. */
export interface RefusedRow extends SheetRow {
  readonly problems: readonly SheetProblem[];
  /** Columns from 0 that have pictures, which a workbook of refused rows cannot hold. */
  readonly pictures?: readonly number[];
}

export interface ReadOptions<R extends AnyResource> extends CellReaderOptions {
  /** Index of the sheet; default: the visible sheet with most of the resource's columns. */
  readonly sheet?: number;
  /** Mapping of foreign headers to fields. */
  readonly headers?: HeaderMap;
  /** Problems and refused rows beyond this number are counted but not stored. */
  readonly maxProblems?: number;
  /** Receives accepted rows in order as they are found; `clean` then stays empty. */
  readonly onClean?: (rows: CleanRow<R>[]) => void | Promise<void>;
  /** Called with 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

export interface ReadResult<R extends AnyResource> {
  /** Name of the sheet that was read. */
  readonly sheet: string;
  /** Other visible sheets that have all required columns and rows below them, and were not read. */
  readonly otherSheets: readonly string[];
  readonly header: Header;
  readonly clean: CleanRow<R>[];
  readonly errors: SheetProblem[];
  /** Exact number, also when `errors` is cut. */
  readonly errorCount: number;
  readonly refused: RefusedRow[];
  readonly cleanCount: number;
  readonly refusedCount: number;
}

const MAX_PROBLEMS = 1000;
/** The header is searched in this number of rows, since titles, notes and dates may be above it. */
const HEADER_WITHIN = 30;

/**
 * Reads the rows of a sheet as records of a resource and checks them as the form does. A wrong header is reported as
 * problems, and no row is read.
 * @throws SheetError when the workbook is damaged, has no header of this resource, or has no rows
 */
export async function readRecords<R extends AnyResource>(
  resource: R,
  workbook: Workbook,
  options: ReadOptions<R> = {},
): Promise<ReadResult<R>> {
  // All rows use the dictionaries of this moment; other code may change the current ones while a batch is awaited.
  const overlay = currentOverlay();
  const matcher = new HeaderMatcher(resource, options.headers);
  const { sheet, header, otherSheets } = await findHeader(resource, workbook, matcher, options.sheet);
  const names = { sheet: workbook.sheets[sheet]?.name ?? '', otherSheets };
  const kept = new Kept<R>(names, header, options.maxProblems ?? MAX_PROBLEMS);
  if (header.problems.length > 0) return kept.withHeaderProblems();
  const pictures = takesPictures(resource)
    ? new PictureRows(resource, header, await workbook.pictures?.(sheet))
    : undefined;
  const checker = withOverlay(overlay, () => new RowChecker(resource, header, options));
  for await (const { rows, progress } of workbook.batches(sheet)) {
    const clean: CleanRow<R>[] = [];
    withOverlay(overlay, () => {
      for (const row of rows) {
        if (row.row <= header.row) continue;
        const read = readRow(row, checker, pictures, kept.hasRoom);
        if ('record' in read) clean.push(read);
        else kept.refuse(read.row, read.count, read.problems);
      }
    });
    kept.cleanCount += clean.length;
    if (clean.length > 0 && options.onClean) await options.onClean(clean);
    else kept.clean.push(...clean);
    options.onProgress?.(progress);
  }
  for (const { row, problem } of pictures?.left() ?? []) kept.refuse(row, 1, [problem]);
  if (kept.cleanCount + kept.refusedCount === 0) throw new SheetError('sheet_empty');
  return kept;
}

/** Reads a row with its pictures. */
function readRow<R extends AnyResource>(
  row: SheetRow,
  checker: RowChecker<R>,
  pictures: PictureRows | undefined,
  spell: boolean,
): CleanRow<R> | { row: Omit<RefusedRow, 'problems'>; count: number; problems: readonly SheetProblem[] } {
  const checked = checker.check(row, spell);
  if (!pictures && 'record' in checked) return { row: row.row, record: checked.record };
  const own = pictures?.take(row);
  const wrong = own?.problems ?? [];
  if ('record' in checked && wrong.length === 0)
    return { row: row.row, record: checked.record, ...(own && own.pictures.length > 0 && { pictures: own.pictures }) };
  const { count, problems } = 'record' in checked ? { count: 0, problems: [] } : checked;
  return {
    row: own && own.places.length > 0 ? { ...row, pictures: own.places } : row,
    count: count + wrong.length,
    problems: [...problems, ...wrong],
  };
}

/** Collects the result while rows are read. */
class Kept<R extends AnyResource> implements ReadResult<R> {
  readonly sheet: string;
  readonly otherSheets: readonly string[];
  readonly header: Header;
  readonly clean: CleanRow<R>[] = [];
  readonly errors: SheetProblem[] = [];
  readonly refused: RefusedRow[] = [];
  errorCount = 0;
  cleanCount = 0;
  refusedCount = 0;
  readonly #max: number;

  constructor({ sheet, otherSheets }: Pick<ReadResult<R>, 'sheet' | 'otherSheets'>, header: Header, max: number) {
    this.sheet = sheet;
    this.otherSheets = otherSheets;
    this.header = header;
    this.#max = max;
  }

  get hasRoom(): boolean {
    return this.errors.length < this.#max;
  }

  refuse(row: Omit<RefusedRow, 'problems'>, count: number, problems: readonly SheetProblem[]): void {
    this.errorCount += count;
    this.refusedCount += 1;
    if (problems.length === 0) return;
    this.errors.push(...problems.slice(0, this.#max - this.errors.length));
    this.refused.push({ ...row, problems });
  }

  withHeaderProblems(): this {
    this.errors.push(...this.header.problems);
    this.errorCount = this.header.problems.length;
    return this;
  }
}

async function findHeader(
  resource: AnyResource,
  workbook: Workbook,
  matcher: HeaderMatcher,
  wanted: number | undefined,
): Promise<{ sheet: number; header: Header; otherSheets: string[] }> {
  const found: Found[] = [];
  for (const [sheet, { hidden }] of workbook.sheets.entries()) {
    if (wanted === undefined ? hidden : sheet !== wanted) continue;
    const rows = await firstRows(workbook, sheet);
    const scored = rows.map((row, at) => ({ sheet, row, below: rows.slice(at + 1), score: matcher.score(row) }));
    const [first] = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
    if (first) found.push(first);
  }
  if (wanted !== undefined && !workbook.sheets[wanted]) throw new SheetError('sheet_missing', { index: wanted + 1 });
  const [best, ...others] = found.toSorted((a, b) => b.score - a.score);
  if (best) {
    const withRows = others.filter((other) => holdsRecords(other, best, matcher)).map(({ sheet }) => sheet);
    const otherSheets = withRows.toSorted((a, b) => a - b).map((sheet) => workbook.sheets[sheet]?.name ?? '');
    return { sheet: best.sheet, header: matcher.read(best.row), otherSheets };
  }
  const labels = importColumnsOf(resource).map((column) => column.label.zh);
  throw new SheetError('header_none', { columns: labels.join('、') });
}

/** The most probable header row of a sheet. */
interface Found {
  readonly sheet: number;
  readonly row: SheetRow;
  readonly below: readonly SheetRow[];
  /** Number of columns that the row names. */
  readonly score: number;
}

/**
 * Returns whether a sheet has a similar header as the best sheet, with all required columns, and rows below it. A sheet
 * that only explains the columns has no such header.
 */
function holdsRecords({ row, below, score }: Found, best: Found, matcher: HeaderMatcher): boolean {
  if (score * 2 < best.score || (score < 2 && best.score > 1)) return false;
  if (matcher.read(row).problems.some(({ code }) => code === 'header_missing')) return false;
  return below.some(({ cells }) => cells.some((cell) => shownOf(cell).trim() !== ''));
}

async function firstRows(workbook: Workbook, sheet: number): Promise<SheetRow[]> {
  const found: SheetRow[] = [];
  for await (const { rows } of workbook.batches(sheet)) {
    found.push(...rows.slice(0, HEADER_WITHIN - found.length));
    if (found.length >= HEADER_WITHIN) break;
  }
  return found;
}
