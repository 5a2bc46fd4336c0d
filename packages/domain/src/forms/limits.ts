/**
 * Limits of a form. They are enough for every paper form of a site, and small enough that no form slows down a page or
 * a server.
 */
export const FORM_LIMITS = {
  /** Fields, including columns of tables. */
  fields: 200,
  /** Columns of one table. */
  columns: 30,
  /** Rows of one table, unless the table sets a lower limit. */
  rows: 200,
  options: 200,
  /** Single conditions of one rule. */
  tests: 20,
  /** Tasks with their own access rights. */
  tasks: 100,
  /** Characters. */
  formula: 500,
  /**
   * Values that all formulas of a form read when its tables are full: about 100 ms. A column of shares reads 40,000.
   */
  formulaReads: 300_000,
  label: 64,
  hint: 200,
  note: 2000,
  textarea: 10_000,
  /** People, projects … in one field. */
  references: 200,
  /** Characters of a form as JSON. */
  json: 512 * 1024,
} as const;
