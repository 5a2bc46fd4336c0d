import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { at } from '../root.mjs';
import { licencesOf } from './licences.mjs';

/** Files that a build leaves for itself; maps point to sources that a package does not carry. */
const LEFTOVER = /(^|\/)\.tsbuildinfo$|\.map$/;
/** Files in which a comment may name a map. */
const MAPPED = new Set(['.js', '.mjs', '.ts', '.css']);

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The folder in which a package is put together as it will be installed.
 * @param {import('./list.mjs').Made} made
 * @param {string} folder absolute; it is emptied
 */
export function createStage(made, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = readJson(at(made.room, 'package.json'));
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    made,
    folder,
    /** Manifest of the workspace. */
    source: manifest,
    version: manifest.version,
    write,
    /** Copies a folder of the repository without leftovers. @param only returns whether a file is wanted */
    copy(from, to, only = () => true) {
      const root = at(from);
      if (!existsSync(root)) throw new Error(`${from} is missing: run npm run build`);
      cpSync(root, join(folder, to), {
        recursive: true,
        filter: (path) => !LEFTOVER.test(path) && (path === root || only(path.slice(root.length + 1))),
      });
      const copied = statSync(root).isDirectory() ? filesIn(join(folder, to)) : [join(folder, to)];
      for (const path of copied.filter((file) => MAPPED.has(extname(file)))) {
        const text = readFileSync(path, 'utf8');
        const clean = forOthers(path, text);
        if (clean !== text) writeFileSync(path, clean);
      }
    },
    /** Writes the manifest: what the workspace says, without what is for the repository, and `more`. */
    manifest(more = {}) {
      const { private: _private, scripts: _scripts, devDependencies: _tools, files: _files, ...kept } = manifest;
      const exported = more.exports ?? publicExports(kept.exports);
      write(
        'package.json',
        `${JSON.stringify(
          {
            ...kept,
            keywords: made.keywords,
            publishConfig: { access: 'public' },
            ...more,
            ...(exported ? { exports: { ...exported, './package.json': './package.json' } } : {}),
          },
          null,
          2,
        )}\n`,
      );
    },
    /** Copies what every package carries. */
    papers() {
      copyFileSync(at('LICENSE'), join(folder, 'LICENSE'));
      copyFileSync(at('CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
      copyFileSync(at(made.room, 'README.md'), join(folder, 'README.md'));
      write('NOTICES.md', licencesOf(made));
    },
  };
}

/** @typedef {ReturnType<typeof createStage>} Stage */

/** Returns exports without the condition that names the sources. */
export function publicExports(exported) {
  if (exported === undefined || typeof exported === 'string') return exported;
  return Object.fromEntries(
    Object.entries(exported)
      .filter(([name]) => name !== 'gongdi-source' && name !== './testing' && name !== './facts')
      .map(([name, value]) => [name, publicExports(value)]),
  );
}

const SOURCE = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"\n]+)\.tsx?(['"])/g;

/** Returns a text without the comment that names its map; declarations name the code, not the sources. */
export function forOthers(path, text) {
  const clean = text.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n');
  return path.endsWith('.d.ts') ? clean.replaceAll(SOURCE, '$1.js$2') : clean;
}

/** Returns the absolute paths of all files below a folder, sorted. */
export const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
