import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StoreError } from '../store-error.ts';
import type { Access } from './bootstrap.ts';
import { isRunning, readHolder, thisProcess, writeHolder } from './holder.ts';
import type { Home } from './home.ts';

/** Number of the advisory lock that the one server of a data folder holds ("gongdi" in ASCII). */
const LEASE_KEY = '113723879941225';

/** A killed server's connection is noticed by PostgreSQL within moments; this is how long we wait for that. */
const WAIT_MS = 5000;

/** The right to serve a data folder, held for as long as its connection lives. */
export interface Lease {
  /** Called once when the connection is lost, with PostgreSQL gone. */
  onLost: (listener: () => void) => void;
  release: () => Promise<void>;
}

/**
 * Fails at once when a live process holds the folder, without touching the database.
 * @throws StoreError `data_folder_held` that names process and address
 */
export function refuseIfHeld(home: Home): void {
  const holder = readHolder(home.holder);
  if (isRunning(holder)) throw held(home);
}

/**
 * Takes the folder by a lock that PostgreSQL gives up when we die, however we die, also across containers that share
 * the folder. The file beside it says who holds it, and keeps the folder ours while a killed PostgreSQL restarts.
 * @throws StoreError `data_folder_held`
 */
export async function takeLease(home: Home, access: Access, address: string): Promise<Lease> {
  const client = new Client({ ...access, application_name: 'gongdi lease', keepAlive: true });
  let lost = false;
  let listener: (() => void) | undefined;
  const lose = (): void => {
    if (lost) return;
    lost = true;
    listener?.();
  };
  client.on('error', lose);
  client.on('end', lose);
  try {
    await client.connect();
    for (const since = Date.now(); ; await sleep(50)) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LEASE_KEY]);
      const taken = rows[0]?.taken === true;
      if (isRunning(readHolder(home.holder))) throw held(home);
      if (taken) break;
      const owner = readHolder(home.holder);
      if (owner?.pid === process.pid || Date.now() - since > WAIT_MS) throw held(home);
    }
    writeHolder(home.holder, thisProcess(address));
  } catch (error) {
    lost = true;
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    onLost: (then) => {
      listener = then;
      if (lost) then();
    },
    release: async () => {
      lost = true;
      await client.end().catch(() => undefined);
    },
  };
}

function held(home: Home): StoreError {
  const holder = readHolder(home.holder);
  return StoreError.of('data_folder_held', {
    folder: home.folder,
    pid: holder ? String(holder.pid) : '?',
    address: holder?.address || '?',
  });
}
