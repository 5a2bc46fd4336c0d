import { COALESCE, type LiveDevice } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import type { Listener } from '../store/index.ts';
import { latestOf, type Newest, type Telemetry } from '../telemetry/index.ts';
import type { Topics } from './topics.ts';

/** Ids of devices that told something, from one server to the others. */
const CHANNEL = 'gongdi_live';
/** A notification holds less than 8,000 bytes; an id and its comma take 33. */
const IDS_AT_ONCE = 230;
/** Servers say that they are there this often, and count as gone after three times that, ms. */
const HELLO_EVERY = 20_000;

export interface DeviceFeed {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Brings what devices tell to those who follow them or their areas, together every 250 ms. Other servers hear ids alone
 * and read what they need; as long as there is no other one nothing is said.
 */
export function deviceFeed(
  db: Kysely<unknown>,
  telemetry: Pick<Telemetry, 'onNewest' | 'onSilent' | 'registry'>,
  topics: Topics,
  server: string,
): DeviceFeed {
  let pending = new Map<string, { area_id: string | null; live: LiveDevice }>();
  /** Ids that have to be read first, and those that other servers should hear of. */
  let toRead = new Set<string>();
  let toTell = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hello: ReturnType<typeof setInterval> | undefined;
  let stop: (() => Promise<void>) | undefined;
  let lastHeard = -Infinity;
  const others = (): boolean => performance.now() - lastHeard < 3 * HELLO_EVERY;

  const say = (payload: string): Promise<unknown> =>
    sql`select pg_notify(${CHANNEL}, ${`${server} ${payload}`})`.execute(db).catch(() => undefined);
  const wanted = (id: string, area_id: string | null): boolean =>
    topics.isFollowed(`device/${id}`) || (area_id !== null && topics.isFollowed(`area/${area_id}`));

  const send = async (): Promise<void> => {
    timer = undefined;
    const [devices, ids, tell] = [pending, toRead, [...toTell]];
    pending = new Map();
    toRead = new Set();
    toTell = new Set();
    if (others())
      for (let from = 0; from < tell.length; from += IDS_AT_ONCE) void say(tell.slice(from, from + IDS_AT_ONCE).join());
    if (ids.size > 0)
      for (const { device_id, area_id, online, level, at, values, levels } of await latestOf(db, [...ids]))
        devices.set(device_id, { area_id, live: { device_id, online, level, at, values, levels } });
    const areas = new Map<string, LiveDevice[]>();
    for (const [id, { area_id, live }] of devices) {
      topics.publish(`device/${id}`, live);
      if (area_id === null || !topics.isFollowed(`area/${area_id}`)) continue;
      const list = areas.get(area_id);
      if (list) list.push(live);
      else areas.set(area_id, [live]);
    }
    for (const [area_id, list] of areas) topics.publish(`area/${area_id}`, { devices: list });
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
    const tell = others();
    for (const one of newest) {
      const { id, area_id } = one.device;
      if (tell) toTell.add(id);
      if (wanted(id, area_id)) pending.set(id, { area_id, live: liveOf(one) });
    }
    if (pending.size + toTell.size > 0) plan();
  });
  telemetry.onSilent((ids) => {
    for (const id of ids) {
      toRead.add(id);
      toTell.add(id);
    }
    plan();
  });

  const hear = async (payload: string): Promise<void> => {
    const space = payload.indexOf(' ');
    if (payload.slice(0, space) === server) return;
    const first = !others();
    lastHeard = performance.now();
    const said = payload.slice(space + 1);
    if (said === 'hello') {
      // Whoever has just come hears of us too.
      if (first) await say('hello');
      return;
    }
    for (const id of said.split(',')) {
      const device = await telemetry.registry.byId(id);
      if (device && wanted(id, device.area_id)) toRead.add(id);
    }
    if (toRead.size > 0) plan();
  };

  return {
    open: async (listener) => {
      stop = await listener.listen(CHANNEL, (payload) => void hear(payload).catch(() => undefined));
      await say('hello');
      hello = setInterval(() => void say('hello'), HELLO_EVERY);
      hello.unref();
    },
    close: async () => {
      clearTimeout(timer);
      clearInterval(hello);
      await stop?.().catch(() => undefined);
    },
  };
}
