import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { reasonOf, StoreError } from '../store-error.ts';
import { renameUnlessThere, type Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { isAlive } from './postmaster.ts';

/** Role that owns the cluster; used only to make the role and the database of the server. */
export const SUPERUSER = 'postgres';

/**
 * Makes the data directory if it is missing. A draft is made beside it and renamed when complete, so that a kill during
 * the creation leaves no incomplete cluster.
 * @returns whether it was made now
 * @throws StoreError `postgres_major`, `postgres_owner`, `postgres_create`
 */
export async function openCluster(home: Home, binaries: Binaries, password: string): Promise<boolean> {
  if (!fs.existsSync(path.join(home.data, 'PG_VERSION'))) {
    await createCluster(home, binaries, password);
    return true;
  }
  checkOwner(home);
  const found = fs.readFileSync(path.join(home.data, 'PG_VERSION'), 'utf8').trim();
  if (Number.parseInt(found, 10) !== binaries.major)
    throw StoreError.of('postgres_major', { folder: home.data, found, needed: String(binaries.major) });
  return false;
}

/** PostgreSQL refuses a data directory that belongs to another user. */
function checkOwner(home: Home): void {
  const me = home.user?.uid ?? process.getuid?.();
  const owner = fs.statSync(home.data, { throwIfNoEntry: false })?.uid;
  if (me !== undefined && owner !== undefined && owner !== me)
    throw StoreError.of('postgres_owner', {
      folder: home.data,
      owner: String(owner),
      user: home.user?.name ?? String(me),
    });
}

async function createCluster(home: Home, binaries: Binaries, password: string): Promise<void> {
  removeDrafts(home);
  const draft = path.join(home.folder, `data.${process.pid}`);
  const passwordFile = path.join(draft, 'password');
  try {
    // initdb needs an empty folder; the password file is in its parent folder, which only its user can enter.
    fs.mkdirSync(path.join(draft, 'data'), { recursive: true, mode: 0o700 });
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    const { user } = home;
    if (user)
      for (const entry of [draft, passwordFile, path.join(draft, 'data')]) fs.chownSync(entry, user.uid, user.gid);
    await run(binaries.initdb, initdbArguments(path.join(draft, 'data'), passwordFile, binaries.major), home);
    renameUnlessThere(path.join(draft, 'data'), home.data);
  } catch (error) {
    throw StoreError.of('postgres_create', { folder: home.folder, reason: reasonOf(error) }, error);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * UTF-8 with PostgreSQL's own C.UTF-8 (17 and newer), so that order and case do not depend on the host; checksums on.
 */
function initdbArguments(data: string, passwordFile: string, major: number): string[] {
  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const access = ['-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  return ['-D', data, ...access, '-E', 'UTF8', '--locale=C', ...locale, '--data-checksums', '--no-instructions'];
}

/** Removes drafts of processes that were killed while they made the cluster. */
function removeDrafts(home: Home): void {
  for (const name of fs.readdirSync(home.folder)) {
    const pid = /^data\.(\d+)$/.exec(name)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      fs.rmSync(path.join(home.folder, name), { recursive: true, force: true });
  }
}

/** Environment of PostgreSQL's programs: no variables of the server that are secret or change their behaviour. */
export function programEnvironment(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return process.env;
  return { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] };
}

/** Runs a program as the database's user; on failure rejects with the last line that the program wrote with `error`. */
export function run(program: string, args: readonly string[], home: Home): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      uid: home.user?.uid,
      gid: home.user?.gid,
      cwd: home.folder,
      env: programEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve();
      else
        reject(
          new Error(
            output
              .trim()
              .split('\n')
              .findLast((line) => line.includes('error')) ??
              (output.trim() || `exit ${status}`),
          ),
        );
    });
  });
}
