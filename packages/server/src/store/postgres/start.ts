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

/** Result of one connection attempt: `down` if nothing listens, `starting` during recovery. */
export type Probe = (address: { host: string; port: number }) => Promise<'up' | 'starting' | 'down'>;

/** Time limit of a start without a sign of progress, and the longer limit of a recovery, which reports itself; ms. */
const START_MS = 60_000;
const RECOVERY_MS = 15 * 60_000;
/** Failed starts in a row, not counting those because a predecessor is still ending. */
const MAX_EXITS = 3;

/**
 * Adopts the server that runs on a home's data, or starts one. This process, PostgreSQL or both may be killed at any
 * moment. The start is repeated while old backends are still ending, shared memory is still in use, or recovery runs.
 * @throws StoreError `postgres_start`
 */
// oxlint-disable-next-line complexity -- one loop over the states of a start, read anew in each turn
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
    // PostgreSQL has written its file and replays the write-ahead log: it works, so the longer time limit applies.
    if (launched && found?.pid === launched.pid && !found.ready) recovering = true;
    const ended = launched?.ended();
    if (ended !== undefined) {
      const reason = fatalIn(launched?.output() ?? '') ?? ended;
      const leaving = /shared memory|lock file|already in use|could not bind/i.test(reason);
      exits += leaving ? 0 : 1;
      if (exits >= MAX_EXITS) throw StoreError.of('postgres_start', { log: home.log, reason });
      if (leaving) killOrphans(home.data);
      launched = undefined;
      await sleep(100);
    }
    if (Date.now() - begun > (recovering ? RECOVERY_MS : START_MS))
      throw StoreError.of('postgres_start', { log: home.log, reason: fatalIn(launched?.output() ?? '') ?? 'timeout' });
    if (!launched) {
      const address = await chooseAddress(home);
      clearForeignLocks(home.data, address.host);
      if (!isPending(home)) launched = await launch(home, binaries, address, settings);
    }
    await sleep(10);
  }
}

/**
 * A child of this process is probed only once its file says `ready`; for other processes the file may be out of date.
 */
function readyFor(launched: Launched, found: Postmaster): boolean {
  return found.ready || found.pid !== launched.pid;
}

/** Returns whether another process has started a server that is not ready yet. */
function isPending(home: Home): boolean {
  const found = readPostmaster(home.data);
  return found !== undefined && !found.ready && isAlive(found.pid);
}

/** Returns the last reason that PostgreSQL logged for ending. */
function fatalIn(log: string): string | undefined {
  const line = log.split('\n').findLast((entry) => /\b(FATAL|PANIC):|^postgres: /.test(entry));
  return line?.replace(/^.*?(FATAL|PANIC):\s*/, '');
}

/** Derives the state of the server from a connection error. */
export function stateOf(error: unknown): 'up' | 'starting' | 'down' {
  const code = codeOf(error);
  // 57P03 cannot_connect_now; 57P01 and 57P02: the server is shutting down.
  if (code.startsWith('57P')) return 'starting';
  // Any other SQLSTATE (a refused password, too many connections) comes from a running server.
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')) return 'up';
  if (!code && /terminated|timeout/i.test(reasonOf(error))) return 'starting';
  return 'down';
}
