import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import { say } from '../text/index.ts';
import type { IgnoreRule } from './ignore.ts';
import { shownPath } from './outputs.ts';

/** Something to read: a file, or standard input. */
export interface Input {
  /** As it is shown: relative to where the command runs when it lies below, `-` for standard input. */
  name: string;
  path: string | null;
  /** Where it lies below the folder or pattern that was named: its place in an output folder. */
  place: string;
  read(): Promise<Uint8Array>;
}

/** Whether an argument is a pattern, unless a file has that very name. */
export const isPattern = (text: string) => /[*?[\]{}!]/.test(text);

/**
 * Files, folders (searched for the given endings) and patterns → inputs, each once, in a stable order.
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
  if (args.length === 0) throw new CliFailure(EXIT.usage, say('noFiles'));
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
  if (!info && !isPattern(arg)) throw new CliFailure(EXIT.usage, say('noFile', { path: arg }));
  const matches = info
    ? await matching(
        endings.map((ending) => `**/*${ending}`),
        path,
        ignore,
      )
    : await matching([arg.split(sep).join('/')], cwd, ignore);
  if (matches.length === 0) throw new CliFailure(EXIT.usage, say('noMatch', { pattern: arg }));
  return { base: info ? path : resolve(cwd, fixedPart(arg)), paths: matches.map((match) => resolve(match)).toSorted() };
}

/** Files of the patterns that the rules do not leave out; what is left out at last is not even looked into. */
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

/** The folders of a pattern before its first wildcard. */
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
        // Models are small: the thread pool's way to a file costs more than the file (a tenth of `lint` on 100 models).
        return readFileSync(path);
      } catch (error) {
        throw new CliFailure(EXIT.usage, say('notReadable', { path: name, reason: (error as Error).message }), error);
      }
    },
  };
}

export async function readStdin(): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
