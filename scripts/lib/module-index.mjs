import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { at } from './root.mjs';
import { MODULE_INDEXES } from './module-folders.mjs';
import { moduleGroups } from './module-groups.mjs';

const HEADER = '// Written by `npm run generate` from the files that it lists.\n';
/** As in .oxfmtrc.json, so that the written file needs no formatting. */
const WIDTH = 120;

const isModule = (path) => /\.tsx?$/.test(path) && !/(^|\/)index\.|\.(test|d)\.tsx?$/.test(path);
const stem = (path) => posix.basename(path).replace(/\.tsx?$/, '');
/** The name of a module: its file name, or the name of its folder if the file has the same name in every folder. */
const nameOf = (path, { named }) => (named ? posix.basename(posix.dirname(path)) : stem(path));
const identifier = (name) => name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase());

/** A bracketed list on one line if it fits, else with one item a line, in the formatter's layout. */
function bracketed(before, open, items, close, after) {
  const space = open === '{' ? ' ' : '';
  const line = `${before}${open}${space}${items.join(', ')}${space}${close}${after}`;
  if (line.length <= WIDTH) return `${line}\n`;
  return `${before}${open}\n${items.map((item) => `  ${item},\n`).join('')}${close}${after}\n`;
}

/** Returns the module specifier with which the index imports a module. */
function specifierIn(index, path) {
  const relative = posix.relative(posix.dirname(index), path);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function eager(modules, { list, of, index, exported = !of }) {
  const names = modules.map(({ name }) => identifier(name));
  const type = of ? `: readonly ${of.type}[]` : '';
  return [
    HEADER,
    ...modules.map(({ path }, i) => `import ${names[i]} from '${specifierIn(index, path)}';\n`),
    of ? `import type { ${of.type} } from '${specifierIn(index, of.from)}';\n` : '',
    '\n',
    exported ? bracketed('export ', '{', names, '}', ';') : '',
    bracketed(`export const ${list}${type} = `, '[', names, ']', of ? ';' : ' as const;'),
  ].join('');
}

const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

function keyed(modules, { list, of, index, below }) {
  const entries = modules.map(({ name, path }) => {
    const [folder, id] = [key(posix.relative(below, posix.dirname(path))), identifier(name)];
    return folder === id ? id : `${folder}: ${id}`;
  });
  return [
    HEADER,
    ...modules.map(({ name, path }) => `import ${identifier(name)} from '${specifierIn(index, path)}';\n`),
    `import type { ${of.type} } from '${specifierIn(index, of.from)}';\n\n`,
    bracketed(`export const ${list}: Readonly<Record<string, ${of.type}>> = `, '{', entries, '}', ';'),
  ].join('');
}

const star = (modules, { index }) =>
  [HEADER, ...modules.map(({ path }) => `export * from '${specifierIn(index, path)}';\n`)].join('');

function whole(modules, { list, of, index }) {
  const names = modules.map(({ name }) => identifier(name));
  return [
    HEADER,
    ...modules.map(({ path }, i) => `import * as ${names[i]} from '${specifierIn(index, path)}';\n`),
    `import type { ${of.type} } from '${specifierIn(index, of.from)}';\n\n`,
    bracketed(`export const ${list}: readonly ${of.type}[] = `, '[', names, ']', ';'),
  ].join('');
}

function lazy(modules, { list, index }) {
  return [
    HEADER,
    `export const ${list} = {\n`,
    ...modules.map(({ name, path }) => `  ${key(name)}: () => import('${specifierIn(index, path)}'),\n`),
    '} as const;\n',
  ].join('');
}

function grouped(modules, { index }) {
  return [
    HEADER,
    ...modules.map(({ name, path }) => `export * as ${identifier(name)} from '${specifierIn(index, path)}';\n`),
  ].join('');
}

/** On two lines if it is too long for one, in the formatter's layout. */
function namesLine(names) {
  const line = `    names: '${names}',`;
  return line.length <= WIDTH ? `${line}\n` : `    names:\n      '${names}',\n`;
}

/** Returns the index of the groups, and for each group an index of its modules. */
function late(modules, { list, of, index, each, eachOf, below }) {
  const groups = moduleGroups(modules, below);
  const fileOf = (group) => `${each}/${group}.ts`;
  const entries = groups.flatMap(({ group, names }) => [
    `  ${key(group)}: {\n`,
    namesLine(names),
    `    load: () => import('${specifierIn(index, fileOf(group))}'),\n`,
    '  },\n',
  ]);
  const groupList = [
    HEADER,
    `import type { ${of.type} } from '${specifierIn(index, of.from)}';\n\n`,
    `export const ${list}: Readonly<Record<string, ${of.type}>> = {\n`,
    ...entries,
    '};\n',
  ].join('');
  return [
    { path: index, wanted: groupList },
    ...groups.map((one) => ({
      path: fileOf(one.group),
      wanted: eager(one.modules, { ...eachOf, index: fileOf(one.group) }),
    })),
  ];
}

const TEXTS = { eager, keyed, star, whole, lazy, grouped };

/**
 * Returns the text of the index that lists these modules.
 * @param {string[]} paths of files, from the root of the repository
 * @param {import('./module-folders.mjs').MODULE_INDEXES[number]} entry
 * @throws Error if there is no module, or if two would have the same name
 */
export function moduleIndex(paths, entry) {
  return TEXTS[entry.kind](modulesIn(paths, entry), entry);
}

/** Returns the modules of an entry, in the order of their index. */
function modulesIn(paths, entry) {
  // Kinds that depend on the folder are sorted by path, the other kinds by name.
  const by = entry.kind === 'keyed' || entry.kind === 'star' || entry.kind === 'whole' ? 'path' : 'name';
  const modules = paths
    .filter(isModule)
    .map((path) => ({ path, name: nameOf(path, entry) }))
    .sort((a, b) => (a[by] < b[by] ? -1 : 1));
  if (modules.length === 0) throw new Error(`${entry.index}: nothing to list in ${entry.in ?? entry.below}`);
  const names = modules.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`${entry.index}: two modules are called ${twice}`);
  return modules;
}

