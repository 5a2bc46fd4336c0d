import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { say } from '../text/index.ts';
import type { Input } from './inputs.ts';

/** `--out` names a folder: it ends in a slash or is one. */
export async function isFolder(path: string): Promise<boolean> {
  if (/[/\\]$/.test(path)) return true;
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

/**
 * Where the result of each input goes: `--out` as a file, or the input's place inside it as a folder. Asked before the
 * first result is written, so that a refusal leaves nothing half done.
 * @throws CliFailure with exit 2 when two results would go into one file
 */
export async function outputPaths(
  out: string,
  inputs: readonly Input[],
  { cwd, rename = (name) => name }: { cwd: string; rename?: (name: string) => string },
): Promise<ReadonlyMap<Input, string>> {
  const target = resolve(cwd, out);
  if (!(await isFolder(/[/\\]$/.test(out) ? out : target))) {
    if (inputs.length > 1) throw new CliFailure(EXIT.usage, say('outFolderNeeded', { folder: `${out}/` }));
    return new Map(inputs.map((input) => [input, target]));
  }
  const paths = new Map<Input, string>();
  const takenBy = new Map<string, Input>();
  for (const input of inputs) {
    const path = join(target, rename(input.place));
    const key = FOLDS_CASE ? path.toLowerCase() : path;
    const other = takenBy.get(key);
    if (other)
      throw new CliFailure(
        EXIT.usage,
        say('outputsMeet', { path: shownPath(path, cwd), first: other.name, second: input.name }),
      );
    takenBy.set(key, input);
    paths.set(input, path);
  }
  return paths;
}

/** The usual file systems of these platforms take `A.svg` and `a.svg` for one file. */
const FOLDS_CASE = process.platform === 'darwin' || process.platform === 'win32';

/**
 * Writes whole or not at all: beside the target first, then renamed over it. Says what it did, or would do.
 * @throws CliFailure with exit 2 for what is there, with exit 3 when it cannot be written
 */
export async function writeResult(
  path: string,
  content: string | Uint8Array,
  options: { context: CommandContext; dryRun: boolean; overwrite: boolean; shown: string },
): Promise<void> {
  const { context, dryRun, overwrite, shown } = options;
  if (!overwrite && (await stat(path).catch(() => null)))
    throw new CliFailure(EXIT.usage, say('exists', { path: shown }));
  if (dryRun) {
    context.terminal.say(say('wouldWrite', { path: shown }));
    return;
  }
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new CliFailure(EXIT.remote, say('notWritable', { path: shown, reason }), error);
  }
  context.terminal.say(say('written', { path: shown }));
}

/** A path as it is shown: relative where that is shorter to read. */
export function shownPath(path: string, cwd: string): string {
  const from = relative(cwd, path);
  return from.startsWith('..') || isAbsolute(from) ? path : from;
}
