import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { filesUnder } from './fingerprint.mjs';
import { at } from './root.mjs';

/** Files that a package reads beside its code at run time and that `tsc` leaves behind. */
const ASSETS = new Set(['.sql', '.txt', '.xsd', '.xml', '.ttf', '.bpmn', '.xlsx']);

/** Bundlers of these rooms write into `dist` too, so files without a source of the same name are none to remove. */
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
 * After `tsc`: copies a room's assets from `src` to the same place in `dist`, and removes from `dist` what has no
 * source any more, so that a deleted migration or module is not run from an old build.
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
