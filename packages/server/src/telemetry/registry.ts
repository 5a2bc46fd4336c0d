import { findDeviceType, type DeviceType, type LevelRule } from '@gongdi/domain';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Listener } from '../store/index.ts';
import { plainRule, rulesFor } from './rules.ts';

/** What the processing of a reading needs to know of its device. */
export interface KnownDevice {
  id: string;
  number: string;
  name: string;
  type: DeviceType;
  org_id: string | null;
  project_id: string | null;
  area_id: string | null;
  /** False once the device has been removed from its site: its readings are refused. */
  usable: boolean;
  /** The limits that apply to it. */
  rules: readonly LevelRule[];
  /** Hash of its key, hexadecimal; null while it has none. */
  key: string | null;
}

/** Present devices, cached until one changes. */
export interface DeviceRegistry {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
  byId: (id: string) => Promise<KnownDevice | undefined>;
  /** Returns the device with this number and this key; both have to match. @param local sent from this machine */
  byKey: (number: string, key: string, local?: boolean) => Promise<KnownDevice | undefined>;
  /** For brokers that have authenticated the device. Also undefined if several organisations use the same number. */
  byNumber: (number: string) => Promise<KnownDevice | undefined>;
  /** Removes a device from the cache now; other servers are notified by the database triggers. */
  forget: (id: string) => void;
  /** Registers a callback for when the data of a device, or of all devices (undefined), may have changed. */
  onChange: (changed: (id: string | undefined) => void) => void;
}

/** Channel of the triggers in the telemetry migration. */
const CHANNEL = 'gongdi_device';
/** Removed from its site (dictionary `install_status`). */
const REMOVED = 3;
/** The most keys and numbers whose look-ups are cached, so that guessing wrong ones costs no queries. */
const MOST_UNKNOWN = 10_000;

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Publicly known keys, such as those of the demo. */
export interface KnownKeys {
  keys: ReadonlySet<string>;
  /** Whether clients on this machine may use them all the same. */
  localMay: boolean;
}

/** @param refused keys with which clients on other machines cannot sign in */
export function deviceRegistry(db: Db, refused: KnownKeys = { keys: new Set(), localMay: false }): DeviceRegistry {
  const known = new Map<string, Promise<KnownDevice | undefined>>();
  /** Ids by the hash of the key (`k:`) and by number (`n:`). */
  const ids = new Map<string, Promise<string | undefined>>();
  const listeners = new Set<(id: string | undefined) => void>();
  let stop: (() => Promise<void>) | undefined;

  const forget = (id: string | undefined): void => {
    if (id === undefined) known.clear();
    else known.delete(id);
    ids.clear();
    for (const notify of listeners) notify(id);
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
        const key = await db
          .selectFrom('device_key')
          .select('device_id')
          .where('key_hash', '=', hash)
          .executeTakeFirst();
        return key?.device_id;
      });
      const device = id === undefined ? undefined : await byId(id);
      return device?.number === number ? device : undefined;
    },
    byNumber: async (number) => {
      const id = await once(ids, `n:${number}`, async () => {
        const rows = await db.selectFrom('device').select('id').where('device_number', '=', number).limit(2).execute();
        return rows.length === 1 ? rows[0]!.id : undefined;
      });
      return id === undefined ? undefined : byId(id);
    },
    forget,
    onChange: (changed) => void listeners.add(changed),
  };
}

/** Reads the present state of a device from the database. */
export async function readDevice(db: Db, id: string): Promise<KnownDevice | undefined> {
  const row = await db
    .selectFrom('device as d')
    .leftJoin('device_key as k', 'k.device_id', 'd.id')
    .select(['d.id', 'd.device_number', 'd.device_name', 'd.device_type', 'd.org_id', 'd.project_id', 'd.area_id'])
    .select(({ ref }) => ['d.install_status', sql<string | null>`encode(${ref('k.key_hash')}, 'hex')`.as('key')])
    .where('d.id', '=', id)
    .executeTakeFirst();
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
