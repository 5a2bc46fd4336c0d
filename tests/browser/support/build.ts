import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds a test page with Vite, with the `vite.config.ts` in its folder.
 * @param folder relative to the repository, e.g. `packages/elements/testing/wrapper`
 * @returns the folder that holds the built page
 */
export async function buildPage(folder: string): Promise<string> {
  const root = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  await build({ configFile: `${root}vite.config.ts`, logLevel: 'error' });
  return `${root}dist`;
}
