import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './root.mjs';

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'test-results']);

/**
 * Files below a folder, sorted; a file stands for itself, something absent for nothing.
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
 * One hash over names and contents. Contents rather than times, so that a checkout that comes back to the same
 * text builds nothing.
 * @param {string[]} paths files and folders relative to the repository
 * @param {(file: string) => boolean} [keep]
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

/** Whether the step `name` last ended well on this very fingerprint. */
export const isStamped = (name, print) =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === print;

export function stamp(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}
