// Child process of the sheet rows: `node sheet-reader.mjs gongdi|sheetjs FILE` reads once and prints the cost, without
// the time for start and import: { wall, cpu, rss } in milliseconds and MB, and the result of the reading.
import { readFileSync } from 'node:fs';
import * as zlib from 'node:zlib';

const [which, file] = process.argv.slice(2);

/**
 * The same steps as in the server and the CLI: check the input limits, read, match the header, check every row as the
 * form does, keep valid records and the first 1,000 problems.
 */
async function gongdi() {
  const { projectmanage } = await import('@gongdi/domain');
  const { inflateByZlib, openWorkbook, readRecords } = await import('@gongdi/sheets');
  const options = { inflate: inflateByZlib(zlib) };
  return async (bytes) => {
    const { cleanCount, refusedCount, errorCount, errors, clean } = await readRecords(
      projectmanage,
      await openWorkbook(bytes, options),
    );
    return { cleanCount, refusedCount, errorCount, reported: errors.length, kept: clean.length };
  };
}

/** The fastest way of reading with SheetJS: dense, no formulas, no HTML, no formatted text. It checks nothing. */
async function sheetjs() {
  const { read } = await import('xlsx');
  return (bytes) => {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      sheets: 0,
    });
    return { rows: book.Sheets[book.SheetNames[0]]['!data'].length };
  };
}

const work = await { gongdi, sheetjs }[which]();
const bytes = new Uint8Array(readFileSync(file));
const before = process.cpuUsage();
const since = performance.now();
const found = await work(bytes);
const wall = performance.now() - since;
const { user, system } = process.cpuUsage(before);
// maxRSS is in KB.
const cost = { wall, cpu: (user + system) / 1000, rss: process.resourceUsage().maxRSS / 1024 };
process.stdout.write(JSON.stringify({ ...cost, found }));
