import type { Session } from '../config.ts';
import { CLOSE, LIVE_PATH, type DataOf, type LiveTopic, type ServerFrame, type TopicFrame } from './protocol.ts';

/** The part of a WebSocket that is used; `globalThis.WebSocket` and `ws` have it. */
export interface LiveSocket {
  send: (text: string) => void;
  close: (code?: number) => void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
}

/**
 * State of the connection. `connecting`: it is being opened, or opened again; `refused`: it will not be opened again.
 */
export type LiveState = 'idle' | 'connecting' | 'open' | 'refused';

export interface LiveOptions {
  /** Address of the server's root, `https://site.example`, or that of the page when `baseUrl` is not configured. */
  baseUrl: () => string;
  /** Called before each opening; null: there is no session. */
  session: () => Promise<Session | null>;
  /** Default `globalThis.WebSocket`. */
  connect?: (url: string) => LiveSocket;
  /** Called when the connection opens or closes, for an offline indicator. */
  onState?: (state: LiveState) => void;
  /** Returns a random number between 0 and 1, which spreads the reconnections after a restart of the server. */
  chance?: () => number;
}

export interface LiveListener<T extends LiveTopic> {
  onData: (frame: TopicFrame<DataOf<T>>) => void;
  /**
   * Called when all that happens from now on is told, at first and after each interruption. What was read before may
   * be older than that.
   */
  onBegin?: () => void;
  /**
   * Called when frames were missed, or the topic was just subscribed again: the listener must read all data by a call.
   */
  onGap?: () => void;
  /** The topic is not available to this session. */
  onRefused?: () => void;
}

/** Live data over one connection for all subscribers. */
export interface Live {
  /** Subscribes to a topic; the first subscription opens the connection. @returns a function that unsubscribes */
  subscribe: <T extends LiveTopic>(topic: T, listener: LiveListener<T>) => () => void;
  state: () => LiveState;
  /** Closes the connection and ends all subscriptions. */
  close: () => void;
}

/**
 * First and longest wait before a connection is opened again, ms; after a refusal with `tooMany`, at least `too_many`.
 */
const WAIT = { first: 500, too_many: 30_000, longest: 60_000 };

type AnyListener = LiveListener<LiveTopic>;
interface Followed {
  listeners: Set<AnyListener>;
  /** Sequence number of the last frame that was read. */
  seq: number | undefined;
  /** The server has confirmed the subscription on the present connection. */
  begun: boolean;
}

/**
 * A connection that reopens by itself: topics are subscribed again from the last frame that was read; if the server
 * cannot send the missed frames again, `onGap` is called.
 */
// oxlint-disable-next-line max-lines-per-function -- closure over one connection and its topics
export function createLive(options: LiveOptions): Live {
  const connect = options.connect ?? ((url) => new WebSocket(url) as unknown as LiveSocket);
  const chance = options.chance ?? Math.random;
  const topics = new Map<string, Followed>();
  let socket: LiveSocket | undefined;
  let state: LiveState = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let refusedOnce = false;

  const setState = (next: LiveState): void => {
    if (state === next) return;
    state = next;
    options.onState?.(next);
  };
  const send = (frame: object): void => socket?.send(JSON.stringify(frame));
  const follow = (topic: string, { seq }: Followed): void =>
    send({ op: 'sub', topic, ...(seq === undefined ? {} : { since: seq }) });
  const again = (least = 0): void => {
    const wait = Math.min(WAIT.longest, Math.max(least, WAIT.first * 2 ** failures));
    failures += 1;
    setState('connecting');
    clearTimeout(timer);
    timer = setTimeout(() => void open(), wait * (0.5 + chance() / 2));
  };

  const hear = (frame: ServerFrame): void => {
    if (!('op' in frame)) {
      const followed = topics.get(frame.topic);
      if (!followed) return;
      followed.seq = frame.seq;
      for (const listener of followed.listeners) listener.onData(frame as TopicFrame<never>);
      return;
    }
    if (frame.op === 'ready') {
      failures = 0;
      refusedOnce = false;
      setState('open');
      for (const [topic, followed] of topics) follow(topic, followed);
      return;
    }
    const followed = frame.topic === undefined ? undefined : topics.get(frame.topic);
    if (!followed) return;
    if (frame.op === 'subbed') {
      followed.seq ??= frame.seq;
      followed.begun = true;
      for (const listener of followed.listeners) listener.onBegin?.();
    } else if (frame.op === 'gap') {
      // Sequence numbers start anew from here: another server has other numbers.
      followed.seq = undefined;
      for (const listener of followed.listeners) listener.onGap?.();
    } else for (const listener of followed.listeners) listener.onRefused?.();
  };

  const open = async (): Promise<void> => {
    setState('connecting');
    const session = await options.session().catch(() => null);
    if (topics.size === 0) return setState('idle');
    if (socket) return undefined;
    if (!session) return again();
    const opened = connect(addressOf(options.baseUrl()));
    socket = opened;
    opened.onopen = () => {
      const { token, serial } = session;
      opened.send(JSON.stringify({ op: 'auth', token, serial }));
    };
    opened.onmessage = ({ data }) => {
      const frame = parse(data);
      if (frame && socket === opened) hear(frame);
    };
    opened.onerror = () => undefined;
    opened.onclose = ({ code }) => {
      if (socket !== opened) return undefined;
      socket = undefined;
      for (const followed of topics.values()) followed.begun = false;
      if (topics.size === 0) return setState('idle');
      // The session may have been renewed meanwhile: one more attempt is made, then the state is `refused`.
      if (code === CLOSE.refused || (code === CLOSE.noSession && refusedOnce)) return setState('refused');
      refusedOnce = code === CLOSE.noSession;
      return again(code === CLOSE.tooMany ? WAIT.too_many : 0);
    };
    return undefined;
  };

  const shut = (): void => {
    clearTimeout(timer);
    const closing = socket;
    socket = undefined;
    closing?.close(1000);
    setState('idle');
  };

  return {
    subscribe: (topic, listener) => {
      const own = listener as unknown as AnyListener;
      const found = topics.get(topic);
      const followed: Followed = found ?? { listeners: new Set(), seq: undefined, begun: false };
      followed.listeners.add(own);
      if (!found) {
        topics.set(topic, followed);
        if (state === 'open') follow(topic, followed);
        else if (state !== 'connecting') void open();
      } else if (found.begun) queueMicrotask(() => found.listeners.has(own) && own.onBegin?.());
      return () => {
        if (!followed.listeners.delete(own) || followed.listeners.size > 0 || topics.get(topic) !== followed) return;
        topics.delete(topic);
        if (state === 'open') send({ op: 'unsub', topic });
        if (topics.size === 0) shut();
      };
    },
    state: () => state,
    close: () => {
      topics.clear();
      shut();
    },
  };
}

function addressOf(baseUrl: string): string {
  const url = new URL(`/api/${LIVE_PATH}`, baseUrl);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function parse(data: unknown): ServerFrame | undefined {
  try {
    return JSON.parse(String(data)) as ServerFrame;
  } catch {
    return undefined;
  }
}
