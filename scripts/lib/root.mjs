import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Absolute path of something in the repository. */
export const at = (...parts) => join(root, ...parts);
