import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/**
 * Runs `vite build` in a folder of the repository, as for production. With `GONGDI_STRICT=1` React is its development
 * build, in which the StrictMode around every widget mounts all effects twice: what leaves something behind is found.
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
 * Builds a test page with Vite, with the `vite.config.ts` in its folder, as for production: in vitest's own process the
 * build would be one for tests, in which antd gives every control the same id. Once in a run: many files use one page.
 * @param folder relative to the repository, e.g. `packages/elements/testing/wrapper`
 * @returns the folder that holds the built page
 */
export async function buildPage(folder: string): Promise<string> {
  const cwd = inRepository(folder);
  const dist = join(cwd, 'dist');
  const mark = join(dist, '.run');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inject('run')) return dist;
  await runVite(cwd, []);
  writeFileSync(mark, inject('run'));
  return dist;
}

/**
 * Builds the elements as they are shipped, beside what `npm start` serves, so that neither disturbs the other.
 * @returns the folder that a server offers under `/elements/`
 */
export async function buildElements(): Promise<string> {
  const cwd = inRepository('packages/elements');
  const out = join(cwd, 'dist', 'app-under-test');
  await runVite(cwd, ['--outDir', out]);
  return out;
}
