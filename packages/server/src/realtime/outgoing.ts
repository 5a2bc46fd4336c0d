import type { ServerFrame, TopicFrame } from '@gongdi/api';

/** Unsent bytes from which frames are dropped and reported as a `gap`. */
const SLOW = 1024 * 1024;
/** Unsent bytes from which the line is closed. */
const STUCK = 8 * 1024 * 1024;

/** Frames to the client of a line. */
export interface Outgoing {
  send: (frame: ServerFrame) => void;
  /** Sends a frame of a topic, or drops it when the client reads too slowly. */
  deliver: (frame: TopicFrame) => void;
  /** Reports the topics of dropped frames, as soon as the client has read enough. */
  notifyMissed: () => void;
}

/** Sends frames as fast as the client reads them, so that a slow client costs the server no memory. */
export function outgoing(
  socket: { send: (text: string) => void; readonly bufferedAmount: number },
  { isOpen, onStuck }: { isOpen: () => boolean; onStuck: () => void },
): Outgoing {
  const missed = new Set<string>();
  const send = (frame: ServerFrame): void => {
    if (isOpen()) socket.send(JSON.stringify(frame));
  };
  const notifyMissed = (): void => {
    if (socket.bufferedAmount > SLOW) return;
    for (const topic of missed) send({ op: 'gap', topic });
    missed.clear();
  };
  const deliver = (frame: TopicFrame): void => {
    if (socket.bufferedAmount > STUCK) onStuck();
    else if (socket.bufferedAmount > SLOW) missed.add(frame.topic);
    else {
      notifyMissed();
      send(frame);
    }
  };
  return { send, deliver, notifyMissed };
}
