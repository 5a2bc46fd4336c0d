/** How a column's values are written and shown. Dates are given as civil text and become real Excel dates. */
export type ColumnFormat = 'text' | 'number' | 'money' | 'date' | 'datetime' | 'general';

/** A value to write; `marked` cells stand out as wrong, `note` shows as a comment. */
export type OutCell =
  | string
  | number
  | boolean
  | null
  | undefined
  | { readonly value: string | number | boolean | null; readonly marked: true; readonly note?: string };

export interface OutColumn {
  readonly header: string;
  readonly format: ColumnFormat;
  /** In characters of the default font. */
  readonly width?: number;
  /** Header in the colour of what must be filled in. */
  readonly required?: boolean;
  /** Comment of the header cell. */
  readonly note?: string;
  /** Shown beside a selected cell of the column; at most 255 characters. */
  readonly prompt?: string;
  /** Values offered in a drop-down; others are refused by Excel. */
  readonly choices?: readonly string[];
  /** What Excel says to a value that is not among the choices. */
  readonly refusal?: string;
  readonly maxLength?: number;
  /** Long texts break into lines. */
  readonly wrap?: boolean;
}

export interface OutSheet {
  readonly name: string;
  readonly columns: readonly OutColumn[];
  readonly rows: Iterable<readonly OutCell[]>;
  readonly hidden?: boolean;
  /** Rows under the header that take input: they get drop-downs, prompts and length checks. */
  readonly inputRows?: number;
}

/** A1 reference of a cell, both numbers from 0. */
export type CellAddress = { readonly row: number; readonly column: number };
