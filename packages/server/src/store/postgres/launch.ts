import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import type { Binaries } from './binaries.ts';
import { programEnvironment, run } from './cluster.ts';
import { openSocketFolder, SOCKET_PORT, type Home } from './home.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import { StoreError } from '../store-error.ts';

/** Settings of PostgreSQL by name, given on its command line, so that they override an old `postgresql.conf`. */
export type Settings = Readonly<Record<string, string>>;

const SETTINGS: Settings = {
  max_connections: '100',
  // A restore and the first start hold a lock on each table and index.
  max_locks_per_transaction: '256',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements are reported to the caller; in the log they would only expose what people entered.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** A PostgreSQL process that this process started. */
export interface Launched {
  pid: number;
  /** Exit status or signal; undefined while it runs. */
  ended: () => string | undefined;
  /** Called once when it ends. */
  onEnd: (listener: () => void) => void;
  /** Returns what it has written to the log since its start. */
  output: () => string;
}

/** Chooses the address for a server about to start: a private Unix socket, or a free loopback port on Windows. */
export async function chooseAddress(home: Home): Promise<{ host: string; port: number }> {
  if (process.platform !== 'win32') return { host: openSocketFolder(home), port: SOCKET_PORT };
  return { host: '127.0.0.1', port: readPostmaster(home.data)?.port ?? (await freePort()) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts PostgreSQL in its own session, so that neither Ctrl-C in the terminal nor the end of this process ends it. Its
 * log goes to the home's log file.
 */
export async function launch(
  home: Home,
  binaries: Binaries,
  address: { host: string; port: number },
  extra: Settings = {},
): Promise<Launched> {
  const listen = address.host.startsWith('/')
    ? ['-k', address.host, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700']
    : ['-c', `listen_addresses=${address.host}`];
  const settings = Object.entries({ ...SETTINGS, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', home.data, '-p', String(address.port), ...listen, ...settings];
  rotate(home.log);
  return process.platform === 'win32'
    ? launchByPgCtl(home, binaries, args.slice(2))
    : launchDirectly(home, binaries, args);
}

function launchDirectly(home: Home, binaries: Binaries, args: string[]): Launched {
  const output = logSince(home.log);
  const log = fs.openSync(home.log, 'a', 0o600);
  const child = spawn(binaries.postgres, args, {
    uid: home.user?.uid,
    gid: home.user?.gid,
    cwd: home.folder,
    env: programEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
  });
  fs.closeSync(log);
  child.unref();
  let ended: string | undefined;
  const listeners: (() => void)[] = [];
  const end = (how: string): void => {
    if (ended !== undefined) return;
    ended = how;
    for (const listener of listeners) listener();
  };
  child.on('error', (error) => end(error.message));
  child.on('exit', (status, signal) => end(signal ?? `exit ${status}`));
  return { pid: child.pid ?? 0, ended: () => ended, onEnd: (listener) => void listeners.push(listener), output };
}

/** On Windows only pg_ctl can start a server as an administrator: it drops the rights that PostgreSQL refuses. */
async function launchByPgCtl(home: Home, binaries: Binaries, args: string[]): Promise<Launched> {
  const output = logSince(home.log);
  const quoted = args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg)).join(' ');
  await run(binaries.pgCtl, ['start', '-W', '-s', '-D', home.data, '-l', home.log, '-o', quoted], home);
  const pid = (): number => readPostmaster(home.data)?.pid ?? 0;
  const since = Date.now();
  return {
    pid: pid(),
    // postmaster.pid appears within moments of the start; if it is missing later, the server has ended.
    ended: () => (Date.now() - since > 3000 && !(pid() > 0 && isAlive(pid())) ? 'ended' : undefined),
    onEnd: () => undefined,
    output,
  };
}

/** Returns a function that reads what is added to a log from now on, at most its last 20,000 characters. */
function logSince(log: string): () => string {
  const from = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  return () => (fs.existsSync(log) ? fs.readFileSync(log).subarray(from).toString('utf8').slice(-20_000) : '');
}

const MAX_LOG_BYTES = 10_000_000;

/** Keeps the log from growing without limit: renames a large log; one old log is kept. */
function rotate(log: string): void {
  const size = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) fs.renameSync(log, `${log}.1`);
}

/** How long an orderly stop may take before PostgreSQL is stopped at once; the next start then runs recovery. */
const STOP_MS = 20_000;

/**
 * Stops the server of a home in an orderly way: open transactions are rolled back, everything is written to disk.
 * @throws StoreError `postgres_stop` if it does not end
 */
export async function stopPostgres(home: Home, binaries: Binaries): Promise<void> {
  const running = readPostmaster(home.data);
  if (!running || !isAlive(running.pid)) return;
  if (process.platform === 'win32') {
    await run(binaries.pgCtl, ['stop', '-s', '-m', 'fast', '-D', home.data], home);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(running.pid, signal);
    } catch {
      return;
    }
    for (const since = Date.now(); Date.now() - since < STOP_MS;) {
      // PostgreSQL removes its lock file as its last action.
      if (!isAlive(running.pid) || readPostmaster(home.data)?.pid !== running.pid) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  throw StoreError.of('postgres_stop', { pid: running.pid });
}
