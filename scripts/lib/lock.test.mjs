import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exclusively } from './lock.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gongdi-lock-'));
  file = join(folder, 'build.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts another process that takes the lock and does not release it. */
async function holder() {
  const module = new URL('./lock.mjs', import.meta.url).href;
  const program = `const { exclusively } = await import(${JSON.stringify(module)});
    await exclusively(${JSON.stringify(file)}, () => new Promise((done) => { process.stdin.on('data', done); process.stdout.write('held'); }));
    process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await new Promise((held) => {
    child.stdout.once('data', held);
  });
  return child;
}

function watched(work) {
  let done = false;
  const finished = work.then((value) => {
    done = true;
    return value;
  });
  return { finished, isDone: () => done };
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 500));

describe('a lock between processes', () => {
  it('lets the second wait until the first is done', async () => {
    const child = await holder();
    const second = watched(exclusively(file, async () => 'ours'));
    await moment();
    expect(second.isDone()).toBe(false);
    child.stdin.write('go');
    expect(await second.finished).toBe('ours');
    expect(existsSync(file)).toBe(false);
  });

  it('does not wait for one that was killed', async () => {
    const child = await holder();
    const second = watched(exclusively(file, async () => 'ours'));
    await moment();
    expect(second.isDone()).toBe(false);
    child.kill('SIGKILL');
    expect(await second.finished).toBe('ours');
  });

  it('does not believe a lock that nobody has touched for long, whoever has its number now', async () => {
    writeFileSync(file, String(process.ppid));
    utimesSync(file, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    expect(await exclusively(file, async () => readFileSync(file, 'utf8'))).toBe(String(process.pid));
  });

  it('is given back when the work fails', async () => {
    await expect(exclusively(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(file)).toBe(false);
  });
});
