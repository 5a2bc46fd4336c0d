/**
 * The reason why a cell has no usable value:
 * `error` an Excel error such as #N/A, `formula` a formula that was never calculated,
 * `rounded` a whole number of more than 15 digits, of which Excel stores only 15, `date` a serial outside 1900–9999.
 */
export interface CellFault {
  readonly fault: 'error' | 'formula' | 'rounded' | 'date';
  /** Text that the cell shows: `#N/A`, the digits, the serial; empty for a formula without value. */
  readonly shown: string;
}

/**
 * A cell's value. Dates are civil text as their number format shows them: `2024-03-01`, `2024-03-01 08:30:00`,
 * `08:30:00`; never an instant, so no time zone can move them. Numbers carry Excel's 15 significant digits.
 */
export type CellValue = string | number | boolean | CellFault | null;

/** A row with at least one value. */
export interface SheetRow {
  /** Row number as Excel shows it, from 1. */
  readonly row: number;
  /** By column index from 0 (A); missing elements and cells beyond the end are empty. */
  readonly cells: readonly CellValue[];
}

/** A group of rows that are passed on together for speed. */
export interface SheetBatch {
  readonly rows: readonly SheetRow[];
  /** Part of the sheet that has been read, 0 to 1. */
  readonly progress: number;
}

export interface SheetInfo {
  readonly name: string;
  readonly hidden: boolean;
}

/** A picture inside a workbook. */
export interface SheetPicture {
  /** Name of its part: `image7.png`. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** @throws SheetError when the archive is damaged */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A picture that lies on a sheet, with the cell below it. */
export interface PlacedPicture {
  /** Row number as Excel shows it, from 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  /** Absent: the picture is not in the file. */
  readonly picture: SheetPicture | undefined;
}

export interface SheetPictures {
  readonly placed: readonly PlacedPicture[];
  /** Returns the picture that the formula of a cell shows (`=DISPIMG("…",1)` of WPS); null for another text. */
  readonly ofCell: (text: string) => SheetPicture | undefined | null;
}

/** An opened workbook of any format. Sheets are read on demand and can be read again. */
export interface Workbook {
  readonly format: 'xlsx' | 'xls' | 'csv';
  readonly sheets: readonly SheetInfo[];
  /** Yields the rows of the sheet with this index, without blank rows. */
  batches(sheet: number): AsyncGenerator<SheetBatch>;
  /** Returns the pictures of the sheet with this index; absent: the format has none. */
  pictures?(sheet: number): Promise<SheetPictures>;
}

export function isFault(value: CellValue): value is CellFault {
  return typeof value === 'object' && value !== null;
}

/** Yields the rows one by one. */
export async function* rowsOf(workbook: Workbook, sheet = 0): AsyncGenerator<SheetRow> {
  for await (const batch of workbook.batches(sheet)) yield* batch.rows;
}

/** Returns the name of a column: 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}
