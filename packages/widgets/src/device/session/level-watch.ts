import { fill, type LevelNumber } from '@gongdi/domain';
import { levelWord } from '../model/values.ts';
import type { DeviceSession } from './device-session.ts';

/** Rings from this level on: 报警. */
const LOUD = 2;
/** Screen readers are told at most this often, ms. */
const SAY_EVERY = 1000;

/** Notices that levels change: says so to screen readers, and tells whoever rings and reads alarms. */
export class LevelWatch {
  readonly #known = new Map<string, LevelNumber>();
  readonly #end: () => void;
  readonly #session: DeviceSession;
  #risen = new Map<string, LevelNumber>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange `loud`: one has risen to an alarm */
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
        // What is so when the session opens is no news.
        if (before === undefined) continue;
        changed = true;
        if (level > before) risen.push([id, level]);
      }
      if (!changed) return;
      for (const [id, level] of risen) this.#risen.set(id, level);
      if (this.#timer === undefined) this.#say();
      for (const [device_id, level] of risen) session.context.emit('gd-level', { device_id, level });
      onChange(risen.some(([, level]) => level >= LOUD));
    });
  }

  /** At once, and what rises within the next second together. */
  #say(): void {
    this.#timer = undefined;
    const [first] = this.#risen;
    if (!first) return;
    const { text, state } = this.#session;
    const said =
      this.#risen.size > 1
        ? fill(text.saidMany, { count: this.#risen.size })
        : fill(text.saidLevel, {
            name: state.get().devices.get(first[0])?.name ?? first[0],
            level: levelWord(first[1], text),
          });
    this.#risen = new Map();
    state.set({ said });
    this.#timer = setTimeout(() => this.#say(), SAY_EVERY);
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
