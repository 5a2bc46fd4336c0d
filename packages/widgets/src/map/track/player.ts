import { createStore } from '../../diagram/store.ts';
import { withoutGap, type TrackPoint } from './track.ts';

/** Times as fast as it was. */
export const SPEEDS = [1, 10, 60, 300, 1200] as const;
/** A whole track is played in about so long at first, ms. */
const WHOLE = 60_000;
/** With reduced motion what moves is set anew twice a second instead of with every frame. */
const CALM_EVERY = 500;

export interface PlayState {
  /** Epoch ms. */
  at: number;
  playing: boolean;
  speed: number;
}

/** What tells the time and calls back: the browser, or a test. */
export interface Clock {
  now(): number;
  /** @returns ends it */
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

/** Goes along a track in time. */
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

  /** The same track with newer points: goes on, or stands at the new end when it stood at the end. */
  extend(track: readonly TrackPoint[]): void {
    const { at, playing } = this.state.get();
    const stood = !playing && at >= this.end;
    this.#track = track;
    if (stood) this.state.set({ at: this.end });
  }

  /** Another track: stands at its end, where the device is now. */
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

  /** From where it stands; from the beginning when it stands at the end. */
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
