import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('files/', import.meta.url));

/** Reads the committed golden files. */
export function keptFiles(folder = FOLDER): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Writes the wanted golden files and removes those that are no longer wanted. @returns names of the changed files */
export function writeFiles(wanted: ReadonlyMap<string, string>, folder = FOLDER): string[] {
  mkdirSync(folder, { recursive: true });
  const kept = keptFiles(folder);
  const gone = [...kept.keys()].filter((name) => !wanted.has(name));
  const changed = [...wanted].filter(([name, text]) => kept.get(name) !== text);
  for (const name of gone) rmSync(join(folder, name));
  for (const [name, text] of changed) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return [...gone, ...changed.map(([name]) => name)];
}

/**
 * Returns the differences between two states of the golden files: for each file its first lines that differ, `-` as
 * committed, `+` as it is now.
 */
export function differences(kept: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...kept.keys(), ...wanted.keys()])].toSorted();
  return names.flatMap((name) => {
    const [was, is] = [kept.get(name), wanted.get(name)];
    if (was === is) return [];
    if (was === undefined) return [`${name}: is new`];
    if (is === undefined) return [`${name}: nothing stands behind it any more`];
    const [before, after] = [was.split('\n'), is.split('\n')];
    const at = before.findIndex((line, place) => line !== after[place]);
    const place = at < 0 ? before.length : at;
    return [`${name}:${place + 1}`, `  - ${before[place] ?? '(end)'}`, `  + ${after[place] ?? '(end)'}`];
  });
}
