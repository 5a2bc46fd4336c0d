import { SVG_LIMIT, type PlanDrawing, type StageHandle } from '../../plan/index.ts';
import type { Monitor } from './monitor.ts';

/**
 * Paints values on the points of the drawing on view, without React: each tick updates only devices with new readings.
 */
export class Painter {
  readonly #monitor: Monitor;
  #stage: StageHandle | null = null;
  #keys = new Map<string, string[]>();
  #many = false;
  #selected: ReadonlySet<string> = new Set();

  constructor(monitor: Monitor) {
    this.#monitor = monitor;
  }

  /** @returns a function that stops the painting */
  start(): () => void {
    const { readings, replay } = this.#monitor;
    const ends = [
      readings.listen((ids) => {
        if (!this.#monitor.state.get().replay) this.paint(ids);
      }),
      replay.listen(() => this.paint()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  attach(stage: StageHandle | null, drawing: PlanDrawing | undefined): void {
    this.#stage = stage;
    this.#keys = new Map();
    const points = drawing?.points ?? [];
    this.#many = points.length > SVG_LIMIT;
    for (const { key, device_id } of points) {
      const list = this.#keys.get(device_id);
      if (list) list.push(key);
      else this.#keys.set(device_id, [key]);
    }
    this.paint();
  }

  select(keys: ReadonlySet<string>): void {
    const before = this.#selected;
    this.#selected = keys;
    // On a large drawing only selected points and points whose level is not normal show their value.
    if (this.#many) this.paint(this.#monitor.devicesOf(new Set([...before, ...keys])));
  }

  /** @param ids devices to paint; absent: all */
  paint(ids: Iterable<string> = this.#keys.keys()): void {
    const stage = this.#stage;
    if (!stage) return;
    for (const id of ids) {
      const keys = this.#keys.get(id);
      const reading = keys && id !== '' ? this.#monitor.shown(id) : undefined;
      if (!keys || !reading) continue;
      const { level, online } = reading;
      for (const key of keys) {
        const labelled = !this.#many || level > 0 || this.#selected.has(key);
        stage.mark(key, { level, offline: online === 0, text: labelled ? this.#monitor.textOf(id) : '' });
      }
    }
  }
}
