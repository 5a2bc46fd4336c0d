// npm run bench [-- ROW …]: measures all rows or the named ones, with the built product, and records them in
// latest.json. npm run bench -- --holds: shows what the last three runs of each row say of its hold. A row is a module
// in rows/ with `row` or `rows`: { id, unit, hold, better, run() → { value, detail } }.
import { fork } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { describeMachine } from './support/machine.mjs';
import { holds, holdsTable, merge, table } from './support/results.mjs';

const LIMIT_MS = 20 * 60_000;
const LATEST = new URL('./latest.json', import.meta.url);
const ROWS = new URL('./rows/', import.meta.url);

async function discover() {
  const files = readdirSync(ROWS).filter((name) => name.endsWith('.mjs'));
  const found = await Promise.all(
    files.map(async (name) => {
      const file = new URL(name, ROWS).href;
      const { row, rows = [row] } = await import(file);
      return rows.map(({ id, unit, hold, better }) => ({ file, id, unit, hold, better }));
    }),
  );
  return found.flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Runs each row in its own process, so that no row warms up or slows down the next one. */
function measure({ file, id }) {
  return new Promise((resolve) => {
    const child = fork(new URL('./support/row-process.mjs', import.meta.url), [file, id]);
    let message = { error: 'ended without a result' };
    const timer = setTimeout(() => {
      message = { error: `took longer than ${LIMIT_MS / 60_000} minutes` };
      child.kill('SIGKILL');
    }, LIMIT_MS);
    child.on('message', (received) => (message = received));
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(message);
    });
  });
}

async function resultOf(row, machine) {
  const { id, unit, hold, better } = row;
  const since = performance.now();
  const { outcome, error } = await measure(row);
  const base = { row: id, value: outcome?.value ?? null, unit, hold, ok: false, better };
  const seconds = Math.round((performance.now() - since) / 1000);
  if (!outcome) {
    console.error(`${id}: ${error}`);
    return { ...base, error: error.split('\n')[0], seconds, machine };
  }
  return { ...base, ok: holds(row, outcome.value), detail: outcome.detail, seconds, machine };
}

const before = existsSync(LATEST) ? JSON.parse(readFileSync(LATEST, 'utf8')) : [];
if (process.argv[2] === '--holds') {
  console.log(holdsTable(before));
  process.exit(0);
}
const rows = await discover();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !rows.some(({ id }) => id === name));
if (unknown.length > 0 || rows.length === 0) {
  console.error(`No such row: ${unknown.join(', ')}. Rows: ${rows.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

const machine = describeMachine();
console.log(machine);
const results = [];
for (const row of rows.filter(({ id }) => named.length === 0 || named.includes(id))) {
  console.log(`▸ ${row.id} …`);
  results.push(await resultOf(row, machine));
}
writeFileSync(LATEST, `${JSON.stringify(merge(before, results), null, 2)}\n`);
console.log(`\n${table(results)}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
