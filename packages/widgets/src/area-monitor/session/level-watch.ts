import { fill, type LevelNumber } from '@gongdi/domain';
import { levelWord } from '../model/values.ts';
import type { Monitor } from './monitor.ts';

/** Rings from this level on: 报警. */
const LOUD = 2;

/** Notices that levels change: says so to screen readers, and tells whoever rings and reads alarms. */
export class LevelWatch {
  readonly #known = new Map<string, LevelNumber>();
  readonly #end: () => void;

  /** @param onChange `loud`: one has risen to an alarm */
  constructor(monitor: Monitor, onChange: (loud: boolean) => void) {
    this.#end = monitor.readings.listen((ids) => {
      const risen: [string, LevelNumber][] = [];
      let changed = false;
      for (const id of ids) {
        const level = monitor.readings.get(id)?.level ?? 0;
        const before = this.#known.get(id);
        if (before === level) continue;
        this.#known.set(id, level);
        // What is so when the monitor opens is no news.
        if (before === undefined) continue;
        changed = true;
        if (level > before) risen.push([id, level]);
      }
      if (!changed) return;
      const [first] = risen;
      if (first) {
        const { devices } = monitor.state.get();
        const said =
          risen.length > 1
            ? fill(monitor.text.saidMany, { count: risen.length })
            : fill(monitor.text.saidLevel, {
                name: devices.get(first[0])?.name ?? first[0],
                level: levelWord(first[1], monitor.text),
              });
        monitor.state.set({ said });
      }
      for (const [device_id, level] of risen) monitor.context.emit('gd-level', { device_id, level });
      onChange(risen.some(([, level]) => level >= LOUD));
    });
  }

  reset(): void {
    this.#known.clear();
  }

  end(): void {
    this.#end();
  }
}
