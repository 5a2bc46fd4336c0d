import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { at } from './root.mjs';
import { MODULE_FOLDERS } from './module-folders.mjs';

const HEADER = '// Written by `npm run generate` from the files in this folder.\n';
/** As in .prettierrc.json, so that the written file needs no formatting. */
const WIDTH = 120;

const isModule = (name) => /\.tsx?$/.test(name) && !/^index\.|\.(test|d)\.tsx?$/.test(name);
const stem = (name) => name.replace(/\.tsx?$/, '');
const identifier = (name) => stem(name).replace(/-+(\w)/g, (_, letter) => letter.toUpperCase());

/** A bracketed list on one line where it fits, else one item a line, as prettier lays it out. */
function bracketed(before, open, items, close, after) {
  const space = open === '{' ? ' ' : '';
  const line = `${before}${open}${space}${items.join(', ')}${space}${close}${after}`;
  if (line.length <= WIDTH) return `${line}\n`;
  return `${before}${open}\n${items.map((item) => `  ${item},\n`).join('')}${close}${after}\n`;
}

function eager(files, list) {
  const names = files.map(identifier);
  return [
    HEADER,
    ...files.map((file, i) => `import ${names[i]} from './${file}';\n`),
    '\n',
    bracketed('export ', '{', names, '}', ';'),
    bracketed(`export const ${list} = `, '[', names, ']', ' as const;'),
  ].join('');
}

function lazy(files, list) {
  const key = (file) => (/^\w+$/.test(stem(file)) ? stem(file) : `'${stem(file)}'`);
  return [
    HEADER,
    `export const ${list} = {\n`,
    ...files.map((file) => `  ${key(file)}: () => import('./${file}'),\n`),
    '} as const;\n',
  ].join('');
}

/** The text of the index that lists these modules. */
export function moduleIndex(fileNames, { list, kind }) {
  const files = fileNames.filter(isModule).sort((a, b) => (a < b ? -1 : 1));
  return kind === 'lazy' ? lazy(files, list) : eager(files, list);
}

/**
 * Every generated index with its wanted and its present text.
 * @returns {{ path: string, wanted: string, present: string }[]}
 */
export function moduleIndexes() {
  return MODULE_FOLDERS.filter(({ folder }) => existsSync(at(folder))).map((entry) => {
    const path = `${entry.folder}/index.ts`;
    return {
      path,
      wanted: moduleIndex(readdirSync(at(entry.folder)), entry),
      present: existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '',
    };
  });
}

/**
 * Writes the indexes that differ from what their folders hold.
 * @returns {string[]} the paths written
 */
export function writeModuleIndexes() {
  const changed = moduleIndexes().filter(({ wanted, present }) => wanted !== present);
  for (const { path, wanted } of changed) writeFileSync(at(path), wanted);
  return changed.map(({ path }) => path);
}
