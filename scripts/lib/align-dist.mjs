import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { filesUnder } from './fingerprint.mjs';
import { at } from './root.mjs';

/** Extensions of files that a package reads at run time beside its code and that `tsc` does not copy. */
const ASSETS = new Set(['.sql', '.txt', '.xsd', '.xml', '.ttf', '.bpmn', '.xlsx']);

/** In these rooms a bundler also writes into `dist`, so a file without a source of the same name is not removed. */
const BUNDLED = new Set(['cli', 'packages/elements']);

const sourcesOf = (file) => {
  const stem = file.replace(/(\.d\.ts|\.js)(\.map)?$/, '');
  return stem === file ? [file] : [`${stem}.ts`, `${stem}.tsx`, `${stem}.json`];
};

function everyFile(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * To be run after `tsc`: copies a room's assets from `src` to the same place in `dist`, and removes files from `dist`
 * whose source no longer exists, so that a deleted migration or module is not run from an old build.
 * @param {string} room folder relative to the repository
 */
export function alignDist(room) {
  const src = at(room, 'src');
  const dist = at(room, 'dist');
  for (const file of filesUnder(`${room}/src`).filter((name) => ASSETS.has(extname(name)))) {
    const target = join(dist, relative(`${room}/src`, file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(at(file), target);
  }
  if (BUNDLED.has(room)) return;
  for (const file of everyFile(dist)) {
    const name = relative(dist, file);
    if (name === '.tsbuildinfo') continue;
    if (!sourcesOf(name).some((source) => existsSync(join(src, source)))) rmSync(file);
  }
}
