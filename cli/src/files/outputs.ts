import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { cliMessage } from '../text/index.ts';
import type { Input } from './inputs.ts';

/** Returns whether `--out` names a folder: it ends in a slash or is an existing folder. */
export async function isFolder(path: string): Promise<boolean> {
  if (/[/\\]$/.test(path)) return true;
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

/**
 * Returns the output path of each input: `--out` itself if it is a file, otherwise the input's place inside that
 * folder. It is called before the first result is written, so that a refusal leaves no partial output.
 * @throws CliFailure with exit 2 when two results would go into one file
 */
export async function outputPaths(
  out: string,
  inputs: readonly Input[],
  { cwd, rename = (name) => name }: { cwd: string; rename?: (name: string) => string },
): Promise<ReadonlyMap<Input, string>> {
  const target = resolve(cwd, out);
  if (!(await isFolder(/[/\\]$/.test(out) ? out : target))) {
    if (inputs.length > 1) throw new CliFailure(EXIT.usage, cliMessage('outFolderNeeded', { folder: `${out}/` }));
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
        cliMessage('outputsMeet', { path: shownPath(path, cwd), first: other.name, second: input.name }),
      );
    takenBy.set(key, input);
    paths.set(input, path);
  }
  return paths;
}

/** The usual file systems of these platforms treat `A.svg` and `a.svg` as one file. */
const FOLDS_CASE = process.platform === 'darwin' || process.platform === 'win32';

/**
 * Writes a file atomically: to a temporary file beside the target, then renamed over it. Prints a message about what
 * was written, or with `dryRun` what would be written.
 * @throws CliFailure with exit 2 when the file exists and `overwrite` is false, with exit 3 when it cannot be written
 */
export async function writeResult(
  path: string,
  content: string | Uint8Array,
  options: { context: CommandContext; dryRun: boolean; overwrite: boolean; shown: string },
): Promise<void> {
  const { context, dryRun, overwrite, shown } = options;
  if (!overwrite && (await stat(path).catch(() => null)))
    throw new CliFailure(EXIT.usage, cliMessage('exists', { path: shown }));
  if (dryRun) {
    context.terminal.message(cliMessage('wouldWrite', { path: shown }));
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
    throw new CliFailure(EXIT.remote, cliMessage('notWritable', { path: shown, reason }), error);
  }
  context.terminal.message(cliMessage('written', { path: shown }));
}

/** Returns a path for display: relative when the file is below the working directory, otherwise unchanged. */
export function shownPath(path: string, cwd: string): string {
  const from = relative(cwd, path);
  return from.startsWith('..') || isAbsolute(from) ? path : from;
}
