import { createStore } from '../../diagram/store.ts';
import { withoutGap, type TrackPoint } from './track.ts';

/** Playback speeds as multiples of real time. */
export const SPEEDS = [1, 10, 60, 300, 1200] as const;
/** The initial speed plays the whole track in about this time, ms. */
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

/** Plays a track. */
export class TrackPlayer {
  readonly state = createStore<PlayState>({ at: 0, playing: false, speed: 1 });
  readonly #clock: Clock;
  #track: readonly TrackPoint[] = [];
  #gap = 0;
  #stop: (() => void) | undefined;
  #last = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get begin(): number {
    return this.#track[0]?.at ?? 0;
  }

  get end(): number {
    return this.#track.at(-1)?.at ?? 0;
  }

  /** Appends newer points to the track: playback continues; a paused player at the old end moves to the new end. */
  extend(track: readonly TrackPoint[]): void {
    const { at, playing } = this.state.get();
    const stood = !playing && at >= this.end;
    this.#track = track;
    if (stood) this.state.set({ at: this.end });
  }

  /** Sets another track and moves to its end, the current place of the device. */
  show(track: readonly TrackPoint[], gap: number): void {
    this.pause();
    this.#track = track;
    this.#gap = gap;
    const span = this.end - this.begin;
    const speed = SPEEDS.find((one) => span / one <= WHOLE) ?? SPEEDS.at(-1)!;
    this.state.set({ at: this.end, speed });
  }

  seek(at: number): void {
    this.state.set({ at: Math.min(this.end, Math.max(this.begin, at)) });
  }

  setSpeed(speed: number): void {
    this.state.set({ speed });
  }

  /** Plays from the current position; at the end, from the beginning. */
  play(): void {
    if (this.state.get().playing || this.#track.length < 2) return;
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

  readonly #tick = (): void => {
    const now = this.#clock.now();
    const { at, speed } = this.state.get();
    const next = withoutGap(this.#track, at + (now - this.#last) * speed, this.#gap);
    this.#last = now;
    this.seek(next);
    if (next >= this.end) this.pause();
    else this.#stop = this.#clock.next(this.#tick);
  };
}
