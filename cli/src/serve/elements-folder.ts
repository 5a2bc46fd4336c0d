import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Build folder of the elements in the repository. It is searched in up to LEVELS folders above the program, which may
 * run from the sources or the bundle.
 */
const BUILT = 'packages/elements/dist/app/';
const LEVELS = 4;

/**
 * Returns the folder of the built elements and the console page: in the repository, or the package that the server's
 * package brings. Undefined when they are not built.
 */
export function elementsFolder(from: string = import.meta.url): string | undefined {
  for (let level = 1; level <= LEVELS; level += 1) {
    const folder = fileURLToPath(new URL('../'.repeat(level) + BUILT, from));
    if (existsSync(`${folder}index.html`)) return folder;
  }
  return packagedFolder();
}

function packagedFolder(): string | undefined {
  try {
    const { resolve } = createRequire(import.meta.resolve('@gongdi/server'));
    return `${dirname(resolve('@gongdi/elements/app/index.html'))}/`;
  } catch {
    return undefined;
  }
}
