import type { RepositoryFile } from './repository.ts';

const MAX_LINES = 400;
const CODE = /\.(ts|tsx|mts|mjs|js|css|html|vue|java)$/;

/** Written in pieces, so that this file does not hold what it looks for. */
const MACHINE_FOLDERS = ['work', 'root', 'tmp'].join('|');
const MACHINE_PATH = new RegExp(`(?<![\\w.~)\\]}*-])/(${MACHINE_FOLDERS})/[\\w.]`);
const HOSTS = [
  ['registry', '[a-z]+', '(org|com|net)'],
  ['[a-z]*npmmirror', 'com'],
  ['pypi', 'org'],
  ['pythonhosted', 'org'],
  ['crates', 'io'],
  ['proxy', 'golang', 'org'],
  ['repo1?', 'maven', '[a-z.]+'],
  ['deb', 'debian', 'org'],
];
const REGISTRY_HOST = new RegExp(`\\b(${HOSTS.map((parts) => parts.join('\\.')).join('|')})\\b`, 'i');

const ROOMS = new Set(['.ci', 'cli', 'docs', 'examples', 'packages', 'scripts', 'tests']);

/** What lies in a folder that is none of ours: most likely what a program or a test has left. */
export function strayFiles(files: RepositoryFile[]): string[] {
  return files.map(({ file }) => file).filter((file) => file.includes('/') && !ROOMS.has(file.split('/')[0]!));
}

/** Sources too long to hold one idea. */
export function longFiles(files: RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => CODE.test(file) && !file.includes('/fixtures/'))
    .map(({ file, text }) => ({ file, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file}: ${lines} lines, at most ${MAX_LINES}`);
}

/** Lines that name a folder of somebody's machine or the host of a package registry. */
export function machineTraces(files: RepositoryFile[]): string[] {
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => {
      const trace = MACHINE_PATH.exec(line)?.[0] ?? REGISTRY_HOST.exec(line)?.[0];
      return trace === undefined ? [] : [`${file}:${i + 1}: ${trace}`];
    }),
  );
}
