import { readFile, stat } from 'node:fs/promises';
import { resolve, relative, sep } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import { say } from '../text/index.ts';

/** Something to read: a file, or standard input. */
export interface Input {
  /** As it is shown: relative to where the command runs, `-` for standard input. */
  name: string;
  path: string | null;
  read(): Promise<Uint8Array>;
}

const isPattern = (text: string) => /[*?[\]{}!]/.test(text);

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
      found.set('-', { name: '-', path: null, read: options.stdin ?? readStdin });
      continue;
    }
    for (const path of await pathsOf(arg, options)) found.set(path, fileInput(path, options.cwd));
  }
  return [...found.values()];
}

async function pathsOf(
  arg: string,
  { cwd, endings, ignore = [] }: { cwd: string; endings: readonly string[]; ignore?: readonly string[] },
): Promise<string[]> {
  const path = resolve(cwd, arg);
  const info = await stat(path).catch(() => null);
  if (info?.isFile()) return [path];
  if (!info && !isPattern(arg)) throw new CliFailure(EXIT.usage, say('noFile', { path: arg }));
  const { glob } = await import('tinyglobby');
  const never = ['**/node_modules/**', ...ignore];
  const matches = info?.isDirectory()
    ? await glob(
        endings.map((ending) => `**/*${ending}`),
        { cwd: path, absolute: true, ignore: never },
      )
    : await glob([arg.split(sep).join('/')], { cwd, absolute: true, ignore: never });
  if (matches.length === 0) throw new CliFailure(EXIT.usage, say('noMatch', { pattern: arg }));
  return matches.toSorted();
}

function fileInput(path: string, cwd: string): Input {
  const name = relative(cwd, path);
  return {
    name,
    path,
    async read() {
      try {
        return await readFile(path);
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
