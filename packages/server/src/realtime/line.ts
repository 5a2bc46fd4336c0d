import {
  AUTH_WITHIN,
  clientFrame,
  CLOSE,
  MOST_TOPICS,
  PING_EVERY,
  type ServerFrame,
  type TopicFrame,
} from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { Caller } from '../handler/index.ts';
import { throttle } from '../telemetry/index.ts';
import { realtimeText } from './text/index.ts';
import type { Topics } from './topics.ts';

/** The part of a WebSocket that a line needs. */
export interface LineSocket {
  send: (text: string) => void;
  close: (code: number) => void;
  terminate: () => void;
  ping: () => void;
  readonly bufferedAmount: number;
  on: (event: 'message' | 'pong' | 'close' | 'error', heard: (data: unknown) => void) => void;
}

export interface LineDeps {
  topics: Topics;
  /** @throws GongdiError `noSession`, `sessionRevoked` */
  admit: (token: string, serial: string) => Promise<Caller>;
  mayFollow: (caller: Caller, topic: string) => Promise<boolean>;
  /** Told when a topic is followed; what it gives back ends that. */
  onFollow: (topic: string) => () => void;
  /** Counts the lines of an account. @returns undefined when there are too many, else what ends it */
  enter: (account_id: string) => (() => void) | undefined;
}

/** Frames that wait to be read, bytes: from here on news is left out and told as a gap … */
const SLOW = 1024 * 1024;
/** … and from here on the line is closed. */
const STUCK = 8 * 1024 * 1024;
/** Frames of a client: a second on the long run, and at once. */
const FRAMES = { perSecond: 20, burst: 600 };

/** Speaks with one client until it goes. */
export function openLine(socket: LineSocket, deps: LineDeps): void {
  const followed = new Map<string, () => void>();
  const missed = new Set<string>();
  const mayCome = throttle(FRAMES.perSecond, FRAMES.burst);
  let signedIn: { caller: Caller; token: string; serial: string } | undefined;
  let leave: (() => void) | undefined;
  let alive = true;
  let closed = false;

  const end = (code: number): void => {
    if (closed) return;
    closed = true;
    socket.close(code);
    // A client that does not answer the farewell is not waited for.
    setTimeout(() => socket.terminate(), 2000).unref();
  };
  const send = (frame: ServerFrame): void => {
    if (!closed) socket.send(JSON.stringify(frame));
  };
  const tellMissed = (): void => {
    for (const topic of missed) send({ op: 'gap', topic });
    missed.clear();
  };
  const deliver = (frame: TopicFrame): void => {
    if (socket.bufferedAmount > STUCK) end(CLOSE.tooMany);
    else if (socket.bufferedAmount > SLOW) missed.add(frame.topic);
    else {
      tellMissed();
      send(frame);
    }
  };
  const admit = async (token: string, serial: string): Promise<Caller | undefined> => {
    try {
      return await deps.admit(token, serial);
    } catch (error) {
      const revoked = error instanceof GongdiError && error.entry === 'sessionRevoked';
      if (error instanceof GongdiError) end(revoked ? CLOSE.refused : CLOSE.noSession);
      // A database that is away says nothing about the session; the client comes back.
      else end(1011);
      return undefined;
    }
  };
  const authenticate = async (token: string, serial: string): Promise<void> => {
    const caller = await admit(token, serial);
    if (!caller || closed) return;
    leave = deps.enter(caller.id);
    if (!leave) return end(CLOSE.tooMany);
    signedIn = { caller, token, serial };
    clearTimeout(patience);
    send({ op: 'ready' });
  };
  const follow = async (caller: Caller, topic: string, since: number | undefined): Promise<void> => {
    if (followed.has(topic)) return;
    if (followed.size >= MOST_TOPICS) return end(CLOSE.tooMany);
    // Taken before it is looked up, so that the same topic twice is followed once.
    followed.set(topic, () => undefined);
    if (!(await deps.mayFollow(caller, topic))) {
      followed.delete(topic);
      return send({ op: 'refused', topic, message: realtimeText.notThere });
    }
    if (closed || !followed.has(topic)) return;
    const following = deps.topics.follow(topic, deliver, since);
    const ended = deps.onFollow(topic);
    followed.set(topic, () => {
      following.leave();
      ended();
    });
    send({ op: 'subbed', topic, seq: following.seq });
    if (following.missed === undefined) send({ op: 'gap', topic });
    else for (const frame of following.missed) send(frame);
  };
  const read = async (data: unknown): Promise<void> => {
    if (closed) return;
    if (!mayCome('', Date.now())) return end(CLOSE.tooMany);
    const frame = clientFrame.safeParse(parse(data)).data;
    if (!signedIn) {
      if (frame?.op !== 'auth') return end(CLOSE.noSession);
      return authenticate(frame.token, frame.serial);
    }
    if (!frame || frame.op === 'auth') return send({ op: 'refused', message: realtimeText.malformed });
    if (frame.op === 'sub') return follow(signedIn.caller, frame.topic, frame.since);
    followed.get(frame.topic)?.();
    followed.delete(frame.topic);
    return undefined;
  };

  const patience = setTimeout(() => end(CLOSE.noSession), AUTH_WITHIN);
  const pinger = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
    // There may be no further news that would tell of what was left out.
    if (socket.bufferedAmount <= SLOW) tellMissed();
    // The session may have ended, and rights may have changed.
    const known = signedIn;
    if (known)
      void admit(known.token, known.serial).then((caller) => {
        if (caller) known.caller = caller;
        return undefined;
      });
    return undefined;
  }, PING_EVERY);
  // One after the other, so that frames mean what their order says.
  let queue = Promise.resolve();
  socket.on('message', (data) => {
    queue = queue.then(() => read(data)).catch(() => end(1011));
  });
  socket.on('pong', () => (alive = true));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closed = true;
    clearTimeout(patience);
    clearInterval(pinger);
    for (const stop of followed.values()) stop();
    followed.clear();
    leave?.();
  });
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
