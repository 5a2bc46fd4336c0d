import type { SheetBatch, Workbook } from '../cell.ts';
import type { NumberForm } from '../date/number-format.ts';
import type { SheetLimits } from '../limits.ts';
import { SheetError } from '../sheet-error.ts';
import { scanPieces } from '../xml/pieces.ts';
import { ZipArchive } from '../zip/archive.ts';
import type { Inflate } from '../zip/inflate.ts';
import { findParts, type WorkbookParts } from './parts.ts';
import { readPictures } from './pictures.ts';
import { RowScanner } from './row-scanner.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readStyles } from './styles.ts';

/**
 * Opens an `.xlsx`. The whole directory is checked before anything is unpacked; a sheet is unpacked and scanned piece
 * by piece while its rows are read.
 * @throws SheetError
 */
export async function openXlsx(bytes: Uint8Array, limits: SheetLimits, inflate: Inflate): Promise<Workbook> {
  const archive = new ZipArchive(bytes, limits, inflate);
  const parts = await findParts(archive, limits);
  const shared = new SharedParts(archive, parts, limits);
  return {
    format: 'xlsx',
    sheets: parts.sheets.map(({ name, hidden }) => ({ name, hidden })),
    batches: (index) => batches(archive, parts, shared, index, limits),
    pictures: (index) => readPictures(archive, parts.sheets[index]?.part ?? '', limits),
  };
}

/** Strings and styles that all sheets share; they are read together with the first sheet. */
class SharedParts {
  readonly #archive: ZipArchive;
  readonly #parts: WorkbookParts;
  readonly #limits: SheetLimits;
  #strings: Promise<string[]> | undefined;
  #forms: Promise<NumberForm[]> | undefined;

  constructor(archive: ZipArchive, parts: WorkbookParts, limits: SheetLimits) {
    this.#archive = archive;
    this.#parts = parts;
    this.#limits = limits;
  }

  strings(): Promise<string[]> {
    const { strings } = this.#parts;
    this.#strings ??=
      strings === undefined ? Promise.resolve([]) : readSharedStrings(this.#archive, strings, this.#limits);
    return this.#strings;
  }

  forms(): Promise<NumberForm[]> {
    this.#forms ??= this.#readForms();
    return this.#forms;
  }

  async #readForms(): Promise<NumberForm[]> {
    const { styles } = this.#parts;
    return styles === undefined
      ? []
      : readStyles(await this.#archive.text(styles, this.#limits.smallPartBytes), styles);
  }
}

async function* batches(
  archive: ZipArchive,
  parts: WorkbookParts,
  shared: SharedParts,
  index: number,
  limits: SheetLimits,
): AsyncGenerator<SheetBatch> {
  const sheet = parts.sheets[index];
  if (!sheet) throw new SheetError('sheet_missing', { index: index + 1 });
  const forms = await shared.forms();
  const strings = await shared.strings();
  const size = Math.max(1, archive.sizeOf(sheet.part));
  const scanner = new RowScanner({ part: sheet.part, strings, forms, dateSystem: parts.dateSystem, limits });
  for await (const seen of scanPieces(archive.read(sheet.part), scanner.scan, limits.cellBytes, sheet.part)) {
    const { rows } = scanner;
    scanner.rows = [];
    if (rows.length > 0 || seen >= size) yield { rows, progress: Math.min(1, seen / size) };
    if (scanner.finished) return;
  }
  if (!scanner.finished) throw new SheetError('xml_damaged', { part: sheet.part });
}
