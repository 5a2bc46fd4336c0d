/** A document as plain data: a page or more for each record. */
export interface WordTask {
  /** Title in the properties of the file. */
  title: string;
  pages: readonly WordPage[];
}

export interface WordPage {
  title: string;
  tables: readonly WordTable[];
}

export interface WordTable {
  /** Heading above the table. */
  heading?: string;
  /** Widths of the columns, percent of the page's. */
  widths: readonly number[];
  /** Whether the first row is the head of the columns. */
  headed?: boolean;
  rows: readonly (readonly WordCell[])[];
}

/** The lines of a cell. */
export type WordCell = readonly WordLine[];

/** A line of text, or of pictures and names of files with a space between them. */
export type WordLine = string | readonly (string | WordPicture)[];

export interface WordPicture {
  type: 'png' | 'jpg';
  data: Uint8Array;
  /** Pixels at 96 to the inch. */
  width: number;
  height: number;
}
