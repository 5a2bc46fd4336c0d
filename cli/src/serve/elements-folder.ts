import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the repository builds the elements; beside the program, sources or bundle, at most so many folders up. */
const BUILT = 'packages/elements/dist/app/';
const LEVELS = 4;

/** Folder of the built elements and the console page; undefined when they were not built. */
export function elementsFolder(from: string = import.meta.url): string | undefined {
  for (let level = 1; level <= LEVELS; level += 1) {
    const folder = fileURLToPath(new URL('../'.repeat(level) + BUILT, from));
    if (existsSync(`${folder}index.html`)) return folder;
  }
  return undefined;
}
