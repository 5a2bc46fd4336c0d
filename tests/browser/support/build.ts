import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/**
 * Runs `vite build` in a folder of the repository, as for production. With `GONGDI_STRICT=1` React is its development
 * build. Then the StrictMode around every widget mounts all effects twice, which reveals effects that leave something
 * behind.
 */
async function runVite(cwd: string, args: string[]): Promise<void> {
  const mode = process.env['GONGDI_STRICT'] ? 'development' : 'production';
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--mode', mode, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: mode },
  });
}

const inRepository = (folder: string) => fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));

/**
 * Builds a test page with Vite and the `vite.config.ts` in its folder, as for production. It runs in a separate
 * process: in vitest's own process the build would be one for tests, in which antd gives every control the same id. A
 * page is built once in a run, because many files use it, also at the same time: the first process builds, the other
 * processes wait.
 * @param folder relative to the repository, e.g. `packages/elements/testing/wrapper`
 * @returns the folder of the built page
 */
export async function buildPage(folder: string): Promise<string> {
  const cwd = inRepository(folder);
  const claim = join(inject('pages'), folder.replaceAll('/', '-'));
  const ended = join(claim, 'ended');
  if (take(claim)) {
    const fault = await runVite(cwd, []).then(
      () => '',
      (error: unknown) => String(error),
    );
    // Written to another name and renamed, so that no process reads an incomplete file.
    writeFileSync(`${ended}.draft`, fault);
    renameSync(`${ended}.draft`, ended);
  }
  while (!existsSync(ended)) await setTimeout(200);
  const fault = readFileSync(ended, 'utf8');
  if (fault !== '') throw new Error(fault);
  return join(cwd, 'dist');
}

/** @returns true for the process that makes the folder; false if another process has made it already */
function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Builds the elements as they are shipped, into another folder than the one that `npm start` serves, so that neither
 * disturbs the other.
 * @returns the folder that a server offers under `/elements/`
 */
export async function buildElements(): Promise<string> {
  const cwd = inRepository('packages/elements');
  const out = join(cwd, 'dist', 'app-under-test');
  await runVite(cwd, ['--outDir', out]);
  return out;
}
