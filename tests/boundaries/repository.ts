import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleOf, type Module } from './imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const CODE = /\.(ts|tsx|mts|mjs|js)$/;
const BINARY = /\.(png|jpg|ico|ttf|woff2?|xlsx?|zip|gz)$/;

/** A file of the repository: tracked, or new and not ignored. */
export interface RepositoryFile {
  file: string;
  text: string;
}

/** The parts of a workspace's package.json that the rules read. */
export interface Manifest {
  name: string;
  /** Folder relative to the repository; '' for the root. */
  folder: string;
  exports?: Record<string, unknown>;
  /** Its own files under names that begin with `#`. */
  imports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

export function repositoryFiles(): RepositoryFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\0'))]
    .filter((file) => file !== '' && !BINARY.test(file))
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => ({ file, text: readText(file) }));
}

export const modulesOf = (files: RepositoryFile[]): Module[] =>
  files.filter(({ file }) => CODE.test(file)).map(({ file, text }) => moduleOf(file, text));

export const manifestsOf = (files: RepositoryFile[]): Manifest[] =>
  files
    .filter(({ file }) => /(^|\/)package\.json$/.test(file) && !file.includes('/fixtures/'))
    .map(({ file, text }) => ({
      ...(JSON.parse(text) as Omit<Manifest, 'folder'>),
      folder: file.replace(/\/?package\.json$/, ''),
    }));
