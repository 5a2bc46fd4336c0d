import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StoreError } from '../store-error.ts';
import type { Access } from './bootstrap.ts';
import { isRunning, readHolder, thisProcess, writeHolder } from './holder.ts';
import type { Home } from './home.ts';

/** Number of the advisory lock that the only server of a data folder holds ("gongdi" in ASCII). */
const LEASE_KEY = '113723879941225';

/** PostgreSQL notices within moments that the connection of a killed server is closed; the longest wait for this. */
const WAIT_MS = 5000;

/** The right to serve a data folder, held as long as its connection is open. */
export interface Lease {
  /** Registers a callback that is called once if the connection is lost because PostgreSQL has ended. */
  onLost: (listener: () => void) => void;
  release: () => Promise<void>;
}

/**
 * Fails at once if a running process holds the folder, without access to the database.
 * @throws StoreError `data_folder_held` with process and address
 */
export function refuseIfHeld(home: Home): void {
  const holder = readHolder(home.holder);
  if (isRunning(holder)) throw held(home);
}

/**
 * Takes the folder by an advisory lock, which also works between containers that share the folder. PostgreSQL releases
 * the lock whenever this process ends, for any reason. The file `holder.json` names the holder, and keeps the folder
 * reserved for this process while a killed PostgreSQL restarts.
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
