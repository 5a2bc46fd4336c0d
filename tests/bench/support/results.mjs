/**
 * `runs` are the values of the last runs on the same machine, the newest last.
 * @typedef {{ row: string, value: number | null, unit: string, hold: number, ok: boolean, better: 'lower' | 'higher',
 *   runs?: number[], detail?: unknown, error?: string, seconds: number, machine: string }} Result
 */

/** So many runs tell what a row is worth. */
const RUNS = 3;
/** Share of a value by which a later run may be worse. */
const ROOM = 0.1;

/** Returns whether a value reaches the promised one. */
export const holds = ({ better, hold }, value) => (better === 'higher' ? value >= hold : value <= hold);

/**
 * Replaces the older results of the same rows with the new ones, which keep the values of the runs before as long as
 * the unit is the same, and keeps the results of all other rows. Sorted by row.
 * @param {Result[]} before @param {Result[]} fresh
 * @returns {Result[]}
 */
export function merge(before, fresh) {
  const byRow = new Map(before.map((result) => [result.row, result]));
  for (const result of fresh) {
    const { runs = [], unit } = byRow.get(result.row) ?? {};
    const earlier = unit === result.unit ? runs : [];
    const measured = result.value === null ? earlier : [...earlier, result.value];
    byRow.set(result.row, { ...result, runs: measured.slice(-RUNS) });
  }
  return [...byRow.values()].sort((a, b) => (a.row < b.row ? -1 : 1));
}

/**
 * Returns the hold that three runs give a row, docs/decisions/development/bench-holds.md: the worst of them with a tenth
 * of room, and never a looser one than the row has.
 * @param {Result} result
 * @returns {number | undefined} absent with fewer runs
 */
export function holdOf({ better, hold, runs = [] }) {
  if (runs.length < RUNS) return undefined;
  return better === 'higher'
    ? Math.max(hold, Math.min(...runs) * (1 - ROOM))
    : Math.min(hold, Math.max(...runs) * (1 + ROOM));
}

/** @param {Result[]} results @returns {string} what their runs say of their holds, a line for each row */
export function holdsTable(results) {
  const lines = results.map((result) => {
    const wanted = holdOf(result);
    const said = wanted === undefined ? 'too few runs' : wanted === result.hold ? 'as it is' : `hold ${number(wanted)}`;
    return [result.row, (result.runs ?? []).map(number).join(', '), number(result.hold), said];
  });
  return aligned([['row', 'runs', 'hold', ''], ...lines]);
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
  return aligned(lines, 1);
}

/** @param {string[][]} lines @param {number} [right] the column whose cells end at one edge */
function aligned(lines, right) {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line.map((cell, i) => (i === right ? cell.padStart(widths[i]) : cell.padEnd(widths[i] ?? 0))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}
