import type { RepositoryFile } from './repository.ts';

/** Written in pieces, so that this file does not contain the text that the rule looks for. */
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

/** Returns files in a folder that does not belong to the repository; most likely a program or a test has left them. */
export function strayFiles(files: RepositoryFile[]): string[] {
  return files.map(({ file }) => file).filter((file) => file.includes('/') && !ROOMS.has(file.split('/')[0]!));
}

/** Returns lines that name a folder of a developer's machine or the host of a package registry. */
export function machineTraces(files: RepositoryFile[]): string[] {
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => {
      const trace = MACHINE_PATH.exec(line)?.[0] ?? REGISTRY_HOST.exec(line)?.[0];
      return trace === undefined ? [] : [`${file}:${i + 1}: ${trace}`];
    }),
  );
}

/** Written in pieces as well: the formatter would skip the code below the whole word. */
const IGNORE = ['oxfmt', 'ignore'].join('-');
const FORMATTED = /\.(ts|tsx|mts|mjs|js|css|html|vue)$/;
const MAX_IGNORED = 20;

/** Returns places that the formatter skips without a comment above with the reason, and an error if there are too many. */
export function unformattedPlaces(files: RepositoryFile[]): string[] {
  const places = files
    .filter(({ file }) => FORMATTED.test(file) && !file.includes('/fixtures/'))
    .flatMap(({ file, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, i) =>
        line.includes(IGNORE) ? [{ place: `${file}:${i + 1}`, above: lines[i - 1] ?? '' }] : [],
      );
    });
  return [
    ...places
      .filter(({ above }) => !/^\s*(\/\/|\/?\*)/.test(above))
      .map(({ place }) => `${place}: no comment above says why it is not formatted`),
    ...(places.length > MAX_IGNORED ? [`${places.length} places are not formatted, at most ${MAX_IGNORED}`] : []),
  ];
}

/** Written in pieces, as above. */
const SWITCHED_OFF = new RegExp(`${['(ox|es)lint', 'disable'].join('-')}.*`);
const WHOLE = /^(complexity|max-lines-per-function) -- \S.{15,}$/;

/**
 * Returns comments that switch lint rules off, except those that keep a long or branched function whole and give the
 * reason: `-- one case for each kind of member`.
 */
export function switchedOffRules(files: RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => FORMATTED.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => {
        const found = SWITCHED_OFF.exec(line)?.[0];
        const rule = found?.replace(/^\w+-disable-next-line /, '');
        return rule === undefined || WHOLE.test(rule) ? [] : [`${file}:${i + 1}: ${found}`];
      }),
    );
}
