import { useEffect, useState } from 'react';
import type { ViewerSession } from '../session/session.ts';
import { strideOf, type SPEEDS } from './steps.ts';

/** Milliseconds between two steps at normal speed: long enough to see what changed. */
const STEP = 1_000;

type Speed = (typeof SPEEDS)[number];

interface Playback {
  running: boolean;
  speed: Speed;
  setSpeed(speed: Speed): void;
  /** Shows a step and stops there. */
  go(to: number): void;
  /** Stops or goes on; from the end it begins again. */
  toggle(): void;
}

/**
 * Goes through the instants of a history by itself, beginning at the first one.
 * @param at the instant on view; null: none yet
 */
export function usePlayback(
  session: ViewerSession,
  instants: readonly number[],
  at: number | null,
  index: number,
): Playback {
  const [playing, setPlaying] = useState(true);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = instants.length - 1;

  useEffect(() => {
    // The replay begins at the start of the instance.
    if (at === null && instants[0] !== undefined) session.replay(instants[0]);
  }, [session, at, instants]);

  const running = playing && index < last;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      const next = instants[Math.min(last, index + strideOf(instants.length))];
      if (next !== undefined) session.replay(next);
    }, STEP / speed);
    return () => clearTimeout(timer);
  }, [running, index, instants, last, session, speed]);

  return {
    running,
    speed,
    setSpeed,
    go(to) {
      setPlaying(false);
      const instant = instants[Math.max(0, Math.min(last, to))];
      if (instant !== undefined) session.replay(instant);
    },
    toggle() {
      if (!running && index >= last) session.replay(instants[0] ?? null);
      setPlaying(!running);
    },
  };
}
