import { COALESCE, type LiveDevice } from '@gongdi/api';
import { sql } from 'kysely';
import type { Db, Listener } from '../store/index.ts';
import { latestOf, type KnownDevice, type Newest, type Telemetry } from '../telemetry/index.ts';
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

/** Newest values by device, with the topics of groups to which the device belongs. */
type PendingDevices = Map<string, { groups: readonly string[]; live: LiveDevice }>;

/** Topics that tell of a device together with others: its area, and the devices of its type at its project. */
function groupsOf({ area_id, project_id, device_type }: Grouped): string[] {
  return [
    ...(area_id === null ? [] : [`area/${area_id}`]),
    ...(project_id === null ? [] : [`project/${project_id}/${device_type}`]),
  ];
}

interface Grouped {
  area_id: string | null;
  project_id: string | null;
  device_type: number;
}

const groupedOf = ({ area_id, project_id, type }: KnownDevice): Grouped => ({
  area_id,
  project_id,
  device_type: type.code,
});

/**
 * Sends the values that devices report to the followers of these devices, their areas or their projects, collected over
 * 250 ms. Other
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
  const wanted = (id: string, groups: readonly string[]): boolean =>
    topics.isFollowed(`device/${id}`) || groups.some((topic) => topics.isFollowed(topic));

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
      for (const one of await latestOf(db, [...ids])) {
        const { device_id, online, level, at, values, levels } = one;
        devices.set(device_id, { groups: groupsOf(one), live: { device_id, online, level, at, values, levels } });
      }
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
      const { id } = one.device;
      if (hasOthers) toAnnounce.add(id);
      const groups = groupsOf(groupedOf(one.device));
      if (wanted(id, groups)) pending.set(id, { groups, live: liveOf(one) });
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
      if (device && wanted(id, groupsOf(groupedOf(device)))) toRead.add(id);
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

/** Publishes each device to its followers, and the devices of one area or project together to those of the group. */
function publishDevices(topics: Topics, devices: PendingDevices): void {
  const together = new Map<string, LiveDevice[]>();
  for (const [id, { groups, live }] of devices) {
    topics.publish(`device/${id}`, live);
    for (const topic of groups) {
      if (!topics.isFollowed(topic)) continue;
      const list = together.get(topic);
      if (list) list.push(live);
      else together.set(topic, [live]);
    }
  }
  for (const [topic, list] of together) topics.publish(topic, { devices: list });
}
