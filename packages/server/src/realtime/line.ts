import { AUTH_WITHIN, clientFrame, CLOSE, MOST_TOPICS, PING_EVERY } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { Caller } from '../handler/index.ts';
import { throttle } from '../telemetry/index.ts';
import { realtimeText } from './text/index.ts';
import { outgoing, type Outgoing } from './outgoing.ts';
import type { Topics } from './topics.ts';

/** The part of the WebSocket interface that a line needs. */
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
  /** Whether `mayFollow` is asked again while a topic is followed, because what it allows may end. */
  isRechecked: (topic: string) => boolean;
  /** Called when a topic is followed. @returns a function that ends it */
  onFollow: (topic: string, caller: Caller) => () => void;
  /**
   * Counts the lines of an account. @returns undefined when there are too many, or else a function to call when the
   * line ends
   */
  enter: (account_id: string) => (() => void) | undefined;
}

/** Limit of frames from a client: per second on average, and at once. */
const FRAMES = { perSecond: 20, burst: 600 };

/** Handles the connection of one client until it is closed. */
export function openLine(socket: LineSocket, deps: LineDeps): void {
  const followed = new Map<string, () => void>();
  const mayCome = throttle(FRAMES.perSecond, FRAMES.burst);
  let signedIn: { caller: Caller; token: string; serial: string } | undefined;
  let leave: (() => void) | undefined;
  let alive = true;
  let closed = false;

  const end = (code: number): void => {
    if (closed) return;
    closed = true;
    socket.close(code);
    // Does not wait longer for a client that does not answer the close frame.
    setTimeout(() => socket.terminate(), 2000).unref();
  };
  const out = outgoing(socket, { isOpen: () => !closed, onStuck: () => end(CLOSE.tooMany) });
  const admit = async (token: string, serial: string): Promise<Caller | undefined> => {
    try {
      return await deps.admit(token, serial);
    } catch (error) {
      end(closeCodeOf(error));
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
    out.send({ op: 'ready' });
  };
  const follow = async (caller: Caller, topic: string, since: number | undefined): Promise<void> => {
    if (followed.has(topic)) return;
    if (followed.size >= MOST_TOPICS) return end(CLOSE.tooMany);
    // Set before the check, so that a topic requested twice is followed once.
    followed.set(topic, () => undefined);
    if (!(await deps.mayFollow(caller, topic))) {
      followed.delete(topic);
      return out.send({ op: 'refused', topic, message: realtimeText.notThere });
    }
    if (closed || !followed.has(topic)) return;
    const following = deps.topics.follow(topic, out.deliver, since);
    const ended = deps.onFollow(topic, caller);
    followed.set(topic, () => {
      following.leave();
      ended();
    });
    out.send({ op: 'subbed', topic, seq: following.seq });
    if (following.missed === undefined) out.send({ op: 'gap', topic });
    else for (const frame of following.missed) out.send(frame);
  };
  const read = async (data: unknown): Promise<void> => {
    if (closed) return;
    if (!mayCome('', Date.now())) return end(CLOSE.tooMany);
    const frame = clientFrame.safeParse(parse(data)).data;
    if (!signedIn) {
      if (frame?.op !== 'auth') return end(CLOSE.noSession);
      return authenticate(frame.token, frame.serial);
    }
    if (!frame || frame.op === 'auth') return out.send({ op: 'refused', message: realtimeText.malformed });
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
    // There may be no later frame that would trigger the report of the gap.
    out.notifyMissed();
    // Checked again, because the session may have ended and permissions may have changed.
    const known = signedIn;
    if (known)
      void admit(known.token, known.serial).then((caller) => {
        if (caller) known.caller = caller;
        return caller && endRefused(followed, deps, caller, out);
      });
    return undefined;
  }, PING_EVERY);
  // Frames are processed one after the other, so that they take effect in their order.
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

/** Ends what the caller may not follow any more. */
async function endRefused(
  followed: Map<string, () => void>,
  { isRechecked, mayFollow }: Pick<LineDeps, 'isRechecked' | 'mayFollow'>,
  caller: Caller,
  out: Pick<Outgoing, 'send'>,
): Promise<void> {
  for (const [topic, stop] of followed) {
    // A database that is away says nothing about rights; the next ping asks again.
    const may = !isRechecked(topic) || (await mayFollow(caller, topic).catch(() => true));
    if (may || followed.get(topic) !== stop) continue;
    stop();
    followed.delete(topic);
    out.send({ op: 'refused', topic, message: realtimeText.notThere });
  }
}

/** Returns the code with which a line closes when its caller is not admitted. */
function closeCodeOf(error: unknown): number {
  // A failure of the database says nothing about the session; the client connects again.
  if (!(error instanceof GongdiError)) return 1011;
  return error.entry === 'sessionRevoked' ? CLOSE.refused : CLOSE.noSession;
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
