import { findDeviceType, type DeviceType, type LevelRule } from '@gongdi/domain';
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Listener } from '../store/index.ts';
import { plainRule, rulesFor } from './rules.ts';

/** What the way of a reading needs to know of its device. */
export interface KnownDevice {
  id: string;
  number: string;
  name: string;
  type: DeviceType;
  org_id: string | null;
  project_id: string | null;
  area_id: string | null;
  /** False once it has been removed from its site: nothing is taken from it. */
  usable: boolean;
  /** Limits that hold for it. */
  rules: readonly LevelRule[];
  /** Hash of its key, hexadecimal; null while it has none. */
  key: string | null;
}

/** Devices as they are now, remembered until somebody changes one. */
export interface DeviceRegistry {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
  byId: (id: string) => Promise<KnownDevice | undefined>;
  /** The device of that number and key; both have to fit. @param local told from this machine */
  byKey: (number: string, key: string, local?: boolean) => Promise<KnownDevice | undefined>;
  /** For brokers that have checked the device themselves. Undefined also when organisations share the number. */
  byNumber: (number: string) => Promise<KnownDevice | undefined>;
  /** Forgets what is known of a device now; other servers hear of it by the triggers. */
  forget: (id: string) => void;
  /** Told when what is known of a device, or of all (undefined), may have changed. */
  onChange: (changed: (id: string | undefined) => void) => void;
}

/** Channel of the triggers in the migration of telemetry. */
const CHANNEL = 'gongdi_device';
/** Removed from its site (dictionary `install_status`). */
const REMOVED = 3;
/** Keys and numbers that were asked for in vain are remembered up to so many, so that guessing costs no queries. */
const MOST_UNKNOWN = 10_000;

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Keys that everyone knows, such as those of the demo. */
export interface KnownKeys {
  keys: ReadonlySet<string>;
  /** This machine may use them all the same. */
  localMay: boolean;
}

/** @param refused keys that nobody signs in with from elsewhere */
export function deviceRegistry(
  db: Kysely<unknown>,
  refused: KnownKeys = { keys: new Set(), localMay: false },
): DeviceRegistry {
  const known = new Map<string, Promise<KnownDevice | undefined>>();
  /** Ids by hash of the key (`k:`) and by number (`n:`). */
  const ids = new Map<string, Promise<string | undefined>>();
  const told = new Set<(id: string | undefined) => void>();
  let stop: (() => Promise<void>) | undefined;

  const forget = (id: string | undefined): void => {
    if (id === undefined) known.clear();
    else known.delete(id);
    ids.clear();
    for (const tell of told) tell(id);
  };
  const once = <T>(map: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> => {
    let found = map.get(key);
    if (!found) {
      if (map.size > MOST_UNKNOWN) map.clear();
      map.set(key, (found = load()));
      found.catch(() => map.delete(key));
    }
    return found;
  };
  const byId = (id: string): Promise<KnownDevice | undefined> => {
    let found = known.get(id);
    if (!found) {
      known.set(id, (found = readDevice(db, id)));
      found.catch(() => known.delete(id));
    }
    return found;
  };

  return {
    open: async (listener) => {
      stop = await listener.listen(
        CHANNEL,
        (id) => forget(id === '*' ? undefined : id),
        () => forget(undefined),
      );
    },
    close: async () => {
      await stop?.().catch(() => undefined);
      stop = undefined;
    },
    byId,
    byKey: async (number, key, local = false) => {
      if (refused.keys.has(key) && !(local && refused.localMay)) return undefined;
      const hash = hashKey(key);
      const id = await once(ids, `k:${hash.toString('hex')}`, async () => {
        const { rows } = await sql<{ device_id: string }>`
          select device_id from device_key where key_hash = ${hash}`.execute(db);
        return rows[0]?.device_id;
      });
      const device = id === undefined ? undefined : await byId(id);
      return device?.number === number ? device : undefined;
    },
    byNumber: async (number) => {
      const id = await once(ids, `n:${number}`, async () => {
        const { rows } = await sql<{ id: string }>`
          select id from device where device_number = ${number} limit 2`.execute(db);
        return rows.length === 1 ? rows[0]!.id : undefined;
      });
      return id === undefined ? undefined : byId(id);
    },
    forget,
    onChange: (changed) => void told.add(changed),
  };
}

interface DeviceRow {
  id: string;
  device_number: string;
  device_name: string;
  device_type: number;
  org_id: string | null;
  project_id: string | null;
  area_id: string | null;
  install_status: number;
  key: string | null;
}

/** A device as it is now. */
export async function readDevice(db: Kysely<unknown>, id: string): Promise<KnownDevice | undefined> {
  const { rows } = await sql<DeviceRow>`
    select d.id, d.device_number, d.device_name, d.device_type, d.org_id, d.project_id, d.area_id, d.install_status,
      encode(k.key_hash, 'hex') as key
    from device d left join device_key k on k.device_id = d.id where d.id = ${id}`.execute(db);
  const row = rows[0];
  const type = row && findDeviceType(row.device_type);
  if (!row || !type) return undefined;
  return {
    id,
    number: row.device_number,
    name: row.device_name,
    type,
    org_id: row.org_id,
    project_id: row.project_id,
    area_id: row.area_id,
    usable: row.install_status !== REMOVED,
    rules: (await rulesFor(db, row)).rules.map(plainRule),
    key: row.key,
  };
}
