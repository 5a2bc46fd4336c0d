import { fill, type Lang } from '@gongdi/domain';
import type { WidgetContext } from '../../kit/mount.ts';
import { Readings, type Reading } from '../model/readings.ts';
import { Store } from '../model/store.ts';
import { mainOf } from '../model/values.ts';
import type { DeviceAlarm, DeviceReading, DeviceSource, WholeDevices } from '../host/props.ts';
import { deviceText, type DeviceText } from '../text/index.ts';
import { LevelWatch } from './level-watch.ts';
import { messageOf } from './message-of.ts';
import type { DeviceState } from './state.ts';

/**
 * Alarms are read again this long after a level has changed (ms), and at least at this interval while followed (ms).
 */
const ALARMS_SOON = 1_000;
const ALARMS_EVERY = 60_000;
const NOTICE_FOR = 5_000;
/** Maximum number of lines in one chart. */
export const MOST_COMPARED = 6;

/**
 * Only `host` and `emit` are required. Parts that draw on their own, such as maps, need the rest; without it they are
 * left out.
 */
export type SessionContext = Pick<WidgetContext, 'host' | 'emit'> & Partial<WidgetContext>;

/** Partial updates of `DeviceState` are also valid for any state type that extends it. */
interface Shared {
  get(): DeviceState;
  set(change: Partial<DeviceState>): void;
}

/** Session of live devices: their data source, what is shown of them, their alarms. */
export class DeviceSession<S extends DeviceState = DeviceState> {
  readonly readings = new Readings();
  readonly state: Store<S>;
  readonly context: SessionContext;
  source: DeviceSource = {};
  lang: Lang = 'zh';
  readonly #begin: S;
  readonly #shared: Shared;
  readonly #watch: LevelWatch;
  #work: AbortController | undefined;
  #unfollow: (() => void) | undefined;
  #alarmTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param begin state while there is nothing to show */
  constructor(context: SessionContext, begin: S) {
    this.context = context;
    this.#begin = begin;
    this.state = new Store(begin);
    this.#shared = this.state;
    this.#watch = new LevelWatch(this, (loud) => {
      this.levelsChanged(loud);
      this.#alarmsLater(ALARMS_SOON);
    });
  }

  get text(): DeviceText {
    return deviceText[this.lang];
  }

  /** Sets another source and reads everything from it. */
  open(source: DeviceSource): void {
    this.empty();
    this.source = source;
    this.#shared.set({ phase: 'loading' });
    void this.reload();
  }

  /** Clears everything. */
  empty(): void {
    this.close();
    this.state.set({ ...this.#begin, ...this.kept() });
  }

  /** Reads everything (again). The selection, the view and an open chart stay. */
  async reload(): Promise<void> {
    this.#work?.abort();
    const work = new AbortController();
    this.#work = work;
    if (this.#shared.get().phase !== 'ready') this.#shared.set({ phase: 'loading', message: null });
    try {
      const whole = await this.source.load?.(work.signal);
      if (work.signal.aborted) return;
      if (whole) this.show(whole);
    } catch (error) {
      if (work.signal.aborted) return;
      this.failed(error);
      return;
    }
    this.#follow();
    void this.readAlarms();
  }

  /** Shows loaded devices with their readings. */
  show({ name, devices, readings }: WholeDevices): void {
    this.#shared.set({ phase: 'ready', message: null, name, devices: new Map(devices.map((one) => [one.id, one])) });
    this.push(readings);
  }

  /** Accepts readings of devices, at any rate. */
  push(readings: readonly DeviceReading[]): void {
    this.readings.push(readings);
  }

  /** Returns the reading that is shown of a device. */
  shown(device: string): Reading | undefined {
    return this.readings.get(device);
  }

  /**
   * Calls the listener when the shown readings change, with the ids of the devices, or without ids for all.
   * @returns a function that removes the listener
   */
  onShown(listener: (ids?: ReadonlySet<string>) => void): () => void {
    return this.readings.listen(listener);
  }

  /** Shows the trend of devices; with `more` they are added to those in the open chart. */
  chart(devices: readonly string[], more = false, quantity?: string): void {
    const { chart, devices: known } = this.#shared.get();
    const first = known.get(devices[0] ?? '');
    // Devices that are added to an open chart need not belong to this session.
    if (!first && !(more && chart)) return;
    const all = more && chart ? [...new Set([...chart.devices, ...devices])] : [...new Set(devices)];
    const key = quantity ?? (more ? chart?.quantity : undefined) ?? (first && mainOf(first.type)?.key);
    if (key === undefined) return;
    this.#shared.set({
      chart: { devices: all.slice(0, MOST_COMPARED), quantity: key, range: chart?.range ?? 'hour6' },
    });
  }

  async readAlarms(): Promise<void> {
    clearTimeout(this.#alarmTimer);
    const { alarms } = this.source;
    if (!alarms) return;
    const signal = this.#work?.signal ?? new AbortController().signal;
    try {
      const list = await alarms(signal);
      if (!signal.aborted) this.#shared.set({ alarms: list, alarmsFailure: null });
    } catch (error) {
      if (!signal.aborted) this.#shared.set({ alarmsFailure: messageOf(error, this.text) });
    }
    if (!signal.aborted) this.#alarmsLater(ALARMS_EVERY);
  }

  /** @returns whether it succeeded */
  async act(alarm: DeviceAlarm, handling?: string): Promise<boolean> {
    const { acknowledge, clear } = this.source;
    try {
      await (handling === undefined ? acknowledge?.(alarm) : clear?.(alarm, handling));
      this.tell(handling === undefined ? this.text.acknowledged : this.text.cleared);
      this.context.emit('gd-alarm', { id: alarm.id, action: handling === undefined ? 'acknowledge' : 'clear' });
      await this.readAlarms();
      return true;
    } catch (error) {
      this.tell(fill(this.text.actFailed, { reason: messageOf(error, this.text) }));
      // Another user may have handled the alarm first.
      await this.readAlarms();
      return false;
    }
  }

  tell(notice: string): void {
    clearTimeout(this.#noticeTimer);
    this.#shared.set({ notice, announcement: notice });
    this.#noticeTimer = setTimeout(() => this.#shared.set({ notice: null }), NOTICE_FOR);
  }

  close(): void {
    this.#work?.abort();
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.#watch.reset();
    this.readings.clear();
    clearTimeout(this.#alarmTimer);
    clearTimeout(this.#noticeTimer);
  }

  destroy(): void {
    this.close();
    this.#watch.end();
  }

  /** Returns the part of the state that stays when the source changes. */
  protected kept(): Partial<S> {
    return {};
  }

  /** @param loud whether a device has risen to level 报警 or above */
  protected levelsChanged(_loud: boolean): void {}

  /** A failed reload leaves the view as it is; the line delivers new readings. */
  protected failed(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(Number(error.code)) : 'load_failed';
    const message = messageOf(error, this.text);
    this.context.emit('gd-error', { code, message, where: 'load' });
    if (this.#shared.get().phase !== 'ready') this.#shared.set({ phase: 'failed', message });
  }

  #follow(): void {
    if (this.#unfollow || !this.source.follow) return;
    this.#unfollow = this.source.follow({
      onReadings: (readings) => this.push(readings),
      onState: (line) => this.#shared.set({ line }),
      onGap: () => void this.reload(),
    });
  }

  #alarmsLater(wait: number): void {
    if (!this.source.alarms) return;
    clearTimeout(this.#alarmTimer);
    this.#alarmTimer = setTimeout(() => void this.readAlarms(), wait);
  }
}
