/** Returns a line of a CSV file. A text that a spreadsheet would run as a formula is made harmless. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return cells
    .map((cell) => {
      if (cell === null || cell === undefined) return '';
      if (typeof cell === 'number') return String(cell);
      const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',');
}

/** CSV file with the byte order mark by which spreadsheets recognise Unicode. */
export const csvBlob = (lines: readonly string[]): Blob =>
  new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
