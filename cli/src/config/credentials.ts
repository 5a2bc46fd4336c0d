import type { Session } from '@gongdi/api';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

interface Stored {
  [server: string]: Session & { user_id?: string; user_name?: string; logged_in_at?: string };
}

/** Returns Gongdi's folder in the configuration folder of the operating system. */
function configFolder(env: Env): string {
  if (process.platform === 'win32') return join(env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'gongdi');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'gongdi');
  return join(env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'gongdi');
}

async function load(env: Env): Promise<Stored> {
  try {
    return JSON.parse(await readFile(join(configFolder(env), 'credentials.json'), 'utf8')) as Stored;
  } catch {
    return {};
  }
}

/** Returns the session for a server: from GONGDI_TOKEN and GONGDI_SERIAL, otherwise from the last login there. */
export async function readCredentials(env: Env, server: string): Promise<Stored[string] | null> {
  const { GONGDI_TOKEN: token, GONGDI_SERIAL: serial } = env;
  if (token) return { token, serial: serial ?? '' };
  return (await load(env))[server] ?? null;
}

/**
 * Returns the server of the last login; undefined when GONGDI_TOKEN is set, because such a user has to name the server.
 */
export async function lastServer(env: Env): Promise<string | undefined> {
  if (env['GONGDI_TOKEN']) return undefined;
  const logins = Object.entries(await load(env));
  return logins.toSorted(([, a], [, b]) => (b.logged_in_at ?? '').localeCompare(a.logged_in_at ?? ''))[0]?.[0];
}

/** Stores the session for a server, or deletes it when `session` is null. Only the user may read the file. */
export async function writeCredentials(env: Env, server: string, session: Stored[string] | null): Promise<void> {
  const path = join(configFolder(env), 'credentials.json');
  const all = await load(env);
  if (session) all[server] = session;
  else delete all[server];
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  await chmod(path, 0o600);
}
