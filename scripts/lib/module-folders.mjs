/**
 * Folders where a module is one file with a default export and nothing else lists it: their `index.ts` is written
 * by `npm run generate`. Adding a module is adding a file.
 *
 * - `eager`: `list` is an array of all default exports, each also exported under its own name.
 * - `lazy`: `list` is an object from file name to a function that imports that module.
 * @type {{ folder: string, list: string, kind: 'eager' | 'lazy' }[]}
 */
export const MODULE_FOLDERS = [
  { folder: 'packages/domain/src/resources', list: 'RESOURCES', kind: 'eager' },
  { folder: 'cli/src/commands', list: 'COMMANDS', kind: 'eager' },
];
