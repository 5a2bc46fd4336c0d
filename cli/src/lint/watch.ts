import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fixedPart, isPattern } from '../files/inputs.ts';

/** Time without changes to wait for, ms: editors write a file in several steps, and a checkout changes hundreds. */
const QUIET = 120;
const NEVER = new Set(['node_modules', '.git']);

export interface Watching {
  cwd: string;
  /** Files, folders and patterns, as given to the command. */
  args: readonly string[];
  /** Returns whether a change of a file with this name can change the findings. */
  matters(name: string): boolean;
  /** Absolute paths of further files to watch. */
  also: readonly string[];
  signal: AbortSignal;
  run(): Promise<void>;
}

/** Runs again after every change, until the signal aborts. New folders are watched as well. */
export async function watchAndRun({ cwd, args, matters, also, signal, run }: Watching): Promise<void> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let wake: (() => void) | undefined;
  let dirty = false;
  const changed = (folder: string, only: ReadonlySet<string> | undefined) => (_event: string, name: string | null) => {
    const own = name === null ? '' : basename(name);
    const named = only?.has(own) ?? false;
    // A name without an ending may be a folder that was created or deleted.
    if (name !== null && !named && !also.includes(join(folder, own)) && !matters(own) && own.includes('.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      dirty = true;
      wake?.();
    }, QUIET);
  };
  const follow = async () => {
    const wanted = await foldersOf(cwd, args, also);
    for (const [folder, watcher] of watchers) {
      if (wanted.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const [folder, only] of wanted) {
      if (watchers.has(folder)) continue;
      try {
        const watcher = watch(folder, changed(folder, only));
        watcher.on('error', () => {
          watcher.close();
          watchers.delete(folder);
        });
        watchers.set(folder, watcher);
      } catch {
        // The folder was deleted between listing and watching.
      }
    }
  };
  const stop = () => wake?.();
  signal.addEventListener('abort', stop);
  try {
    await follow();
    while (!signal.aborted) {
      if (!dirty) await new Promise<void>((resolve) => (wake = resolve));
      if (signal.aborted) break;
      dirty = false;
      await follow();
      await run();
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    for (const watcher of watchers.values()) watcher.close();
  }
}

/** Returns the folders to watch, each with the names of its watched files; undefined means all files of the folder. */
async function foldersOf(
  cwd: string,
  args: readonly string[],
  also: readonly string[],
): Promise<Map<string, ReadonlySet<string> | undefined>> {
  const folders = new Map<string, Set<string> | undefined>();
  const file = (path: string) => {
    const folder = dirname(path);
    if (!folders.has(folder)) folders.set(folder, new Set());
    folders.get(folder)?.add(basename(path));
  };
  for (const path of also) file(path);
  for (const arg of args) {
    const path = resolve(cwd, arg);
    const info = await stat(path).catch(() => null);
    if (info?.isDirectory()) walk(path, folders);
    else if (info || !isPattern(arg)) file(path);
    else if (/[/\\]|\*\*/.test(arg.slice(fixedPart(arg).length + 1))) walk(resolve(cwd, fixedPart(arg)), folders);
    else folders.set(resolve(cwd, fixedPart(arg)), undefined);
  }
  return folders;
}

function walk(folder: string, folders: Map<string, Set<string> | undefined>): void {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  folders.set(folder, undefined);
  for (const entry of entries)
    if (entry.isDirectory() && !NEVER.has(entry.name)) walk(join(folder, entry.name), folders);
}
