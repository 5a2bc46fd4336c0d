/** What a form may hold. Enough for every paper form of a site, little enough that none slows a page or a server. */
export const FORM_LIMITS = {
  /** Fields, columns of tables among them. */
  fields: 200,
  /** Columns of one table. */
  columns: 30,
  /** Rows of one table, unless it says fewer. */
  rows: 200,
  options: 200,
  /** Single conditions of one rule. */
  tests: 20,
  /** Tasks with rights of their own. */
  tasks: 100,
  /** Characters. */
  formula: 500,
  /** Values that all formulas of a form read when its tables are full: some 100 ms. A column of shares reads 40,000. */
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
