/**
 * @typedef {{ row: string, value: number | null, unit: string, hold: number, ok: boolean, better: 'lower' | 'higher',
 *   detail?: unknown, error?: string, seconds: number, machine: string }} Result
 */

/** Returns whether a value reaches the promised one. */
export const holds = ({ better, hold }, value) => (better === 'higher' ? value >= hold : value <= hold);

/**
 * Replaces the older results of the same rows with the new ones and keeps the results of all other rows. Sorted by row.
 * @param {Result[]} before @param {Result[]} fresh
 * @returns {Result[]}
 */
export function merge(before, fresh) {
  const byRow = new Map([...before, ...fresh].map((result) => [result.row, result]));
  return [...byRow.values()].sort((a, b) => (a.row < b.row ? -1 : 1));
}

const number = (value) => (value === null ? '–' : String(Number(value.toPrecision(4))));

/** @param {Result[]} results @returns {string} a table for people */
export function table(results) {
  const lines = [
    ['row', 'value', 'unit', 'hold', ''],
    ...results.map(({ row, value, unit, better, hold, ok, error }) => [
      row,
      number(value),
      unit,
      `${better === 'higher' ? '≥' : '≤'} ${number(hold)}`,
      ok ? 'ok' : (error ?? 'MISSED'),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) => line.map((cell, i) => (i === 1 ? cell.padStart(widths[i]) : cell.padEnd(widths[i] ?? 0))).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
