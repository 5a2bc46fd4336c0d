import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, inRepository, runNode, scratch } from '../support/measure.mjs';
import { projectBook, WRONG_EVERY } from '../support/sheet-book.mjs';

const ROWS = 100_000;
const ROUNDS = 5;
const reader = inRepository('tests/bench/support/sheet-reader.mjs');

/**
 * What both readers cost on the same file, in turn, each in a process of its own; of each its least disturbed round
 * counts, since one round takes seconds and a busy machine falls on them unevenly.
 */
async function measured(what) {
  const file = join(scratch(), 'projects.xlsx');
  writeFileSync(file, projectBook(ROWS));
  const runs = { gongdi: [], sheetjs: [] };
  const once = (which) => {
    const run = JSON.parse(runNode([reader, which, file]).stdout);
    runs[which].push(run);
    return run[what];
  };
  const { ratio } = await compare(
    ROUNDS,
    () => once('gongdi'),
    () => once('sheetjs'),
  );
  const [{ found }] = runs.gongdi;
  if (found.cleanCount + found.refusedCount !== ROWS || runs.sheetjs[0].found.rows !== ROWS + 1)
    throw new Error(`not every row was read: ${JSON.stringify(found)}`);
  if (found.refusedCount !== ROWS / WRONG_EVERY || found.reported !== 1000)
    throw new Error(`not every wrong row was found: ${JSON.stringify(found)}`);
  const least = (which, key) => Math.min(...runs[which].map((run) => run[key]));
  const costs = (which) => ({
    wall_ms: Math.round(least(which, 'wall')),
    cpu_ms: Math.round(least(which, 'cpu')),
    rss_mb: Math.round(least(which, 'rss')),
  });
  const detail = { rounds: ROUNDS, median_ratio: ratio, gongdi: costs('gongdi'), sheetjs: costs('sheetjs'), found };
  return { value: least('gongdi', what) / least('sheetjs', what), detail };
}

/**
 * Excel, 100,000 rows of 12 columns: guard, read, check against the resource and report up to 1,000 problems, against
 * the leanest reading of SheetJS, which checks nothing. Wall time without start and import.
 */
export const row = { id: 'sheet-100k', unit: 'ratio', hold: 0.4, better: 'lower', run: () => measured('wall') };

/** The same by peak memory of the whole process. */
const memory = { id: 'sheet-100k-memory', unit: 'ratio', hold: 0.7, better: 'lower', run: () => measured('rss') };

export const rows = [row, memory];
