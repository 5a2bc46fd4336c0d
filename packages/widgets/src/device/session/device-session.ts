import { fill, type Lang } from '@gongdi/domain';
import type { WidgetContext } from '../../kit/mount.ts';
import { Readings, type Reading } from '../model/readings.ts';
import { Store } from '../model/store.ts';
import { mainOf } from '../model/values.ts';
import type { DeviceAlarm, DeviceReading, DeviceSource, WholeDevices } from '../props.ts';
import { deviceText, type DeviceText } from '../text/index.ts';
import { LevelWatch } from './level-watch.ts';
import { messageOf } from './message-of.ts';
import type { DeviceState } from './state.ts';

/** Alarms are read again so long after a level has changed, and at least this often while they are followed, ms. */
const ALARMS_SOON = 1_000;
const ALARMS_EVERY = 60_000;
const NOTICE_FOR = 5_000;
/** Most lines of one chart. */
export const MOST_COMPARED = 6;

/** The rest of an element's context is needed by what draws on its own, such as maps: without it there is none. */
export type SessionContext = Pick<WidgetContext, 'host' | 'emit'> & Partial<WidgetContext>;

/** A part of a state can be laid over any state that has more. */
interface Shared {
  get(): DeviceState;
  set(change: Partial<DeviceState>): void;
}

/** Devices that are looked at live: where their data comes from, what is shown of them, their alarms. */
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

  /** @param begin what is shown of nothing */
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

  /** Another source: everything is read anew. */
  open(source: DeviceSource): void {
    this.empty();
    this.source = source;
    this.#shared.set({ phase: 'loading' });
    void this.reload();
  }

  /** Nothing to show. */
  empty(): void {
    this.close();
    this.state.set({ ...this.#begin, ...this.kept() });
  }

  /** Reads everything (again). What is chosen, the view and an open chart stay. */
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

  /** Takes over what is there. */
  show({ name, devices, readings }: WholeDevices): void {
    this.#shared.set({ phase: 'ready', message: null, name, devices: new Map(devices.map((one) => [one.id, one])) });
    this.push(readings);
  }

  /** Takes what devices told: as often as it comes. */
  push(readings: readonly DeviceReading[]): void {
    this.readings.push(readings);
  }

  /** What is shown of a device. */
  shown(device: string): Reading | undefined {
    return this.readings.get(device);
  }

  /** Told when something else is shown of devices: of these, or of any. @returns ends it */
  onShown(listener: (ids?: ReadonlySet<string>) => void): () => void {
    return this.readings.listen(listener);
  }

  /** Shows the trend of devices, beside those that are shown already when `more`. */
  chart(devices: readonly string[], more = false, quantity?: string): void {
    const { chart, devices: known } = this.#shared.get();
    const first = known.get(devices[0] ?? '');
    // What is compared with a chart that is open need not be one of this session's own.
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

  /** @returns whether it went well */
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
      // Somebody else may have been faster.
      await this.readAlarms();
      return false;
    }
  }

  tell(notice: string): void {
    clearTimeout(this.#noticeTimer);
    this.#shared.set({ notice, said: notice });
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

  /** What outlives another source. */
  protected kept(): Partial<S> {
    return {};
  }

  /** @param loud one has risen to an alarm */
  protected levelsChanged(_loud: boolean): void {}

  /** What is on view stays; the line brings what is new. */
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
