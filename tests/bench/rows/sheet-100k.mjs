import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, inRepository, runNode, scratch } from '../support/measure.mjs';
import { projectBook, WRONG_EVERY } from '../support/sheet-book.mjs';

const ROWS = 100_000;
const ROUNDS = 5;
const reader = inRepository('tests/bench/support/sheet-reader.mjs');

/**
 * The cost of both readers for the same file, in turn, each in its own process. The least disturbed round of each
 * counts, because one round takes seconds and other load does not affect both equally.
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
 * Excel, 100,000 rows of 12 columns. Our side checks the input limits, reads, checks the rows against the resource and
 * reports up to 1,000 problems. The peer is the fastest way of reading with SheetJS, which checks nothing. Wall time
 * without start and import.
 */
export const row = { id: 'sheet-100k', unit: 'ratio', hold: 0.4, better: 'lower', run: () => measured('wall') };

/** The same for the peak memory of the whole process. */
const memory = { id: 'sheet-100k-memory', unit: 'ratio', hold: 0.48, better: 'lower', run: () => measured('rss') };

export const rows = [row, memory];
