// npm run fresh-clone [-- start|test …]: tests the first steps of a new developer. Clones the last commit into a new
// temporary folder, with an empty home folder, and runs `npm test` and `npm start` (twice) there. Prints the duration
// of each.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { Failed, mustSucceed, run } from './lib/run.mjs';

const KEPT = ['PATH', 'LANG', 'SYSTEMROOT', 'COMSPEC', 'PATHEXT', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
const START_LIMIT_MS = 10 * 60_000;
const STOP_LIMIT_MS = 30_000;

const named = process.argv.slice(2);
const wants = (part) => named.length === 0 || named.includes(part);
const times = [];

async function clocked(name, work) {
  const since = performance.now();
  const result = await work();
  times.push([name, `${((performance.now() - since) / 1000).toFixed(1)} s`]);
  return result;
}

/** The environment of a user who has just logged in on a machine that has only Node and npm. */
function newcomer(home) {
  const kept = KEPT.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]]);
  const npmSettings = Object.entries(process.env).filter(([name]) => /^npm_config_(registry|cafile|proxy)/i.test(name));
  return { ...Object.fromEntries([...kept, ...npmSettings]), HOME: home, USERPROFILE: home, CI: 'true', TERM: 'dumb' };
}

const running = new Set();
for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(name, () => {
    for (const child of running) signal(child, name);
    process.exit(code);
  });
}

const WINDOWS = process.platform === 'win32';

/** Runs npm in its own process group, so that a signal reaches all its processes, as in a terminal. */
function npm(args, cwd, env) {
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn('npm', args, { cwd, env, shell: WINDOWS, detached: !WINDOWS, stdio });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

function signal(child, name) {
  if (WINDOWS) {
    child.kill(name);
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const ended = (child) =>
  new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });

async function testRun(cwd, env) {
  const child = npm(['test'], cwd, env);
  child.stdout.pipe(process.stdout);
  const code = await clocked('npm test', () => ended(child));
  if (code !== 0) throw new Failed(`npm test → ${code}`);
}

/** Waits until the child prints the server's address and the server answers on /healthz. */
async function answers(child) {
  let output = '';
  let exited = false;
  child.stdout.on('data', (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  child.on('exit', () => (exited = true));
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await sleep(100)) {
    if (exited) break;
    const address = /^\s*(https?:\/\/\S+?)\/?\s*$/m.exec(output)?.[1];
    const response = address && (await fetch(`${address}/healthz`).catch(() => undefined));
    if (response?.ok) return address;
  }
  throw new Failed('npm start: no server answered on /healthz');
}

async function startRun(name, cwd, env) {
  const child = npm(['start', '--', '--port', '0'], cwd, env);
  const end = ended(child);
  try {
    await clocked(`${name}: /healthz answers`, () => answers(child));
  } finally {
    signal(child, 'SIGINT');
  }
  const code = await clocked(`${name}: stopped`, () => Promise.race([end, sleep(STOP_LIMIT_MS, 'still running')]));
  if (code === 'still running') {
    signal(child, 'SIGKILL');
    throw new Failed(`${name} did not stop within ${STOP_LIMIT_MS / 1000} s of Ctrl-C`);
  }
}

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gongdi-fresh-'));
  // As root, PostgreSQL would otherwise store its data in another place, where nothing removes it afterwards.
  chmodSync(folder, 0o755);
  const clone = join(folder, 'gongdi');
  const home = join(folder, 'home');
  mkdirSync(home);
  const env = newcomer(home);
  try {
    const options = { quiet: true, cwd: folder };
    mustSucceed('git clone', await run('git', ['clone', '--quiet', '--no-local', root, clone], options));
    if (wants('start')) {
      await startRun('first npm start (with install and build)', clone, env);
      await startRun('second npm start', clone, env);
    }
    if (wants('test')) await testRun(clone, env);
  } finally {
    for (const [name, time] of times) console.log(`${time.padStart(9)}  ${name}`);
    rmSync(folder, { recursive: true, force: true });
  }
});
