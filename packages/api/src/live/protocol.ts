import * as z from 'zod';

// The WebSocket at /api/notification/ws. First frame `auth`, within five seconds; then topics are followed.

export const LIVE_PATH = 'notification/ws';

/** Time for the first frame, ms. */
export const AUTH_WITHIN = 5_000;
/** The server asks for a sign of life this often, ms. */
export const PING_EVERY = 30_000;
/** What happens within this time goes out together, ms. */
export const COALESCE = 250;

/** Why the server ends a line. */
export const CLOSE = {
  /** No session, or it has ended. */
  noSession: 4401,
  /** The session was revoked, or the page's origin is not allowed. */
  refused: 4403,
  /** Too many lines, topics or frames, or frames are not read fast enough. */
  tooMany: 4429,
} as const;

/** Topics that one line may follow. */
export const MOST_TOPICS = 500;
/** Longest frame to the server, bytes. */
export const MOST_FRAME = 16_384;

const topic = z.string().regex(/^(area|device)\/[\w-]{1,64}$|^user\/[\w-]{1,64}\/(todo|notice)$/);

/** What clients send. `since`: the last frame of the topic that was read, so that what was missed comes again. */
export const clientFrame = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('auth'), token: z.string().min(1).max(200), serial: z.string().min(1).max(100) }),
  z.strictObject({ op: z.literal('sub'), topic, since: z.number().int().min(0).optional() }),
  z.strictObject({ op: z.literal('unsub'), topic }),
]);
export type ClientFrame = z.output<typeof clientFrame>;

/** News of a topic. `seq` rises within a topic; `at` is when it went out, ISO 8601. */
export interface TopicFrame<T = unknown> {
  topic: string;
  seq: number;
  at: string;
  data: T;
}

/**
 * What the server sends. `ready`: the session is good; `subbed`: the topic is followed from `seq` on; `gap`: something
 * was missed, so read the whole anew; `refused`: the topic is not for this session, or not there.
 */
export type ServerFrame =
  | TopicFrame
  | { op: 'ready' }
  | { op: 'subbed'; topic: string; seq: number }
  | { op: 'gap'; topic: string }
  | { op: 'refused'; topic?: string; message: string };

/** What a device told, as `device/{id}` carries it. */
export interface LiveDevice {
  device_id: string;
  online: 0 | 1;
  /** 0 normal, 1 warning, 2 alarm, 3 control. */
  level: 0 | 1 | 2 | 3;
  /** When it was measured, ISO 8601; null: nothing came yet. */
  at: string | null;
  values: Record<string, number>;
  /** Levels of quantities that are not normal. */
  levels: Record<string, 0 | 1 | 2 | 3>;
}

/** Data of a topic, by its first segment and its last. */
export interface LiveData {
  device: LiveDevice;
  /** Devices of the area that told something. */
  area: { devices: LiveDevice[] };
  notice: { unread: number };
  /** The list of tasks has changed. */
  todo: Record<string, never>;
}

type Rest<K extends string> = K extends 'device' | 'area' ? `${K}/${string}` : `user/${string}/${K}`;
export type LiveTopic = { [K in keyof LiveData]: Rest<K> }[keyof LiveData];
export type DataOf<T extends string> = T extends `device/${string}`
  ? LiveData['device']
  : T extends `area/${string}`
    ? LiveData['area']
    : T extends `user/${string}/notice`
      ? LiveData['notice']
      : LiveData['todo'];
