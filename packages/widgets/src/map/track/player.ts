import { nextKnown, spanOfTracks, type Track } from '@gongdi/geo';
import { createStore } from '../../diagram/store.ts';

/** Playback speeds as multiples of real time. */
export const SPEEDS = [1, 5, 10, 30, 60, 300, 1200] as const;
/** The initial speed plays the whole time in about this time, ms. */
const WHOLE = 60_000;
/** With reduced motion, the position is updated twice a second instead of every frame, ms. */
const CALM_EVERY = 500;

export interface PlayState {
  /** Epoch ms. */
  at: number;
  playing: boolean;
  speed: number;
}

/** Time source and scheduler: of the browser, or of a test. */
export interface Clock {
  now(): number;
  /** Schedules a callback. @returns a function that cancels it */
  next(work: () => void): () => void;
}

export function browserClock(): Clock {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    now: () => performance.now(),
    next(work) {
      if (calm) {
        const timer = setTimeout(work, CALM_EVERY);
        return () => clearTimeout(timer);
      }
      const frame = requestAnimationFrame(work);
      return () => cancelAnimationFrame(frame);
    },
  };
}

/** Plays tracks together. Times of which nothing is known of any of them are leapt over. */
export class TrackPlayer {
  readonly state = createStore<PlayState>({ at: 0, playing: false, speed: 1 });
  readonly #clock: Clock;
  #tracks: readonly Track[] = [];
  #span: readonly [begin: number, end: number] = [0, 0];
  #stop: (() => void) | undefined;
  #last = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get begin(): number {
    return this.#span[0];
  }

  get end(): number {
    return this.#span[1];
  }

  /** Sets tracks that have got newer points: playback continues; a paused player at the old end moves to the new end. */
  extend(tracks: readonly Track[]): void {
    const { at, playing } = this.state.get();
    const stood = !playing && at >= this.end;
    this.#set(tracks);
    if (stood) this.state.set({ at: this.end });
  }

  /** Sets other tracks and moves to their end, the current place of the objects, or to their begin. */
  show(tracks: readonly Track[], from: 'begin' | 'end' = 'end'): void {
    this.pause();
    this.#set(tracks);
    const span = this.end - this.begin;
    const speed = SPEEDS.find((one) => span / one <= WHOLE) ?? SPEEDS.at(-1)!;
    this.state.set({ at: from === 'end' ? this.end : this.begin, speed });
  }

  #set(tracks: readonly Track[]): void {
    this.#tracks = tracks;
    this.#span = spanOfTracks(tracks) ?? [0, 0];
  }

  seek(at: number): void {
    this.state.set({ at: Math.min(this.end, Math.max(this.begin, at)) });
  }

  setSpeed(speed: number): void {
    this.state.set({ speed });
  }

  /** Takes the next faster (1) or slower (-1) speed, if there is one. */
  shiftSpeed(by: 1 | -1): void {
    const index = SPEEDS.findIndex((one) => one === this.state.get().speed);
    this.setSpeed(SPEEDS[index + by] ?? this.state.get().speed);
  }

  /** Plays from the current position; at the end, from the beginning. */
  play(): void {
    if (this.state.get().playing || this.end <= this.begin) return;
    if (this.state.get().at >= this.end) this.seek(this.begin);
    this.#last = this.#clock.now();
    this.state.set({ playing: true });
    this.#stop = this.#clock.next(this.#tick);
  }

  pause(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.state.set({ playing: false });
  }

  toggle(): void {
    if (this.state.get().playing) this.pause();
    else this.play();
  }

  readonly #tick = (): void => {
    const now = this.#clock.now();
    const { at, speed } = this.state.get();
    const next = nextKnown(this.#tracks, at + (now - this.#last) * speed);
    this.#last = now;
    this.seek(next);
    if (next >= this.end) this.pause();
    else this.#stop = this.#clock.next(this.#tick);
  };
}
