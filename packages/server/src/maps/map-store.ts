import type { MapConfig } from '@gongdi/api';
import { adjustmentsOf } from '../settings/index.ts';
import type { Db, KeptRows, Listener } from '../store/index.ts';
import type { MapFault } from './map-error.ts';
import { serveFiles } from './map-files.ts';
import { NO_MAP, setupOf, type MapSetup } from './map-setup.ts';
import type { MapFileConfig } from './read-map.ts';
import { readStoredMaps, sealOlderKeys } from './stored-keys.ts';

/** Name of the only row of its kind. */
export const MAP_ROW = 'map';
const EMPTY: MapConfig = {};

export interface MapStore extends Pick<KeptRows<MapConfig>, 'close'> {
  open: (listener: Listener) => Promise<void>;
  /** Reads what is stored, and waits until it is in use. */
  reload: () => Promise<void>;
  /** What is in use. */
  setup: () => MapSetup;
  /** As it is written, with keys. `version` 0: nothing was stored. */
  written: () => { config: MapConfig; version: number };
  /** The server was started with a configuration, which the screen cannot change. */
  isFixed: boolean;
  /** Files of the stored configuration that cannot be used; their layers are left out. */
  faults: () => readonly MapFault[];
  /** Folder whose files the stored configuration may name; absent: none. */
  folder: string | undefined;
}

interface MapStoreOptions {
  db: Db;
  /** Configuration that the server was started with. */
  given: MapFileConfig | undefined;
  folder: string | undefined;
  /** Returns the key of the installation. */
  key: () => Promise<Uint8Array>;
}

/** The maps of one database, the same on all of its servers; files are those of each server's own folder. */
export function mapStore({ db, given, folder, key }: MapStoreOptions): MapStore {
  const kept = adjustmentsOf<MapConfig>(db, 'map', () => readStoredMaps(db));
  let setup = NO_MAP;
  let faults: readonly MapFault[] = [];
  let asked = 0;
  let building = Promise.resolve();
  const written = () => {
    const row = given ? undefined : kept.rows().get(MAP_ROW);
    return { config: given?.config ?? row?.value ?? EMPTY, version: row?.version ?? 0 };
  };

  const build = async (): Promise<void> => {
    const mine = (asked += 1);
    const { config } = written();
    const found = given
      ? { ...given, faults: [] }
      : folder === undefined
        ? { config, files: new Map(), faults: [] }
        : await serveFiles(config, folder);
    const left = found.faults.map(({ path }) => /^layers\[(\d+)\]/.exec(path)?.[1]);
    const layers = found.config.layers?.filter((_, at) => !left.includes(String(at)));
    const made = setupOf({ ...found.config, ...(layers && { layers }) }, found.files, await key());
    // A build that began later is newer.
    if (mine < asked) return;
    setup = Object.keys(config).length === 0 ? NO_MAP : made;
    faults = found.faults;
  };
  kept.onChange(() => {
    building = build();
    // A file that cannot be looked at now leaves what was in use; the next change tries again.
    building.catch(() => undefined);
  });

  return {
    open: async (listener) => {
      await sealOlderKeys(db);
      if (!given) await kept.open(listener);
      await build();
    },
    reload: async () => {
      await kept.reload();
      await building;
    },
    close: kept.close,
    setup: () => setup,
    written,
    isFixed: given !== undefined,
    faults: () => faults,
    folder,
  };
}
