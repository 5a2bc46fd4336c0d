import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isRunning, readHolder, thisProcess, writeHolder } from './holder.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-holder-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('a holder', () => {
  it('reads as it was written', () => {
    const file = path.join(folder, 'holder.json');
    expect(readHolder(file)).toBeUndefined();
    writeHolder(file, thisProcess('http://127.0.0.1:8620'));
    expect(readHolder(file)).toMatchObject({ pid: process.pid, address: 'http://127.0.0.1:8620' });
  });

  it('is running while its process is, and a later process of the same number is another one', async () => {
    const child = spawn('sleep', ['30']);
    const parent = { ...thisProcess(''), pid: process.ppid };
    // The parent process began at another time than this process, whose start the record contains.
    expect(isRunning(parent)).toBe(false);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('exit', resolve));
    expect(isRunning({ pid: child.pid!, began: '', address: '' })).toBe(false);
    expect(isRunning(undefined)).toBe(false);
  });
});
