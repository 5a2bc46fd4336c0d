import { COALESCE, type LiveDevice } from '@gongdi/api';
import { sql } from 'kysely';
import type { Db, Listener } from '../store/index.ts';
import { latestOf, type Newest, type Telemetry } from '../telemetry/index.ts';
import type { Topics } from './topics.ts';

/** Channel with ids of devices that have reported, from one server to the others. */
const CHANNEL = 'gongdi_live';
/** A PostgreSQL notification holds less than 8,000 bytes; an id and its comma take 33. */
const IDS_AT_ONCE = 230;
/** Interval of the `hello` of each server, ms. A server counts as gone after three times that. */
const HELLO_EVERY = 20_000;

export interface DeviceFeed {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
}

/** Newest values by device, with the area of the device. */
type PendingDevices = Map<string, { area_id: string | null; live: LiveDevice }>;

/**
 * Sends the values that devices report to the followers of these devices or their areas, collected over 250 ms. Other
 * servers receive only the ids and read the values they need; while there is no other server, nothing is sent.
 */
export function deviceFeed(
  db: Db,
  telemetry: Pick<Telemetry, 'onNewest' | 'onSilent' | 'registry'>,
  topics: Topics,
  server: string,
): DeviceFeed {
  let pending: PendingDevices = new Map();
  /** Ids to read from the database (`toRead`), and ids to send to other servers (`toAnnounce`). */
  let toRead = new Set<string>();
  let toAnnounce = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hello: ReturnType<typeof setInterval> | undefined;
  let stop: (() => Promise<void>) | undefined;
  let lastHeard = -Infinity;
  const others = (): boolean => performance.now() - lastHeard < 3 * HELLO_EVERY;

  const publish = (payload: string): Promise<unknown> =>
    sql`select pg_notify(${CHANNEL}, ${`${server} ${payload}`})`.execute(db).catch(() => undefined);
  const wanted = (id: string, area_id: string | null): boolean =>
    topics.isFollowed(`device/${id}`) || (area_id !== null && topics.isFollowed(`area/${area_id}`));

  const send = async (): Promise<void> => {
    timer = undefined;
    const [devices, ids, announced] = [pending, toRead, [...toAnnounce]];
    pending = new Map();
    toRead = new Set();
    toAnnounce = new Set();
    if (others())
      for (let from = 0; from < announced.length; from += IDS_AT_ONCE)
        void publish(announced.slice(from, from + IDS_AT_ONCE).join());
    if (ids.size > 0)
      for (const { device_id, area_id, online, level, at, values, levels } of await latestOf(db, [...ids]))
        devices.set(device_id, { area_id, live: { device_id, online, level, at, values, levels } });
    publishDevices(topics, devices);
  };
  const plan = (): void => {
    timer ??= setTimeout(() => void send().catch(() => undefined), COALESCE);
  };
  const liveOf = ({ device, ts, values, level, levels }: Newest): LiveDevice => ({
    device_id: device.id,
    online: 1,
    level,
    at: new Date(ts).toISOString(),
    values,
    levels,
  });

  telemetry.onNewest((newest) => {
    const hasOthers = others();
    for (const one of newest) {
      const { id, area_id } = one.device;
      if (hasOthers) toAnnounce.add(id);
      if (wanted(id, area_id)) pending.set(id, { area_id, live: liveOf(one) });
    }
    if (pending.size + toAnnounce.size > 0) plan();
  });
  telemetry.onSilent((ids) => {
    for (const id of ids) {
      toRead.add(id);
      toAnnounce.add(id);
    }
    plan();
  });

  const hear = async (payload: string): Promise<void> => {
    const space = payload.indexOf(' ');
    if (payload.slice(0, space) === server) return;
    const first = !others();
    lastHeard = performance.now();
    const message = payload.slice(space + 1);
    if (message === 'hello') {
      // Answers a server that has just started, so that it knows this one.
      if (first) await publish('hello');
      return;
    }
    for (const id of message.split(',')) {
      const device = await telemetry.registry.byId(id);
      if (device && wanted(id, device.area_id)) toRead.add(id);
    }
    if (toRead.size > 0) plan();
  };

  return {
    open: async (listener) => {
      stop = await listener.listen(CHANNEL, (payload) => void hear(payload).catch(() => undefined));
      await publish('hello');
      hello = setInterval(() => void publish('hello'), HELLO_EVERY);
      hello.unref();
    },
    close: async () => {
      clearTimeout(timer);
      clearInterval(hello);
      await stop?.().catch(() => undefined);
    },
  };
}

/** Publishes each device to its followers, and the devices of one area together to the followers of the area. */
function publishDevices(topics: Topics, devices: PendingDevices): void {
  const areas = new Map<string, LiveDevice[]>();
  for (const [id, { area_id, live }] of devices) {
    topics.publish(`device/${id}`, live);
    if (area_id === null || !topics.isFollowed(`area/${area_id}`)) continue;
    const list = areas.get(area_id);
    if (list) list.push(live);
    else areas.set(area_id, [live]);
  }
  for (const [area_id, list] of areas) topics.publish(`area/${area_id}`, { devices: list });
}
