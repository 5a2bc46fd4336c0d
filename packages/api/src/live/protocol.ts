import * as z from 'zod';

// The WebSocket at /api/notification/ws. The first frame is `auth`, within five seconds; then topics are subscribed.

export const LIVE_PATH = 'notification/ws';

/** Time limit for the first frame, ms. */
export const AUTH_WITHIN = 5_000;
/** Interval of the server's pings, ms. */
export const PING_EVERY = 30_000;
/** Events within this time are sent together, ms. */
export const COALESCE = 250;

/** Codes with which the server closes a connection. */
export const CLOSE = {
  /** No session, or the session has ended. */
  noSession: 4401,
  /** The session was revoked, or the page's origin is not allowed. */
  refused: 4403,
  /** Too many connections, topics or frames, or the client reads frames too slowly. */
  tooMany: 4429,
} as const;

/** Maximum number of topics per connection. */
export const MOST_TOPICS = 500;
/** Longest frame to the server, bytes. */
export const MOST_FRAME = 16_384;

const topic = z
  .string()
  .regex(
    /^(area|device)\/[\w-]{1,64}$|^project\/[\w-]{1,64}\/\d{1,4}$|^user\/[\w-]{1,64}\/(todo|notice)$|^record\/[\w-]{1,64}\/[\w-]{1,64}(\/edit)?$/,
  );

/** Frames from clients. `since`: the last frame of the topic that was read; the server sends later frames again. */
export const clientFrame = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('auth'), token: z.string().min(1).max(200), serial: z.string().min(1).max(100) }),
  z.strictObject({ op: z.literal('sub'), topic, since: z.number().int().min(0).optional() }),
  z.strictObject({ op: z.literal('unsub'), topic }),
]);

/** An event of a topic. `seq` increases within a topic; `at` is the time of sending, ISO 8601. */
export interface TopicFrame<T = unknown> {
  topic: string;
  seq: number;
  at: string;
  data: T;
}

/**
 * Frames from the server. `ready`: the session is valid; `subbed`: the topic is subscribed from `seq` on; `gap`: frames
 * were missed, so the client must read all data again; `refused`: the topic does not exist or is not available to this
 * session.
 */
export type ServerFrame =
  | TopicFrame
  | { op: 'ready' }
  | { op: 'subbed'; topic: string; seq: number }
  | { op: 'gap'; topic: string }
  | { op: 'refused'; topic?: string; message: string };

/** Values of a device, the data of the topic `device/{id}`. */
export interface LiveDevice {
  device_id: string;
  online: 0 | 1;
  /** 0 normal, 1 warning, 2 alarm, 3 control. */
  level: 0 | 1 | 2 | 3;
  /** Time of measurement, ISO 8601; null: no reading has arrived yet. */
  at: string | null;
  values: Record<string, number>;
  /** Levels of quantities that are not normal. */
  levels: Record<string, 0 | 1 | 2 | 3>;
}

/** A person who has a record open. */
export interface PresentPerson {
  id: string;
  nickname: string;
  /** Whether the person has the form open. */
  editing: boolean;
}

/**
 * News of a record. `people`: who has it open now; following `record/{resource}/{id}/edit` tells that a form is open.
 * `changed`: something happened to it; its values are read by a call. An empty action means that news were lost.
 */
export type LiveRecord =
  | { kind: 'people'; people: PresentPerson[] }
  | { kind: 'changed'; action: string; by: { id: string; nickname: string } | null };

/** Data of a topic, by its first or last segment. */
export interface LiveData {
  record: LiveRecord;
  device: LiveDevice;
  /** Devices of the area that sent new values. */
  area: { devices: LiveDevice[] };
  /** Devices of one type at a project that sent new values: the topic `project/{id}/{device_type}`. */
  project: { devices: LiveDevice[] };
  notice: { unread: number };
  /** The list of tasks has changed. */
  todo: Record<string, never>;
}

type Rest<K extends string> = K extends 'device' | 'area' | 'project' | 'record'
  ? `${K}/${string}`
  : `user/${string}/${K}`;
export type LiveTopic = { [K in keyof LiveData]: Rest<K> }[keyof LiveData];
export type DataOf<T extends string> = T extends `device/${string}`
  ? LiveData['device']
  : T extends `area/${string}` | `project/${string}`
    ? LiveData['area' | 'project']
    : T extends `record/${string}`
      ? LiveData['record']
      : T extends `user/${string}/notice`
        ? LiveData['notice']
        : LiveData['todo'];
