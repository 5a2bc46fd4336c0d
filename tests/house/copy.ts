import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the tree, with the installed packages of the original and its own workspaces. */
export interface Copy {
  folder: string;
  /** Runs Node in the copy. @throws Error with the output if the exit code is not 0 */
  node: (args: readonly string[], env?: Readonly<Record<string, string>>) => string;
  /** Returns the files that are new or have changed since the copy was made; files that git ignores are left out. */
  changes: () => { added: string[]; changed: string[] };
  remove: () => void;
}

const lines = (folder: string, ...args: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter(Boolean);

/**
 * Returns the names of the packages in a `node_modules` folder; for a scope such as `@gongdi`, the names of its
 * packages.
 */
function packagesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

/** Links the installed packages into the copy; a workspace name is linked to the workspace of the copy. */
function linkInstalled(copy: string): void {
  const installed = join(ROOT, 'node_modules');
  const workspaces = new Map(
    lines(ROOT, '*package.json').map((file) => {
      const { name } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { name?: string };
      return [name, dirname(file)];
    }),
  );
  for (const name of packagesIn(installed)) {
    const at = join(copy, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    const own = workspaces.get(name);
    symlinkSync(own === undefined ? join(installed, name) : join(copy, own), at);
  }
  for (const own of workspaces.values()) {
    const nested = join(ROOT, own, 'node_modules');
    if (own !== '.' && existsSync(nested)) symlinkSync(nested, join(copy, own, 'node_modules'));
  }
}

/**
 * Returns the environment of a terminal, without the variables that the test runner sets. All tests of the copy are one
 * run, so they share databases; those of the original are not for them, because the demo differs.
 */
function ownEnvironment(): NodeJS.ProcessEnv {
  const ofRunner = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|DEV|PROD|SSR|MODE|BASE_URL)$/;
  const plain = Object.entries(process.env).filter(([name]) => !ofRunner.test(name));
  return { ...Object.fromEntries(plain), GONGDI_TEST_RUN: String(process.pid) };
}

/** Makes a copy of the tree with all files that git tracks, and new files that it does not ignore. */
export function copyOfTree(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'gongdi-house-'));
  const files = lines(ROOT, '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(join(ROOT, file)),
  );
  for (const file of files) cpSync(join(ROOT, file), join(folder, file));
  linkInstalled(folder);
  // The copy is a separate git repository, because scripts ask git for the list of files.
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const inGit = new Set(files);
  return {
    folder,
    node(args, env = {}) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
        cwd: folder,
        env: { ...ownEnvironment(), ...env },
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      });
      if (status !== 0) throw new Error(`node ${args.join(' ')}: ${status ?? 'killed'}\n${stdout}\n${stderr}`);
      return stdout;
    },
    changes() {
      // The links to installed packages are no folders, which the rules of git leave out.
      const now = lines(folder, '--others', '--exclude-standard').filter((file) => !file.endsWith('node_modules'));
      const same = (file: string) => readFileSync(join(folder, file)).equals(readFileSync(join(ROOT, file)));
      return {
        added: now.filter((file) => !inGit.has(file)).toSorted(),
        changed: now.filter((file) => inGit.has(file) && !same(file)).toSorted(),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
