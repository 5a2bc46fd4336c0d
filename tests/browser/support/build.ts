import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/**
 * Builds a test page with Vite, with the `vite.config.ts` in its folder, as for production: in vitest's own process the
 * build would be one for tests, in which antd gives every control the same id.
 * @param folder relative to the repository, e.g. `packages/elements/testing/wrapper`
 * @returns the folder that holds the built page
 */
export async function buildPage(folder: string): Promise<string> {
  const cwd = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(cwd, 'dist');
}
