import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/** Runs `vite build` in a folder of the repository, as for production. */
async function runVite(cwd: string, args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const inRepository = (folder: string) => fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));

/**
 * Builds a test page with Vite, with the `vite.config.ts` in its folder, as for production: in vitest's own process the
 * build would be one for tests, in which antd gives every control the same id.
 * @param folder relative to the repository, e.g. `packages/elements/testing/wrapper`
 * @returns the folder that holds the built page
 */
export async function buildPage(folder: string): Promise<string> {
  const cwd = inRepository(folder);
  await runVite(cwd, []);
  return join(cwd, 'dist');
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
