/** Format of a column's values. Dates are given as civil text and become Excel dates. */
export type ColumnFormat = 'text' | 'number' | 'money' | 'date' | 'datetime' | 'general';

/** A value to write; `marked` highlights the cell as wrong, `note` becomes a comment. */
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
  /** Shows the header in the colour of required columns. */
  readonly required?: boolean;
  /** Comment of the header cell. */
  readonly note?: string;
  /** Text shown beside a selected cell of the column; at most 255 characters. */
  readonly prompt?: string;
  /** Values offered in a drop-down; Excel refuses other values. */
  readonly choices?: readonly string[];
  /** Excel's message for a value that is not among the choices. */
  readonly refusal?: string;
  readonly maxLength?: number;
  /** Wraps long texts. */
  readonly wrap?: boolean;
}

export interface OutSheet {
  readonly name: string;
  readonly columns: readonly OutColumn[];
  readonly rows: Iterable<readonly OutCell[]>;
  readonly hidden?: boolean;
  /** Number of input rows under the header; they get drop-downs, prompts and length checks. */
  readonly inputRows?: number;
}

/** Address of a cell, both numbers from 0. */
export type CellAddress = { readonly row: number; readonly column: number };
