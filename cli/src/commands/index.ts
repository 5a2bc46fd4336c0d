// Written by `npm run generate` from the files in this folder.
import lint from './lint.ts';

export { lint };
export const COMMANDS = [lint] as const;
