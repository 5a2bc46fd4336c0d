import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reasonOf, StoreError } from '../store-error.ts';
import { canEnter, unprivilegedIdentity, type Identity } from './identity.ts';

/** The files and folders of one embedded PostgreSQL. */
export interface Home {
  /** The folder that contains everything below; print it if `moved`. */
  folder: string;
  /** PostgreSQL's own data directory. */
  data: string;
  secret: string;
  log: string;
  /** File with the process that serves this folder. */
  holder: string;
  /** The user that runs PostgreSQL; undefined: the user of this process. */
  user: Identity | undefined;
  /** True if the folder is outside the data folder, because `user` cannot enter the data folder. */
  moved: boolean;
}

/** Parent of the folders for an unprivileged user that cannot enter the data folder. */
const SHELTER = '/var/lib/gongdi';

/**
 * Finds or makes PostgreSQL's folder for a data folder: `postgres` inside it. If this process is root and the
 * unprivileged user cannot enter the data folder, the folder is made under `shelter`, and a file in the data folder
 * records its path: a data folder that is removed and made again never uses the old data.
 * @throws StoreError `data_folder`
 */
export function openHome(dataDir: string, shelter: string = SHELTER): Home {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const real = fs.realpathSync(dataDir);
    const inside = path.join(real, 'postgres');
    const pointer = path.join(real, 'postgres-folder');
    const user = unprivilegedIdentity(path.join(inside, 'data'), real);
    if (fs.existsSync(pointer)) return makeHome(fs.readFileSync(pointer, 'utf8').trim(), true);
    if (!user || canEnter(real, user)) return makeHome(inside, false);
    if (fs.existsSync(path.join(inside, 'data')))
      throw StoreError.of('data_folder', { folder: real, reason: `${user.name} cannot enter it` });
    const name = createHash('sha256').update(real).update(randomBytes(16)).digest('hex').slice(0, 16);
    const elsewhere = createOnce(pointer, path.join(shelter, name));
    fs.mkdirSync(shelter, { recursive: true, mode: 0o755 });
    fs.chmodSync(shelter, 0o755);
    return makeHome(elsewhere, true);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw StoreError.of('data_folder', { folder: path.resolve(dataDir), reason: reasonOf(error) }, error);
  }
}

function makeHome(folder: string, moved: boolean): Home {
  const data = path.join(folder, 'data');
  fs.mkdirSync(folder, { recursive: true });
  const user = unprivilegedIdentity(data, path.dirname(folder));
  if (process.getuid?.() === fs.statSync(folder).uid) fs.chmodSync(folder, user ? 0o711 : 0o700);
  const at = (name: string): string => path.join(folder, name);
  return { folder, data, secret: at('secret'), log: at('postgres.log'), holder: at('holder.json'), user, moved };
}

/** Returns the password between server and database: random, made once, readable by its owner only. */
export function openSecret(home: Home): string {
  return createOnce(home.secret, randomBytes(24).toString('hex'));
}

/**
 * Writes a private file if it is missing; of several processes exactly one succeeds.
 * @returns the content of the file
 */
function createOnce(file: string, content: string): string {
  if (!fs.existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, content, { mode: 0o600, flush: true });
    try {
      fs.linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(draft, { force: true });
    }
  }
  return fs.readFileSync(file, 'utf8').trim();
}

/** Removes the socket folder of a server that has ended, if it is outside the home. */
export function closeSocketFolder(home: Home, folder: string): void {
  if (!folder.startsWith('/') || folder.startsWith(home.folder)) return;
  try {
    fs.rmdirSync(folder);
  } catch {
    // removed already, or in use again
  }
}

/** Longest socket path, bytes: the systems allow 104 to 108 with a terminating zero. */
const MAX_SOCKET_PATH = 100;

/** Port number of a Unix socket: only part of its file name. */
export const SOCKET_PORT = 5432;

/**
 * Makes the folder of the Unix socket, accessible to the database's user and root only. If the path is too long for a
 * socket, uses a short one in the system's temporary folder.
 * @throws StoreError `socket_folder` if another user owns the folder
 */
export function openSocketFolder(home: Home, temporary: string = os.tmpdir()): string {
  const short = `gongdi-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`;
  const choices = [path.join(home.folder, 'socket'), path.join(temporary, short), path.join('/tmp', short)];
  const folder = choices.find((choice) => Buffer.byteLength(`${choice}/.s.PGSQL.${SOCKET_PORT}`) <= MAX_SOCKET_PATH)!;
  const me = process.getuid?.();
  const owner = home.user?.uid ?? me;
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stat = fs.lstatSync(folder);
  if (!stat.isDirectory() || (stat.uid !== owner && stat.uid !== me)) throw StoreError.of('socket_folder', { folder });
  if (home.user) fs.chownSync(folder, home.user.uid, home.user.gid);
  fs.chmodSync(folder, 0o700);
  return folder;
}
