import websocket from '@fastify/websocket';
import { CLOSE, LIVE_PATH, MOST_FRAME } from '@gongdi/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../handler/index.ts';
import type { Hub } from '../notify/index.ts';
import { type Listener, type Db } from '../store/index.ts';
import type { Telemetry } from '../telemetry/index.ts';
import { deviceFeed } from './device-feed.ts';
import { openLine, type LineDeps } from './line.ts';
import { maySeeRecord, recordFeed } from './record-feed.ts';
import { liveTopics } from './topics.ts';
import { maySee, maySeeAll, userFeed } from './user-feed.ts';

export interface RealtimeOptions {
  db: Db;
  telemetry: Telemetry;
  hub: Hub;
  now: () => number;
  /** Identifies this server among the servers of the same database. */
  server: string;
  callerOf: (token: string, serial: string, now: number) => Promise<Caller>;
  /** Returns whether a page of an origin may open a line to a host. */
  mayOpen: (origin: string | undefined, host: string) => boolean;
}

export interface Realtime {
  open: (app: FastifyInstance, listener: Listener) => Promise<void>;
  close: () => Promise<void>;
  /** Returns whether any client of this server follows live data. */
  isFollowed: () => boolean;
}

/** Most lines of one account: tabs, wall screens, telephones. */
const LINES_OF_ACCOUNT = 30;
const LINES = 10_000;
const SWEEP_EVERY = 30_000;

/** Live data by WebSocket at `/api/notification/ws`. */
export function realtime(options: RealtimeOptions): Realtime {
  const { db, hub, now, telemetry } = options;
  const topics = liveTopics(now);
  const devices = deviceFeed(db, telemetry, topics, options.server);
  const users = userFeed(db, hub, topics);
  const records = recordFeed(db, topics, options.server, now);
  const lines = new Map<string, number>();
  let all = 0;
  let sweeper: ReturnType<typeof setInterval> | undefined;

  const deps: LineDeps = {
    topics,
    admit: (token, serial) => options.callerOf(token, serial, now()),
    mayFollow: async (caller, topic) => {
      const [kind, id = '', of = ''] = topic.split('/');
      if (kind === 'user') return id === caller.id;
      if (kind === 'record') return maySeeRecord(db, { resource: id, id: of }, { caller, now: now() });
      if (!caller.permissions.has('devicelist|list')) return false;
      if (kind === 'project') return maySeeAll(db, id, Number(of), caller.scope);
      return maySee(db, kind === 'area' ? 'area_id' : 'id', id, caller.scope);
    },
    isRechecked: (topic) => topic.startsWith('record/'),
    onFollow: (topic, caller) => {
      if (topic.startsWith('record/')) return records.enter(topic, caller);
      const notice = /^user\/(.+)\/notice$/.exec(topic);
      return notice ? users.watch(notice[1]!) : () => undefined;
    },
    enter: (account_id) => {
      const count = lines.get(account_id) ?? 0;
      if (count >= LINES_OF_ACCOUNT || all >= LINES) return undefined;
      lines.set(account_id, count + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (lines.get(account_id) ?? 1) - 1;
        if (left > 0) lines.set(account_id, left);
        else lines.delete(account_id);
      };
    },
  };

  return {
    open: async (app, listener) => {
      await devices.open(listener);
      await users.open(listener);
      await records.open(listener);
      sweeper = setInterval(topics.sweep, SWEEP_EVERY);
      sweeper.unref();
      await app.register(websocket, { options: { maxPayload: MOST_FRAME } });
      app.get(`/api/${LIVE_PATH}`, { websocket: true }, (socket, request: FastifyRequest) => {
        if (options.mayOpen(request.headers.origin, request.host)) openLine(socket, deps);
        else socket.close(CLOSE.refused);
      });
    },
    close: async () => {
      clearInterval(sweeper);
      await devices.close();
      await users.close();
      await records.close();
    },
    isFollowed: () => all > 0,
  };
}
