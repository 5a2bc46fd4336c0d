import { fill, type Lang } from '@gongdi/domain';
import type { WidgetContext } from '../../kit/mount.ts';
import { planOf } from '../model/drawings.ts';
import { mainOf, mainText } from '../model/values.ts';
import { Readings, type Reading } from '../model/readings.ts';
import { Store } from '../model/store.ts';
import type { MonitorAlarm, MonitorReading, MonitorSource, WholeArea } from '../props.ts';
import { monitorText, type MonitorText } from '../text/index.ts';
import { Chime } from './chime.ts';
import { LevelWatch } from './level-watch.ts';
import { messageOf } from './message-of.ts';
import { Replay } from './replay.ts';
import { BEGIN, type MonitorState } from './state.ts';

/** Alarms are read again so long after a level has changed, and at least this often while they are followed, ms. */
const ALARMS_SOON = 1_000;
const ALARMS_EVERY = 60_000;
const NOTICE_FOR = 5_000;
/** Most lines of one chart. */
export const MOST_COMPARED = 6;

/** A monitor of one area: where its data comes from, what is chosen, what is shown. */
export class Monitor {
  readonly readings = new Readings();
  readonly state = new Store<MonitorState>(BEGIN);
  readonly replay: Replay;
  source: MonitorSource = {};
  lang: Lang = 'zh';
  readonly #chime = new Chime();
  readonly #watch: LevelWatch;
  #work: AbortController | undefined;
  #unfollow: (() => void) | undefined;
  #alarmTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  readonly context: Pick<WidgetContext, 'host' | 'emit'>;

  constructor(context: Pick<WidgetContext, 'host' | 'emit'>) {
    this.context = context;
    this.replay = new Replay(this);
    this.#watch = new LevelWatch(this, (loud) => {
      if (loud && this.state.get().sound) this.#chime.ring();
      this.#alarmsLater(ALARMS_SOON);
    });
  }

  get text(): MonitorText {
    return monitorText[this.lang];
  }

  /** Another source: everything is read anew. */
  open(source: MonitorSource): void {
    this.close();
    this.source = source;
    this.state.set({ ...BEGIN, phase: 'loading', sound: this.state.get().sound });
    void this.reload();
  }

  /** Nothing to show. */
  empty(): void {
    this.close();
    this.state.set({ ...BEGIN, sound: this.state.get().sound });
  }

  /** Reads the area (again). What is chosen, the view and an open chart stay. */
  async reload(): Promise<void> {
    this.#work?.abort();
    const work = new AbortController();
    this.#work = work;
    if (this.state.get().phase !== 'ready') this.state.set({ phase: 'loading', message: null });
    try {
      const whole = await this.source.load?.(work.signal);
      if (work.signal.aborted) return;
      if (whole) this.show(whole);
    } catch (error) {
      if (work.signal.aborted) return;
      this.#failed(error);
      // What is on view stays; the line brings what is new.
      if (this.state.get().phase !== 'ready') this.state.set({ phase: 'failed', message: messageOf(error, this.text) });
      return;
    }
    this.#follow();
    void this.readAlarms();
  }

  /** Takes an area over that is there. */
  show({ name, project = '', drawings, devices, readings }: WholeArea): void {
    const plans = drawings.map(planOf);
    const { drawing, selected } = this.state.get();
    const keys = new Set(plans.flatMap(({ points }) => points.map(({ key }) => key)));
    const kept = [...selected].filter((key) => keys.has(key));
    this.state.set({
      phase: 'ready',
      message: null,
      name,
      project,
      drawings: plans,
      drawing: plans.some(({ key }) => key === drawing) ? drawing : (plans[0]?.key ?? ''),
      devices: new Map(devices.map((one) => [one.id, one])),
      ...(kept.length === selected.size ? {} : { selected: new Set(kept) }),
    });
    this.push(readings);
  }

  /** Takes what devices told: as often as it comes. */
  push(readings: readonly MonitorReading[]): void {
    this.readings.push(readings);
  }

  /** What is shown of a device: of now, or of the instant that is replayed. */
  shown(device: string): Reading | undefined {
    return this.state.get().replay ? this.replay.at(device) : this.readings.get(device);
  }

  textOf(device: string): string {
    const type = this.state.get().devices.get(device)?.type;
    return type === undefined ? '' : mainText(type, this.shown(device), this.lang);
  }

  select(keys: ReadonlySet<string>): void {
    this.state.set({ selected: keys });
    this.context.emit('gd-select', { devices: this.devicesOf(keys) });
  }

  /** Devices at points, each once. */
  devicesOf(keys: ReadonlySet<string>): string[] {
    const points = this.state.get().drawings.flatMap((one) => one.points);
    return [...new Set(points.filter(({ key }) => keys.has(key)).map((one) => one.device_id))].filter(
      (id) => id !== '',
    );
  }

  /** Shows the trend of devices, beside those that are shown already when `more`. */
  chart(devices: readonly string[], more = false, quantity?: string): void {
    const { chart } = this.state.get();
    const first = this.state.get().devices.get(devices[0] ?? '');
    if (!first) return;
    const all = more && chart ? [...new Set([...chart.devices, ...devices])] : [...new Set(devices)];
    const key = quantity ?? (more ? chart?.quantity : undefined) ?? mainOf(first.type)?.key;
    if (key === undefined) return;
    this.state.set({
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
      if (!signal.aborted) this.state.set({ alarms: list, alarmsFailure: null });
    } catch (error) {
      if (!signal.aborted) this.state.set({ alarmsFailure: messageOf(error, this.text) });
    }
    if (!signal.aborted) this.#alarmsLater(ALARMS_EVERY);
  }

  /** @returns whether it went well */
  async act(alarm: MonitorAlarm, handling?: string): Promise<boolean> {
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

  async setSound(on: boolean): Promise<void> {
    if (on && !(await this.#chime.allow())) return this.tell(this.text.noSound);
    this.state.set({ sound: on });
    if (on) this.#chime.ring();
    return this.tell(on ? this.text.soundOn : this.text.soundOff);
  }

  tell(notice: string): void {
    clearTimeout(this.#noticeTimer);
    this.state.set({ notice, said: notice });
    this.#noticeTimer = setTimeout(() => this.state.set({ notice: null }), NOTICE_FOR);
  }

  close(): void {
    this.#work?.abort();
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.replay.end();
    this.#watch.reset();
    this.readings.clear();
    clearTimeout(this.#alarmTimer);
    clearTimeout(this.#noticeTimer);
  }

  destroy(): void {
    this.close();
    this.#watch.end();
    this.#chime.close();
  }

  #follow(): void {
    if (this.#unfollow || !this.source.follow) return;
    this.#unfollow = this.source.follow({
      onReadings: (readings) => this.push(readings),
      onState: (line) => this.state.set({ line }),
      onGap: () => void this.reload(),
    });
  }

  #alarmsLater(wait: number): void {
    if (!this.source.alarms) return;
    clearTimeout(this.#alarmTimer);
    this.#alarmTimer = setTimeout(() => void this.readAlarms(), wait);
  }

  #failed(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(Number(error.code)) : 'load_failed';
    this.context.emit('gd-error', { code, message: messageOf(error, this.text), where: 'load' });
  }
}
