import type { Lang } from '@gongdi/domain';
import type { DeviceReading, DeviceSource } from '../../device/host/props.ts';
import { DeviceSession, type SessionContext } from '../../device/session/device-session.ts';
import { messageOf } from '../../device/session/message-of.ts';
import { BEGIN as NOTHING } from '../../device/session/state.ts';
import type { DeviceTableSource, TableDevice, WholeTable } from '../host/props.ts';
import { tableText, type TableText } from '../text/index.ts';
import { BEGIN, type TableState } from './state.ts';

/** Devices that are not on view are not followed, so the whole table is read again at this interval, ms. */
const WHOLE_EVERY = 60_000;

/** Session of a table of devices and of the device in the panel beside it. */
export class TableSession extends DeviceSession<TableState> {
  override source: DeviceTableSource = {};
  #timer: ReturnType<typeof setInterval> | undefined;
  #asking: AbortController | undefined;

  constructor(context: SessionContext) {
    super(context, BEGIN);
  }

  override get text(): TableText {
    return tableText[this.lang];
  }

  override open(source: DeviceTableSource): void {
    super.open(source);
    void this.#askPermissions();
    if (source.load && source.watch) this.#timer = setInterval(() => void this.reload(), WHOLE_EVERY);
  }

  /** Shows loaded devices. Sorting, selection and the open panel stay; the panel closes when its device is gone. */
  override show(whole: WholeTable): void {
    this.state.set({ total: whole.total ?? whole.devices.length, stale: null });
    super.show(whole);
    const { open, devices } = this.state.get();
    if (!open) return;
    const device = devices.get(open.id);
    if (!device) return this.select(null);
    const before = open.session.state.get().devices.get(open.id);
    if (before && before.type !== device.type) return this.#openPanel(device);
    if (before) open.session.show({ name: device.name, devices: [device], readings: [] });
  }

  /** Opens the panel of a device; null closes it. */
  select(id: string | null): void {
    const { open, devices } = this.state.get();
    if ((open?.id ?? null) === id) return;
    const device = id === null ? undefined : devices.get(id);
    if (id !== null && !device) return;
    if (device) this.#openPanel(device);
    else {
      open?.session.destroy();
      this.state.set({ open: null });
    }
    this.context.emit('gd-select', { device_id: id });
  }

  /** Opens the panel of the first device, with its trend as soon as the device has loaded. */
  override chart(devices: readonly string[], more = false, quantity?: string): void {
    const [id] = devices;
    if (id === undefined) return;
    this.select(id);
    const { open } = this.state.get();
    if (open?.id !== id) return;
    const { session } = open;
    const draw = () => {
      if (session.state.get().phase !== 'ready') return;
      end();
      session.chart([id], more, quantity);
    };
    const end = session.state.subscribe(draw);
    draw();
  }

  /** Sets the language of the table and of the panel. */
  speak(lang: Lang): void {
    this.lang = lang;
    const { open } = this.state.get();
    if (open) open.session.lang = lang;
  }

  /** Does nothing here: the panel's session reads the alarms of its own device. */
  override async readAlarms(): Promise<void> {}

  override close(): void {
    clearInterval(this.#timer);
    this.#asking?.abort();
    this.state.get().open?.session.destroy();
    super.close();
  }

  protected override failed(error: unknown): void {
    super.failed(error);
    if (this.state.get().phase === 'ready') this.state.set({ stale: messageOf(error, this.text) });
  }

  #openPanel(device: TableDevice): void {
    this.state.get().open?.session.destroy();
    const { context } = this;
    // The table's session already emits `gd-level` for all devices.
    const quiet: SessionContext['emit'] = (type, ...rest) => type === 'gd-level' || context.emit(type, ...rest);
    const session = new DeviceSession({ ...context, emit: quiet }, NOTHING);
    session.lang = this.lang;
    session.open(this.#sourceOf(device));
    this.state.set({ open: { id: device.id, session } });
  }

  #sourceOf(device: TableDevice): DeviceSource {
    const { source } = this;
    if (source.device) return source.device(device);
    const { trend, limits, alarms, acknowledge, clear, alarmHistory } = source;
    const currentReadings = (): DeviceReading[] => {
      const reading = this.readings.get(device.id);
      return reading ? [{ device_id: device.id, ...reading }] : [];
    };
    return {
      ...(trend && { trend }),
      ...(limits && { limits }),
      ...(acknowledge && { acknowledge }),
      ...(clear && { clear }),
      ...(alarmHistory && { alarmHistory }),
      ...(alarms && {
        alarms: async (signal: AbortSignal, since?: number) =>
          (await alarms(signal, since)).filter((one) => one.device_id === device.id),
      }),
      load: async () => ({ name: device.name, devices: [device], readings: currentReadings() }),
      follow: ({ onReadings }) =>
        this.readings.listen((ids) => {
          if (ids.has(device.id)) onReadings(currentReadings());
        }),
    };
  }

  async #askPermissions(): Promise<void> {
    const { permissions } = this.source;
    if (!permissions) return;
    const work = new AbortController();
    this.#asking = work;
    try {
      const held = await permissions(work.signal);
      if (!work.signal.aborted) this.state.set({ permissions: held });
    } catch {
      // Without permissions no action is offered; reading the devices reports its own failures.
    }
  }
}
