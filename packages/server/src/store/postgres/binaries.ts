import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StoreError } from '../store-error.ts';
import { canEnter, type Identity } from './identity.ts';
import { binariesPackage, runsOnMusl } from './platform.ts';

/** The programs of one PostgreSQL version. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  major: number;
}

export function binariesIn(folder: string, major: number): Binaries {
  const program = (name: string): string => path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major };
}

/** The installed npm package with the embedded PostgreSQL. */
export interface BinariesPackage {
  root: string;
  version: string;
  major: number;
}

/** @throws StoreError `postgres_platform` (none for this platform) or `postgres_missing` (not installed) */
export function findPackage(): BinariesPackage {
  const musl = runsOnMusl();
  const name = binariesPackage(process.platform, process.arch, musl);
  const platform = `${process.platform}-${process.arch}${musl ? ' musl' : ''}`;
  if (!name) throw StoreError.of('postgres_platform', { platform });
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw StoreError.of('postgres_missing', { package: name }, error);
  }
  const root = path.dirname(path.dirname(entry));
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { root, version, major: Number.parseInt(version, 10) };
}

/**
 * Returns programs that `user` can run: directly from the package, or from a copy under `home` if that user cannot
 * reach the package (a home folder with mode 0700) or if the package lacks its links and is not writable.
 */
export function prepareBinaries(found: BinariesPackage, home: string, user: Identity | undefined): Binaries {
  const native = path.join(found.root, 'native');
  const inPlace = binariesIn(path.join(native, 'bin'), found.major);
  if ((!user || canEnter(inPlace.postgres, user)) && addLinks(found.root, native)) return inPlace;
  const copy = path.join(home, `bin-${found.version}`);
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    addLinks(found.root, draft);
    openToAll(draft);
    renameUnlessThere(draft, copy);
  }
  return binariesIn(path.join(copy, 'bin'), found.major);
}

/**
 * Makes the symbolic links that npm packages cannot contain, listed in `pg-symlinks.json`. The install script of the
 * package does so too, but installs with `--ignore-scripts` are common.
 * @returns false if the folder is not writable
 */
function addLinks(root: string, native: string): boolean {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return true;
  for (const link of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = path.join(native, path.relative('native', link.target));
    if (fs.existsSync(target)) continue;
    try {
      fs.symlinkSync(path.basename(link.source), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** Gives all users the owner's rights except writing: with a strict umask the other user could not read the copy. */
function openToAll(folder: string): void {
  for (const entry of [folder, ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const file = path.resolve(folder, entry);
    const stat = fs.lstatSync(file);
    if (!stat.isSymbolicLink()) fs.chmodSync(file, stat.mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * Renames a finished folder to its target in one step; if another process was first, its folder stays, ours is removed.
 */
export function renameUnlessThere(draft: string, target: string): void {
  try {
    fs.renameSync(draft, target);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(target)) throw error;
  }
}
