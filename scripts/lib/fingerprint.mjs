import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './root.mjs';

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'test-results']);

/**
 * Returns the files below a folder, sorted. For a file it returns this file; for a missing path an empty list.
 * @param {string} path relative to the repository
 * @returns {string[]} relative to the repository
 */
export function filesUnder(path) {
  const stats = statSync(at(path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(at(path), { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
}

/**
 * Returns one hash over names and contents. It uses contents and not modification times, so that a checkout with the
 * same contents triggers no build.
 * @param {string[]} paths files and folders relative to the repository
 * @param {(file: string) => boolean} [keep] files for which it returns false are left out
 */
export function fingerprint(paths, keep = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder).filter(keep)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (name) => at('.cache', 'build', `${name}.stamp`);

/** Returns whether the last successful run of the step `name` had this fingerprint. */
export const isStamped = (name, print) =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === print;

export function stamp(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}
