import type { LevelNumber } from '@gongdi/domain';
import type { DeviceReading } from '../host/props.ts';

/** Current state of a device. */
export interface Reading {
  readonly online: 0 | 1;
  readonly level: LevelNumber;
  readonly at: string | null;
  readonly values: Readonly<Record<string, number>>;
  readonly levels: Readonly<Record<string, LevelNumber>>;
}

const NO_LEVELS: Reading['levels'] = {};
const NOTHING: Reading = { online: 0, level: 0, at: null, values: {}, levels: {} };

/** Receives the ids of devices with readings since the listener's last call. */
export type TickListener = (ids: ReadonlySet<string>) => void;

/**
 * Latest reading of every device, outside of React: readings arrive at any rate, and listeners are called once a frame.
 */
export class Readings {
  readonly #latest = new Map<string, Reading>();
  readonly #listeners = new Set<TickListener>();
  #dirty = new Set<string>();
  #frame = 0;

  get(id: string): Reading | undefined {
    return this.#latest.get(id);
  }

  push(readings: readonly DeviceReading[]): void {
    for (const one of readings) {
      const before = this.#latest.get(one.device_id) ?? NOTHING;
      // This reading is older than the stored one: it arrived late.
      if (one.at && before.at && one.at < before.at) continue;
      const levels = one.levels ?? (one.level === undefined ? before.levels : NO_LEVELS);
      this.#latest.set(one.device_id, {
        online: one.online ?? 1,
        level: one.level ?? (one.levels ? highest(one.levels) : before.level),
        at: one.at ?? before.at,
        values: one.values,
        levels,
      });
      this.#dirty.add(one.device_id);
    }
    if (this.#dirty.size > 0) this.#frame ||= requestAnimationFrame(this.flush);
  }

  /** Notifies listeners of all pending readings at once. */
  readonly flush = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#dirty.size === 0) return;
    const ids = this.#dirty;
    this.#dirty = new Set();
    for (const listener of this.#listeners) listener(ids);
  };

  /** @returns a function that removes the listener */
  listen(listener: TickListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  clear(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#latest.clear();
    this.#dirty = new Set();
  }
}

function highest(levels: Readonly<Record<string, LevelNumber>>): LevelNumber {
  let most: LevelNumber = 0;
  for (const level of Object.values(levels)) if (level > most) most = level;
  return most;
}
