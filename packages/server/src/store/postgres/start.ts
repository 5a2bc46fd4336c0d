import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, reasonOf, StoreError } from '../store-error.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { chooseAddress, launch, type Launched, type Settings } from './launch.ts';
import { clearForeignLocks, isAlive, killOrphans, readPostmaster, type Postmaster } from './postmaster.ts';

/** A server that accepts connections. */
export interface Running {
  host: string;
  port: number;
  how: 'adopted' | 'started';
  /** Present when this process started it. */
  launched?: Launched;
}

/** Outcome of one connection attempt: `down` when nobody listens, `starting` during recovery. */
export type Probe = (address: { host: string; port: number }) => Promise<'up' | 'starting' | 'down'>;

/** A start that shows no sign of life is given up after this time; recovery, which reports itself, after the longer one. */
const START_MS = 60_000;
const RECOVERY_MS = 15 * 60_000;
/** Exits in a row for another reason than a predecessor that is still leaving. */
const MAX_EXITS = 3;

/**
 * Adopts the server that runs on a home's data, or starts one. Kills of this process, of PostgreSQL or of both, at any
 * moment, are answered by trying again: old backends still leaving, shared memory still held, recovery under way.
 * @throws StoreError `postgres_start`
 */
export async function adoptOrStart(
  home: Home,
  binaries: Binaries,
  probe: Probe,
  settings?: Settings,
): Promise<Running> {
  const begun = Date.now();
  let launched: Launched | undefined;
  let exits = 0;
  let recovering = false;
  for (;;) {
    const found = readPostmaster(home.data);
    if (found && isAlive(found.pid) && (!launched || readyFor(launched, found))) {
      const state = await probe(found);
      if (state === 'up')
        return { host: found.host, port: found.port, how: launched ? 'started' : 'adopted', launched };
      recovering = state === 'starting';
    }
    // It has written its file and replays its log: however long that takes, it is at work.
    if (launched && found?.pid === launched.pid && !found.ready) recovering = true;
    const ended = launched?.ended();
    if (ended !== undefined) {
      const reason = fatalIn(launched?.said() ?? '') ?? ended;
      const leaving = /shared memory|lock file|already in use|could not bind/i.test(reason);
      exits += leaving ? 0 : 1;
      if (exits >= MAX_EXITS) throw StoreError.of('postgres_start', { log: home.log, reason });
      if (leaving) killOrphans(home.data);
      launched = undefined;
      await sleep(100);
    }
    if (Date.now() - begun > (recovering ? RECOVERY_MS : START_MS))
      throw StoreError.of('postgres_start', { log: home.log, reason: fatalIn(launched?.said() ?? '') ?? 'timeout' });
    if (!launched) {
      const address = await chooseAddress(home);
      clearForeignLocks(home.data, address.host);
      if (!isPending(home)) launched = await launch(home, binaries, address, settings);
    }
    await sleep(10);
  }
}

/** Our own child is asked only when it says that it is ready; another's file may be older than its words. */
function readyFor(launched: Launched, found: Postmaster): boolean {
  return found.ready || found.pid !== launched.pid;
}

/** Whether a server that another process has just started is on its way up. */
function isPending(home: Home): boolean {
  const found = readPostmaster(home.data);
  return found !== undefined && !found.ready && isAlive(found.pid);
}

/** The last reason that PostgreSQL gave for giving up. */
function fatalIn(log: string): string | undefined {
  const line = log.split('\n').findLast((entry) => /\b(FATAL|PANIC):|^postgres: /.test(entry));
  return line?.replace(/^.*?(FATAL|PANIC):\s*/, '');
}

/** Reads a connection error as the state of the server. */
export function stateOf(error: unknown): 'up' | 'starting' | 'down' {
  const code = codeOf(error);
  // 57P03 cannot_connect_now; 57P01 and 57P02: it is going down.
  if (code.startsWith('57P')) return 'starting';
  // Any other answer in PostgreSQL's words (a refused password, too many connections) comes from a running server.
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')) return 'up';
  if (!code && /terminated|timeout/i.test(reasonOf(error))) return 'starting';
  return 'down';
}
