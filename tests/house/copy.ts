import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the tree, with the installed packages of the original and its own workspaces. */
export interface Copy {
  folder: string;
  /** Runs Node there. @throws Error with what was printed, when it does not end well */
  node: (args: readonly string[], env?: Readonly<Record<string, string>>) => string;
  /** Files that are there now and were not, and files with another text; those that git ignores are left out. */
  changes: () => { added: string[]; changed: string[] };
  remove: () => void;
}

const lines = (folder: string, ...args: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter(Boolean);

/** What lies in a folder of installed packages; scopes by their packages. */
function packagesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

/** Links to what is installed; workspaces are those of the copy. */
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

/** The environment of somebody at a terminal: without what the test runner has put into its own. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const ofRunner = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|DEV|PROD|SSR|MODE|BASE_URL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRunner.test(name)));
}

/** Copies what git knows or would take up. */
export function copyOfTree(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'gongdi-house-'));
  const files = lines(ROOT, '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(join(ROOT, file)),
  );
  for (const file of files) cpSync(join(ROOT, file), join(folder, file));
  linkInstalled(folder);
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
      execFileSync('git', ['init', '-q'], { cwd: folder });
      const now = lines(folder, '--others', '--exclude-standard');
      const same = (file: string) => readFileSync(join(folder, file)).equals(readFileSync(join(ROOT, file)));
      return {
        added: now.filter((file) => !inGit.has(file)).toSorted(),
        changed: now.filter((file) => inGit.has(file) && !same(file)).toSorted(),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
