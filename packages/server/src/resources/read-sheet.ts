import * as zlib from 'node:zlib';
import type { ImportProblem } from '@gongdi/api';
import { GongdiError, pictureColumnsOf, sheetColumnsOf, type AnyResource, type Lang } from '@gongdi/domain';
import {
  inflateByZlib,
  openWorkbook,
  readRecords,
  SheetError,
  type CleanRow,
  type ReadOptions,
  type SheetErrorCode,
  type SheetProblem,
} from '@gongdi/sheets';

/** Node's own inflate takes a fifth less time than the web's stream. */
const inflate = inflateByZlib(zlib);

/** Refusals caused by the type of the file. */
const NO_WORKBOOK: ReadonlySet<SheetErrorCode> = new Set([
  'file_unknown',
  'file_html',
  'file_text',
  'file_xlsb',
  'file_ods',
  'file_not_xlsx',
  'file_not_xls',
]);

/** The result of reading a sheet: records that may be stored, and the problems of the refused rows. */
export interface SheetRecords {
  clean: CleanRow<AnyResource>[];
  refused: number;
  errors: ImportProblem[];
}

/**
 * Reads a workbook as records. The type of the file is determined by its bytes, never by its name.
 * @throws GongdiError with the reason when the file as a whole is refused
 */
export async function readSheet(
  resource: AnyResource,
  bytes: Uint8Array,
  lang: Lang,
  options: ReadOptions<AnyResource>,
): Promise<SheetRecords> {
  try {
    const result = await readRecords(resource, await openWorkbook(bytes, { inflate }), options);
    // A wrong header refuses every row; no row is read.
    const refused = result.errorCount > 0 ? Math.max(result.refusedCount, 1) : 0;
    return { clean: result.clean, refused, errors: result.errors.map((one) => toWire(resource, one, lang)) };
  } catch (error) {
    throw error instanceof SheetError ? refusal(error) : error;
  }
}

function refusal(error: SheetError): GongdiError {
  const options = { label: error.text, cause: error };
  if (error.code === 'file_too_large') return new GongdiError('tooLarge', options);
  return new GongdiError(NO_WORKBOOK.has(error.code) ? 'unsupportedType' : 'invalid', options);
}

function toWire(resource: AnyResource, problem: SheetProblem, lang: Lang): ImportProblem {
  const { row, field, code } = problem;
  return { row, field, label: labelOf(resource, field, lang), code, message: problem.message[lang] };
}

/** Returns the label of a sheet's column by its path; empty for a problem of a whole row or of the header. */
export function labelOf(resource: AnyResource, path: string, lang: Lang): string {
  const columns = [...sheetColumnsOf(resource), ...pictureColumnsOf(resource)];
  return columns.find((column) => column.path.join('.') === path)?.label[lang] ?? '';
}
