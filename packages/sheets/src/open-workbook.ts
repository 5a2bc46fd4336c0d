import { fileSize } from '@gongdi/domain';
import type { Workbook } from './cell.ts';
import { sniff } from './guard/sniff.ts';
import { defaultLimits, type SheetLimits } from './limits.ts';
import { SheetError } from './sheet-error.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';
import { inflateByStream, type Inflate } from './zip/inflate.ts';

export interface OpenOptions {
  readonly limits?: Partial<SheetLimits>;
  /** Default: the platform's `DecompressionStream`. */
  readonly inflate?: Inflate;
  /** Accept text as CSV. The import dialog accepts workbooks only, the CLI accepts both. */
  readonly csv?: boolean;
}

/**
 * Opens a spreadsheet by its content, never by its name.
 * @throws SheetError with a message about the remedy, for anything that cannot or must not be opened
 */
export async function openWorkbook(bytes: Uint8Array, options: OpenOptions = {}): Promise<Workbook> {
  const limits = { ...defaultLimits, ...options.limits };
  const kind = sniff(bytes);
  if (bytes.length > limits.fileBytes) {
    throw new SheetError('file_too_large', { size: fileSize(bytes.length), limit: fileSize(limits.fileBytes) });
  }
  switch (kind) {
    case 'zip':
      return openXlsx(bytes, limits, options.inflate ?? inflateByStream);
    case 'cfb':
      return (await import('./xls/open-xls.ts')).openXls(bytes, limits);
    case 'text':
      if (options.csv) return (await import('./csv/open-csv.ts')).openCsv(bytes, limits);
      throw new SheetError('file_text');
    case 'markup':
      throw new SheetError('file_html');
    case 'empty':
      throw new SheetError('file_empty');
    default:
      throw new SheetError('file_unknown');
  }
}
