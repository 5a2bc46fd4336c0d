import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';
import type { IgnoreRule } from './ignore.ts';
import { shownPath } from './outputs.ts';

/** A file to read, or standard input. */
export interface Input {
  /** Display name: a path relative to the working directory for files below it, `-` for standard input. */
  name: string;
  path: string | null;
  /** Path relative to the folder or pattern that was named; the same relative path is used in an output folder. */
  place: string;
  read(): Promise<Uint8Array>;
}

/** Returns whether an argument contains wildcards; the caller first checks for a file with that very name. */
export const isPattern = (text: string) => /[*?[\]{}!]/.test(text);

/**
 * Resolves files, folders (searched for the given endings) and patterns to inputs, each once, in a stable order.
 * @throws CliFailure with exit 2 when one of them matches nothing or does not exist
 */
export async function findInputs(
  args: readonly string[],
  options: {
    cwd: string;
    endings: readonly string[];
    stdin?: () => Promise<Uint8Array>;
    ignore?: readonly IgnoreRule[];
  },
): Promise<Input[]> {
  if (args.length === 0) throw new CliFailure(EXIT.usage, cliMessage('noFiles'));
  const found = new Map<string, Input>();
  for (const arg of args) {
    if (arg === '-') {
      found.set('-', { name: '-', path: null, place: 'stdin.bpmn', read: options.stdin ?? readStdin });
      continue;
    }
    const { base, paths } = await pathsOf(arg, options);
    for (const path of paths) found.set(path, fileInput(path, options.cwd, relative(base, path)));
  }
  return [...found.values()];
}

async function pathsOf(
  arg: string,
  { cwd, endings, ignore = [] }: { cwd: string; endings: readonly string[]; ignore?: readonly IgnoreRule[] },
): Promise<{ base: string; paths: string[] }> {
  const path = resolve(cwd, arg);
  const info = await stat(path).catch(() => null);
  // Pipes and devices are read like files.
  if (info && !info.isDirectory()) return { base: dirname(path), paths: [path] };
  if (!info && !isPattern(arg)) throw new CliFailure(EXIT.usage, cliMessage('noFile', { path: arg }));
  const matches = info
    ? await matching(
        endings.map((ending) => `**/*${ending}`),
        path,
        ignore,
      )
    : await matching([arg.split(sep).join('/')], cwd, ignore);
  if (matches.length === 0) {
    const none = info
      ? cliMessage('noneInFolder', { path: arg, endings: endings.join(', ') })
      : cliMessage('noMatch', { pattern: arg });
    throw new CliFailure(EXIT.usage, none);
  }
  return { base: info ? path : resolve(cwd, fixedPart(arg)), paths: matches.map((match) => resolve(match)).toSorted() };
}

/** Returns the files that the rules do not leave out. Folders that no later rule includes again are not searched. */
async function matching(patterns: string[], cwd: string, rules: readonly IgnoreRule[]): Promise<string[]> {
  const { glob } = await import('tinyglobby');
  const leaving = (from: number): string[] => [
    '**/node_modules/**',
    ...rules.slice(from).flatMap(({ globs, taken }) => (taken ? [] : globs)),
  ];
  const found = new Set(await glob(patterns, { cwd, absolute: true, ignore: leaving(0) }));
  const exceptions = rules.flatMap(({ globs, taken }, at) => (taken ? [{ globs, at }] : []));
  if (exceptions.length === 0) return [...found];
  const all = new Set(await glob(patterns, { cwd, absolute: true, ignore: leaving(rules.length) }));
  for (const { globs, at } of exceptions)
    for (const path of await glob(globs, { cwd, absolute: true, ignore: leaving(at) }))
      if (all.has(path)) found.add(path);
  return [...found];
}

/** Returns the folders of a pattern before its first wildcard. */
export function fixedPart(pattern: string): string {
  const parts = pattern.split(/[/\\]/);
  const first = parts.findIndex(isPattern);
  return parts.slice(0, first === -1 ? -1 : first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

function fileInput(path: string, cwd: string, place: string): Input {
  const name = shownPath(path, cwd);
  return {
    name,
    path,
    place,
    async read() {
      try {
        // Models are small: reading in the thread pool costs more than the file (a tenth of `lint` on 100 models).
        return readFileSync(path);
      } catch (error) {
        throw new CliFailure(
          EXIT.usage,
          cliMessage('notReadable', { path: name, reason: (error as Error).message }),
          error,
        );
      }
    },
  };
}

export async function readStdin(): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
