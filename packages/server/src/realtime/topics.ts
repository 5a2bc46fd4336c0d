import type { TopicFrame } from '@gongdi/api';

/** Stored frames of one topic that can be sent again: half a minute of a topic with constant news. */
const KEPT = 120;
/** How long a topic is kept after its last follower has left, ms, for clients that reconnect. */
const LINGER = 60_000;

interface Topic {
  followers: Set<(frame: TopicFrame) => void>;
  frames: TopicFrame[];
  /** All frames after this number are stored. */
  from: number;
  last: number;
  leftAt: number;
}

export interface Following {
  /** Missed frames, oldest first; undefined when some of them are no longer stored. */
  missed: TopicFrame[] | undefined;
  seq: number;
  leave: () => void;
}

/** The followers of topics inside one server, and the last frames of each topic. */
export interface Topics {
  follow: (topic: string, send: (frame: TopicFrame) => void, since?: number) => Following;
  /** Returns whether a topic has followers, or had some that may reconnect. */
  isFollowed: (topic: string) => boolean;
  publish: (topic: string, data: unknown) => void;
  /** Removes topics whose followers have not come back. */
  sweep: () => void;
  followed: () => string[];
}

export function liveTopics(now: () => number): Topics {
  const topics = new Map<string, Topic>();
  // Sequence numbers follow the clock, so that another server, or this one after a restart, does not use old numbers
  // again.
  const numberAfter = (last: number): number => Math.max(last + 1, Math.floor(now() * 1000));
  return {
    follow: (name, send, since) => {
      let topic = topics.get(name);
      if (!topic) {
        const from = numberAfter(0);
        topics.set(name, (topic = { followers: new Set(), frames: [], from, last: from, leftAt: 0 }));
      }
      const known = topic;
      known.followers.add(send);
      const missed =
        since === undefined
          ? []
          : since >= known.from && since <= known.last
            ? known.frames.filter(({ seq }) => seq > since)
            : undefined;
      return {
        missed,
        seq: known.last,
        leave: () => {
          known.followers.delete(send);
          known.leftAt = now();
        },
      };
    },
    isFollowed: (name) => topics.has(name),
    publish: (name, data) => {
      const topic = topics.get(name);
      if (!topic) return;
      const seq = numberAfter(topic.last);
      const frame: TopicFrame = { topic: name, seq, at: new Date(now()).toISOString(), data };
      topic.last = seq;
      topic.frames.push(frame);
      if (topic.frames.length > KEPT) topic.from = topic.frames.shift()!.seq;
      for (const send of topic.followers) send(frame);
    },
    sweep: () => {
      for (const [name, topic] of topics)
        if (topic.followers.size === 0 && now() - topic.leftAt > LINGER) topics.delete(name);
    },
    followed: () => [...topics].filter(([, topic]) => topic.followers.size > 0).map(([name]) => name),
  };
}
