import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import { say } from '../text/index.ts';
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
  options: { cwd: string; endings: readonly string[]; stdin?: () => Promise<Uint8Array>; ignore?: readonly string[] },
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
  { cwd, endings, ignore = [] }: { cwd: string; endings: readonly string[]; ignore?: readonly string[] },
): Promise<{ base: string; paths: string[] }> {
  const path = resolve(cwd, arg);
  const info = await stat(path).catch(() => null);
  // Pipes and devices are read like files.
  if (info && !info.isDirectory()) return { base: dirname(path), paths: [path] };
  if (!info && !isPattern(arg)) throw new CliFailure(EXIT.usage, say('noFile', { path: arg }));
  const { glob } = await import('tinyglobby');
  const never = ['**/node_modules/**', ...ignore];
  const matches = info
    ? await glob(
        endings.map((ending) => `**/*${ending}`),
        { cwd: path, absolute: true, ignore: never },
      )
    : await glob([arg.split(sep).join('/')], { cwd, absolute: true, ignore: never });
  if (matches.length === 0) throw new CliFailure(EXIT.usage, say('noMatch', { pattern: arg }));
  return { base: info ? path : resolve(cwd, fixedPart(arg)), paths: matches.map((match) => resolve(match)).toSorted() };
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