/** Returns the files that an entry covers. */
function filesOf(entry) {
  if (entry.in) return readdirSync(at(entry.in)).map((name) => `${entry.in}/${name}`);
  return readdirSync(at(entry.below), { recursive: true, encoding: 'utf8' })
    .map((path) => `${entry.below}/${path.replaceAll('\\', '/')}`)
    .filter((path) => posix.basename(path) === entry.named && posix.dirname(path) !== entry.below);
}

/**
 * Returns every generated index with its wanted and its present text. An empty present text means that the file is
 * missing.
 * @returns {{ path: string, wanted: string, present: string }[]}
 */
export function moduleIndexes() {
  return MODULE_INDEXES.flatMap((entry) => {
    if (entry.kind !== 'late') return { path: entry.index, wanted: moduleIndex(filesOf(entry), entry) };
    const modules = modulesIn(filesOf(entry), entry).map((one) => ({
      ...one,
      text: withFamily(one.path),
    }));
    const files = late(modules, entry);
    const left = presentIn(entry.each).filter((path) => files.every((file) => file.path !== path));
    return [...files, ...left.map((path) => ({ path, wanted: '' }))];
  }).map((file) => ({ ...file, present: existsSync(at(file.path)) ? readFileSync(at(file.path), 'utf8') : '' }));
}

/** Returns the text of a definition, with those of the families that it spreads (`packages/domain/src/patrols`). */
function withFamily(path) {
  const text = readFileSync(at(path), 'utf8');
  const families = [...text.matchAll(/from '((?:\.\.\/)+patrols\/[\w-]+\.ts)'/g)].map(([, specifier]) =>
    readFileSync(at(posix.join(posix.dirname(path), specifier)), 'utf8'),
  );
  return [text, ...families].join('\n');
}

const presentIn = (folder) =>
  existsSync(at(folder)) ? readdirSync(at(folder)).map((name) => `${folder}/${name}`) : [];

/**
 * Writes the indexes that differ from the contents of their folders.
 * @returns {string[]} the paths written
 */
export function writeModuleIndexes() {
  const changed = moduleIndexes().filter(({ wanted, present }) => wanted !== present);
  for (const { path, wanted } of changed) {
    mkdirSync(at(posix.dirname(path)), { recursive: true });
    if (wanted === '') rmSync(at(path));
    else writeFileSync(at(path), wanted);
  }
  return changed.map(({ path }) => path);
}
