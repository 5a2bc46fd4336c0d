import type { TopicFrame } from '@gongdi/api';

/** Frames of one topic that can be sent again: half a minute of a topic that always has news. */
const KEPT = 120;
/** How long a topic is kept after its last follower has gone, ms: those whose line broke come back. */
const LINGER = 60_000;

interface Topic {
  followers: Set<(frame: TopicFrame) => void>;
  frames: TopicFrame[];
  /** Frames after this one are known. */
  from: number;
  last: number;
  leftAt: number;
}

export interface Following {
  /** Missed frames, oldest first; undefined when they are not all known any more. */
  missed: TopicFrame[] | undefined;
  seq: number;
  leave: () => void;
}

/** Who follows what inside one server, and what was said last. */
export interface Topics {
  follow: (topic: string, send: (frame: TopicFrame) => void, since?: number) => Following;
  /** Whether news of a topic is wanted, by a follower or by one who may come back. */
  isFollowed: (topic: string) => boolean;
  publish: (topic: string, data: unknown) => void;
  /** Forgets topics that nobody has come back to. */
  sweep: () => void;
  followed: () => string[];
}

export function liveTopics(now: () => number): Topics {
  const topics = new Map<string, Topic>();
  // Numbers rise with the clock, so that another server, or this one anew, does not count through old ones again.
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
