import { findDeviceType, type LevelNumber } from '@gongdi/domain';
import type { Reading } from '../../device/model/readings.ts';
import { mainOf } from '../../device/model/values.ts';
import type { MonitorAlarm, TrendPoint } from '../host/props.ts';
import { RANGES, type TrendRange } from '../../device/model/ranges.ts';
import { messageOf } from '../../device/session/message-of.ts';
import type { Monitor } from './monitor.ts';

/**
 * Maximum number of devices whose values are replayed, steps of a replay, devices requested at once, ms between two
 * steps.
 */
const MOST_DEVICES = 300;
const STEPS = 240;
const AT_ONCE = 4;
const FRAME = 150;

type Listener = () => void;

/** Shows an area at an earlier instant: main values come from trends, levels from the alarms of that time. */
export class Replay {
  readonly #monitor: Monitor;
  readonly #listeners = new Set<Listener>();
  #trends = new Map<string, { key: string; points: readonly TrendPoint[] }>();
  #alarms = new Map<string, MonitorAlarm[]>();
  #work: AbortController | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(monitor: Monitor) {
    this.#monitor = monitor;
  }

  get offered(): boolean {
    return this.#monitor.source.trend !== undefined;
  }

  /** Calls the listener when another instant is shown. @returns a function that removes the listener */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Loads a time range and starts at its beginning. */
  async begin(range: TrendRange): Promise<void> {
    const { source, state } = this.#monitor;
    this.end();
    const work = new AbortController();
    this.#work = work;
    const end = Date.now();
    const begin = end - RANGES[range];
    const { drawings, drawing, devices } = state.get();
    const here = drawings.find(({ key }) => key === drawing)?.points ?? [];
    const ids = [...new Set(here.map((one) => one.device_id))].filter((id) => devices.has(id));
    const asked = ids.slice(0, MOST_DEVICES);
    state.set({
      replay: {
        begin,
        end,
        at: begin,
        playing: false,
        done: 0,
        total: asked.length,
        cut: asked.length < ids.length,
        failure: null,
      },
    });
    const queue = [...asked];
    let done = 0;
    const take = async (): Promise<void> => {
      for (let id = queue.shift(); id !== undefined && !work.signal.aborted; id = queue.shift()) {
        const key = mainOf(devices.get(id)!.type)?.key;
        const found = key
          ? await source.trend?.({ device_id: id, quantities: [key], begin, end, points: STEPS }, work.signal)
          : undefined;
        if (work.signal.aborted) return;
        if (key) this.#trends.set(id, { key, points: found?.[0]?.points ?? [] });
        done += 1;
        this.#change({ done });
      }
    };
    try {
      const alarms = await source.alarms?.(work.signal, begin);
      if (work.signal.aborted) return;
      for (const one of alarms ?? [])
        this.#alarms.set(one.device_id, [...(this.#alarms.get(one.device_id) ?? []), one]);
      await Promise.all(Array.from({ length: AT_ONCE }, take));
    } catch (error) {
      if (!work.signal.aborted) this.#change({ failure: messageOf(error, this.#monitor.text) });
    }
    this.#publish();
  }

  /** Shows an instant, epoch ms. */
  seek(at: number): void {
    this.#change({ at });
    this.#publish();
  }

  play(on: boolean): void {
    clearInterval(this.#timer);
    const { replay } = this.#monitor.state.get();
    if (!replay) return;
    const again = replay.at >= replay.end ? { at: replay.begin } : {};
    this.#change({ playing: on, ...again });
    if (on) this.#timer = setInterval(() => this.#step(), FRAME);
  }

  /** Returns the reading of a device at the instant on view. */
  at(device: string): Reading | undefined {
    const { replay, devices } = this.#monitor.state.get();
    if (!replay) return undefined;
    const level = levelAt(this.#alarms.get(device) ?? [], replay.at);
    const trend = this.#trends.get(device);
    const point = trend && lastBefore(trend.points, replay.at);
    // A device whose trend is not loaded yet, or not requested, is not shown as offline.
    if (!point) return { online: trend ? 0 : 1, level, at: null, values: {}, levels: {} };
    const step = (replay.end - replay.begin) / STEPS;
    const patience = (findDeviceType(devices.get(device)?.type ?? 0)?.offlineAfter ?? 0) * 1000;
    const online = replay.at - point[0] <= Math.max(2 * step, patience) ? 1 : 0;
    return { online, level, at: new Date(point[0]).toISOString(), values: { [trend.key]: point[4] }, levels: {} };
  }

  /** Ends the replay and returns to current values. */
  end(): void {
    clearInterval(this.#timer);
    this.#work?.abort();
    this.#trends = new Map();
    this.#alarms = new Map();
    if (!this.#monitor.state.get().replay) return;
    this.#monitor.state.set({ replay: null });
    this.#publish();
  }

  #step(): void {
    const { replay } = this.#monitor.state.get();
    if (!replay) return;
    const at = Math.min(replay.end, replay.at + (replay.end - replay.begin) / STEPS);
    this.#change({ at });
    if (at >= replay.end) this.play(false);
    this.#publish();
  }

  #change(change: object): void {
    const { replay } = this.#monitor.state.get();
    if (replay) this.#monitor.state.set({ replay: { ...replay, ...change } });
  }

  #publish(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the highest level of the alarms that were on at an instant. */
export function levelAt(alarms: readonly MonitorAlarm[], at: number): LevelNumber {
  let most: LevelNumber = 0;
  for (const { started_at, recovered_at, closed_at, level } of alarms) {
    const end = recovered_at ?? closed_at;
    if (level > most && Date.parse(started_at) <= at && (end == null || Date.parse(end) > at)) most = level;
  }
  return most;
}

/** Returns the last trend point that began at or before an instant; the points must be sorted by time. */
export function lastBefore(points: readonly TrendPoint[], at: number): TrendPoint | undefined {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (points[middle]![0] <= at) low = middle + 1;
    else high = middle;
  }
  return points[low - 1];
}
