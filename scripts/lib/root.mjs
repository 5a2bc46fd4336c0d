import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the absolute path of a file or folder in the repository. */
export const at = (...parts) => join(root, ...parts);
