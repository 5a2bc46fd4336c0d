import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';

/** The bundled program, as users run it. */
export const PROGRAM = fileURLToPath(new URL('../../../cli/dist/gongdi.js', import.meta.url));

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Run {
  stdin?: string | Uint8Array;
  /** Undefined removes a variable. */
  env?: Record<string, string | undefined>;
  cwd?: string;
}

/** The environment of the tests without variables that would change the program's answers. */
const plainEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(GONGDI_|DATABASE_URL|LC_|LANG|NO_COLOR|FORCE_COLOR)/.test(name)),
  );

/** Runs the program to its end, in English unless `env` sets another language. */
export function gongdi(args: readonly string[], { stdin, env, cwd }: Run = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { cwd, env: { ...plainEnv(), ...env } });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    // A program that ends before it has read its whole input is no error of the test.
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin ?? '');
  });
}

/** Makes a folder, which is removed after the test that makes it, or after all tests of the file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gongdi-cli-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    onTestFinished(remove);
  } catch {
    // Outside of a test. Within one, a hook of the file would never be called.
    afterAll(remove);
  }
  return folder;
}

/** Text that no output may contain: a stack, or an object printed by accident. */
export const LEAKS = /\n\s+at .+\(.+:\d+:\d+\)|\[object Object\]|undefined is not|Cannot read propert/;
