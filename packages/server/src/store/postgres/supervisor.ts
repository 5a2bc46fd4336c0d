import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, reasonOf, StoreError } from '../store-error.ts';
import { findPackage, prepareBinaries, type Binaries } from './binaries.ts';
import { accessTo, bootstrap, isUnfinished, probeWith, type Access } from './bootstrap.ts';
import { openCluster } from './cluster.ts';
import { thisProcess, writeHolder } from './holder.ts';
import { closeSocketFolder, openHome, openSecret, type Home } from './home.ts';
import { stopPostgres, type Settings } from './launch.ts';
import { refuseIfHeld, takeLease, type Lease } from './lease.ts';
import { adoptOrStart } from './start.ts';

/** Events while a database is open, for a log. */
export type StoreEvent =
  | { kind: 'lost' }
  | { kind: 'recovered'; milliseconds: number }
  | { kind: 'recovery-failed'; reason: string };

export interface EmbeddedOptions {
  dataDir: string;
  settings?: Settings;
  /** Parent of PostgreSQL's folder when its user cannot enter the data folder (default `/var/lib/gongdi`). */
  shelter?: string;
  report?: (event: StoreEvent) => void;
}

/** A running embedded PostgreSQL that only this process uses as its server. */
export interface EmbeddedPostgres {
  /** Where to connect. The object stays the same when a killed PostgreSQL is started again. */
  access: Access;
  /** The folder with PostgreSQL's data; outside the data folder if `moved`. */
  folder: string;
  moved: boolean;
  how: 'created' | 'adopted' | 'started';
  /** Writes the address of this server for a second server on the same folder. */
  announce: (address: string) => void;
  /** Stops PostgreSQL in an orderly way and releases the folder. */
  stop: () => Promise<void>;
}

/**
 * Opens the PostgreSQL of a data folder: makes it on first use, starts it or adopts the running one, and starts it
 * again if it ends before `stop`.
 * @throws StoreError
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const found = findPackage();
  const home = openHome(options.dataDir, options.shelter);
  refuseIfHeld(home);
  const binaries = prepareBinaries(found, home.folder, home.user);
  const password = openSecretOf(home);
  const created = await openCluster(home, binaries, password);
  const { access, how, lease } = await rise(home, binaries, password, '', options.settings);
  const keeper = keepAlive(home, binaries, password, access, lease, options);
  return {
    access,
    folder: home.folder,
    moved: home.moved,
    how: created ? 'created' : how,
    announce: (address) => {
      keeper.address = address;
      writeHolder(home.holder, thisProcess(address));
    },
    stop: async () => {
      await keeper.end();
      fs.rmSync(home.holder, { force: true });
    },
  };
}

function openSecretOf(home: Home): string {
  try {
    return openSecret(home);
  } catch (error) {
    throw StoreError.of('data_folder', { folder: home.folder, reason: reasonOf(error) }, error);
  }
}

/** Brings PostgreSQL up, makes its role and database if they are missing, and takes the lease of the folder. */
async function rise(
  home: Home,
  binaries: Binaries,
  password: string,
  address: string,
  settings: Settings | undefined,
): Promise<{ access: Access; how: 'adopted' | 'started'; lease: Lease }> {
  const running = await adoptOrStart(home, binaries, probeWith(password), settings);
  const access = accessTo(running, password);
  try {
    return { access, how: running.how, lease: await takeLease(home, access, address) };
  } catch (error) {
    if (!isUnfinished(error)) throw error;
  }
  try {
    await bootstrap(access);
  } catch (error) {
    if (codeOf(error) === '28P01') throw StoreError.of('postgres_secret', { file: home.secret }, error);
    throw error;
  }
  return { access, how: running.how, lease: await takeLease(home, access, address) };
}

interface Keeper {
  address: string;
  end: () => Promise<void>;
}

/** Pause between attempts to restart PostgreSQL, ms. */
const RETRY_MS = 1000;

function keepAlive(
  home: Home,
  binaries: Binaries,
  password: string,
  access: Access,
  first: Lease,
  options: EmbeddedOptions,
): Keeper {
  let lease: Lease | undefined = first;
  let ending = false;
  let recovery: Promise<void> = Promise.resolve();
  const keeper: Keeper = {
    address: '',
    end: async () => {
      ending = true;
      await recovery;
      await stopPostgres(home, binaries);
      closeSocketFolder(home, access.host);
      await lease?.release();
    },
  };
  const recover = async (): Promise<void> => {
    const since = Date.now();
    options.report?.({ kind: 'lost' });
    for (;;) {
      if (ending) return;
      try {
        const risen = await rise(home, binaries, password, keeper.address, options.settings);
        Object.assign(access, risen.access);
        watch(risen.lease);
        options.report?.({ kind: 'recovered', milliseconds: Date.now() - since });
        return;
      } catch (error) {
        options.report?.({ kind: 'recovery-failed', reason: reasonOf(error) });
        await sleep(RETRY_MS);
      }
    }
  };
  const watch = (taken: Lease): void => {
    lease = taken;
    taken.onLost(() => {
      lease = undefined;
      if (!ending) recovery = recover();
    });
  };
  watch(first);
  return keeper;
}
