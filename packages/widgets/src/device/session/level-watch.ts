import { fill, type LevelNumber } from '@gongdi/domain';
import { levelWord } from '../model/values.ts';
import type { DeviceSession } from './device-session.ts';

/** The bell rings from this level on: 报警. */
const LOUD = 2;
/** Minimum interval between two announcements to screen readers, ms. */
const ANNOUNCE_EVERY = 1000;

/**
 * Detects changes of levels: announces them to screen readers, emits `gd-level`, and calls `onChange`, which rings and
 * reads alarms.
 */
export class LevelWatch {
  readonly #known = new Map<string, LevelNumber>();
  readonly #end: () => void;
  readonly #session: DeviceSession;
  #risen = new Map<string, LevelNumber>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange `loud`: a device has risen to level 报警 or above */
  constructor(session: DeviceSession, onChange: (loud: boolean) => void) {
    this.#session = session;
    this.#end = session.readings.listen((ids) => {
      const risen: [string, LevelNumber][] = [];
      let changed = false;
      for (const id of ids) {
        const level = session.readings.get(id)?.level ?? 0;
        const before = this.#known.get(id);
        if (before === level) continue;
        this.#known.set(id, level);
        // The first known level of a device is not a change.
        if (before === undefined) continue;
        changed = true;
        if (level > before) risen.push([id, level]);
      }
      if (!changed) return;
      for (const [id, level] of risen) this.#risen.set(id, level);
      if (this.#timer === undefined) this.#announce();
      for (const [device_id, level] of risen) session.context.emit('gd-level', { device_id, level });
      onChange(risen.some(([, level]) => level >= LOUD));
    });
  }

  /** Announces at once, and then all rises of the next second together. */
  #announce(): void {
    this.#timer = undefined;
    const [first] = this.#risen;
    if (!first) return;
    const { text, state } = this.#session;
    const announcement =
      this.#risen.size > 1
        ? fill(text.saidMany, { count: this.#risen.size })
        : fill(text.saidLevel, {
            name: state.get().devices.get(first[0])?.name ?? first[0],
            level: levelWord(first[1], text),
          });
    this.#risen = new Map();
    state.set({ announcement });
    this.#timer = setTimeout(() => this.#announce(), ANNOUNCE_EVERY);
  }

  reset(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#risen.clear();
    this.#known.clear();
  }

  end(): void {
    this.reset();
    this.#end();
  }
}
