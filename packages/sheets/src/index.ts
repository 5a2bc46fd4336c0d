export { columnName, isFault, rowsOf } from './cell.ts';
export type { CellFault, CellValue, SheetBatch, SheetInfo, SheetRow, Workbook } from './cell.ts';
export { sniff, type FileKind } from './guard/sniff.ts';
export { defaultLimits, type SheetLimits } from './limits.ts';
export { openWorkbook, type OpenOptions } from './open-workbook.ts';
export { SheetError, type SheetErrorCode } from './sheet-error.ts';
export { inflateByStream, type Inflate } from './zip/inflate.ts';
