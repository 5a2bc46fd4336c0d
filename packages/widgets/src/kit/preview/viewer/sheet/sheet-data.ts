/** Rows and columns that a view shows of one sheet, and sheets of one book. */
export const MOST = { rows: 2000, columns: 60, sheets: 20 } as const;

export interface SheetTable {
  name: string;
  /** Rows with their numbers, blank rows left out. */
  rows: { row: number; cells: string[] }[];
  columns: number;
  cutRows: boolean;
  cutColumns: boolean;
}
