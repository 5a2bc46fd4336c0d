/** Limits above which a workbook is refused. Sizes in bytes. */
export interface SheetLimits {
  /** Size of the uploaded file. */
  readonly fileBytes: number;
  /** Number of parts inside the zip archive. */
  readonly entries: number;
  /** Declared size of all parts together, and of one part. */
  readonly totalBytes: number;
  readonly entryBytes: number;
  /** Ratio of declared size to packed size, for parts above `ratioFromBytes`. Real sheets stay under 30. */
  readonly ratio: number;
  readonly ratioFromBytes: number;
  /** Size of parts that are read as a whole: workbook, relationships, styles. */
  readonly smallPartBytes: number;
  /** Number of rows with content, and index of the rightmost column with content. */
  readonly rows: number;
  readonly columns: number;
  /** Markup of one cell or one shared text; Excel's own limit is 32,767 characters. */
  readonly cellBytes: number;
  readonly strings: number;
}

const MB = 1024 * 1024;

export const defaultLimits: SheetLimits = {
  fileBytes: 128 * MB,
  // A library of questions has a picture for each.
  entries: 20_000,
  totalBytes: 512 * MB,
  entryBytes: 400 * MB,
  ratio: 200,
  ratioFromBytes: MB / 4,
  smallPartBytes: 32 * MB,
  rows: 1_048_576,
  columns: 512,
  cellBytes: 4 * MB,
  strings: 4_000_000,
};
