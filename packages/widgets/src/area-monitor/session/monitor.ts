import type { Reading } from '../../device/model/readings.ts';
import { mainText } from '../../device/model/values.ts';
import { DeviceSession, type SessionContext } from '../../device/session/device-session.ts';
import { planOf } from '../model/drawings.ts';
import type { MonitorSource, WholeArea } from '../host/props.ts';
import { monitorText, type MonitorText } from '../text/index.ts';
import { Chime } from './chime.ts';
import { Replay } from './replay.ts';
import { BEGIN, type MonitorState } from './state.ts';

/** Monitor of one area: its drawings, the selection on them, and the replay of past values. */
export class Monitor extends DeviceSession<MonitorState> {
  override source: MonitorSource = {};
  readonly replay: Replay;
  readonly #chime = new Chime();

  constructor(context: SessionContext) {
    super(context, BEGIN);
    this.replay = new Replay(this);
  }

  override get text(): MonitorText {
    return monitorText[this.lang];
  }

  override open(source: MonitorSource): void {
    super.open(source);
  }

  /** Shows an area that has been loaded. */
  override show(area: WholeArea): void {
    const plans = area.drawings.map(planOf);
    const { drawing, selected } = this.state.get();
    const keys = new Set(plans.flatMap(({ points }) => points.map(({ key }) => key)));
    const left = [...selected].filter((key) => keys.has(key));
    this.state.set({
      project: area.project ?? '',
      drawings: plans,
      drawing: plans.some(({ key }) => key === drawing) ? drawing : (plans[0]?.key ?? ''),
      ...(left.length === selected.size ? {} : { selected: new Set(left) }),
    });
    super.show(area);
  }

  /** Returns the current reading, or during a replay the reading at the replayed instant. */
  override shown(device: string): Reading | undefined {
    return this.state.get().replay ? this.replay.at(device) : super.shown(device);
  }

  override onShown(listener: (ids?: ReadonlySet<string>) => void): () => void {
    const ends = [super.onShown(listener), this.replay.listen(() => listener())];
    return () => {
      for (const end of ends) end();
    };
  }

  textOf(device: string): string {
    const type = this.state.get().devices.get(device)?.type;
    return type === undefined ? '' : mainText(type, this.shown(device), this.lang);
  }

  select(keys: ReadonlySet<string>): void {
    this.state.set({ selected: keys });
    this.context.emit('gd-select', { devices: this.devicesOf(keys) });
  }

  /** Returns the devices at these points, each once. */
  devicesOf(keys: ReadonlySet<string>): string[] {
    const points = this.state.get().drawings.flatMap((one) => one.points);
    return [...new Set(points.filter(({ key }) => keys.has(key)).map((one) => one.device_id))].filter(
      (id) => id !== '',
    );
  }

  async setSound(on: boolean): Promise<void> {
    if (on && !(await this.#chime.allow())) return this.tell(this.text.noSound);
    this.state.set({ sound: on });
    if (on) this.#chime.ring();
    return this.tell(on ? this.text.soundOn : this.text.soundOff);
  }

  override close(): void {
    this.replay.end();
    super.close();
  }

  override destroy(): void {
    super.destroy();
    this.#chime.close();
  }

  protected override kept(): Partial<MonitorState> {
    return { sound: this.state.get().sound };
  }

  protected override levelsChanged(loud: boolean): void {
    if (loud && this.state.get().sound) this.#chime.ring();
  }
}
