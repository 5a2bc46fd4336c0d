import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Name of bpmnlint's configuration file. */
export const RC_NAME = '.bpmnlintrc';

/** Returns the file in this folder, or the nearest one above. */
export function findBpmnlintrc(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = join(folder, RC_NAME);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
    if (folder === dirname(folder)) return undefined;
  }
}
