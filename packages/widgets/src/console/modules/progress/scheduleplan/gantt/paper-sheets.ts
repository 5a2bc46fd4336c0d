/** Paper on which plans are hung up, lying; millimetres. */
export const PAPERS = { A3: { width: 420, height: 297 }, A1: { width: 841, height: 594 } } as const;
export type PaperKey = keyof typeof PAPERS;

/** Millimetres around what is printed. */
export const MARGIN = 10;
const PX_PER_MM = 96 / 25.4;

/** Room of a sheet inside its margins, CSS pixels. */
export function roomOf(paper: PaperKey): { width: number; height: number } {
  const { width, height } = PAPERS[paper];
  return {
    width: Math.floor((width - 2 * MARGIN) * PX_PER_MM),
    // One pixel less: what is as high as the page pushes an empty one behind it.
    height: Math.floor((height - 2 * MARGIN) * PX_PER_MM) - 1,
  };
}

/** A part of the plan on one sheet. */
export interface Sheet {
  /** Place in the grid of sheets, from 0. */
  across: number;
  down: number;
  /** First row, and the row behind the last one. */
  from: number;
  to: number;
  /** Left edge of the time that it shows, and its width, pixels of the axis. */
  left: number;
  width: number;
}

/** Least room for bars beside the table, pixels. */
const LEAST_BARS = 200;

/**
 * Divides a plan among sheets: rows downwards, time to the right. Sheets further to the right repeat the names of the
 * tasks, so each can be read alone. Every row and every moment is on exactly one sheet.
 * @returns sheets in the order in which they are laid out: a row of sheets after the other
 */
export function sheetsOf({
  rows,
  axisWidth,
  room,
  head,
  row,
  tables,
}: {
  rows: number;
  axisWidth: number;
  room: { width: number; height: number };
  /** Height above the rows. */
  head: number;
  row: number;
  /** Width of the table on the first sheet of a row of sheets, and on the others. */
  tables: readonly [first: number, others: number];
}): Sheet[] {
  const perSheet = Math.max(1, Math.floor((room.height - head) / row));
  const columns: { left: number; width: number }[] = [];
  for (let left = 0; left < axisWidth || columns.length === 0;) {
    const most = Math.max(LEAST_BARS, room.width - tables[columns.length === 0 ? 0 : 1]);
    const width = Math.min(most, Math.max(1, axisWidth - left));
    columns.push({ left, width });
    left += width;
  }
  const sheets: Sheet[] = [];
  for (let from = 0, down = 0; from < rows || down === 0; from += perSheet, down += 1)
    for (const [across, { left, width }] of columns.entries())
      sheets.push({ across, down, from, to: Math.min(rows, from + perSheet), left, width });
  return sheets;
}
