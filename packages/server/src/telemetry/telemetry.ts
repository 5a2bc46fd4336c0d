import type { Handler } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import { defaultSetting, type ReadSetting } from '../settings/index.ts';
import type { Db, Listener } from '../store/index.ts';
import { alarmHandlers } from './alarm-handlers.ts';
import { deviceChannels, type DeviceChannels } from './channels.ts';
import { deviceHandlers } from './device-handlers.ts';
import { housekeeping, type Housekeeping } from './housekeeping.ts';
import { ingestHandler } from './ingest-handler.ts';
import { telemetryIngest, type Ingest } from './ingest.ts';
import { closeAbandoned } from './levels/abandoned.ts';
import { rejudgeWaiting } from './levels/rejudge.ts';
import { deviceRegistry, type DeviceRegistry } from './registry.ts';
import { telemetryWriter, type Newest } from './writer.ts';
import { zoneStore } from './zones/zone-store.ts';

export interface TelemetryOptions {
  db: Db;
  ports: Pick<Ports, 'now' | 'randomBytes'>;
  /** Keys that devices cannot sign in with from other machines; from this machine only if `refusedHere` is false. */
  refusedKeys?: Iterable<string>;
  refusedHere?: boolean;
  /** Reads the settings with the retention periods; absent: the defaults of the product. */
  setting?: ReadSetting;
}

/** All parts of the telemetry inside one server. */
export interface Telemetry {
  open: (listener: Listener) => Promise<void>;
  close: () => Promise<void>;
  handlers: () => Handler[];
  ingest: Ingest;
  registry: DeviceRegistry;
  /** What devices send and get besides readings. */
  channels: DeviceChannels;
  /** Runs the housekeeping now: silent devices, minutes, old data. */
  tidy: () => Promise<void>;
  /**
   * Registers a callback for what readings changed, after they are stored. `onSilent` registers one for devices that
   * have to be read again, because they fell silent or their levels changed without a reading.
   */
  onNewest: (notify: (newest: readonly Newest[]) => void) => void;
  onSilent: (notify: (device_ids: readonly string[]) => void) => void;
}

export function telemetry({
  db,
  ports,
  refusedKeys = [],
  refusedHere = true,
  setting = defaultSetting,
}: TelemetryOptions): Telemetry {
  const newestListeners = new Set<(newest: readonly Newest[]) => void>();
  const silentListeners = new Set<(device_ids: readonly string[]) => void>();
  const registry = deviceRegistry(db, { keys: new Set(refusedKeys), localMay: !refusedHere });
  const zones = zoneStore(setting);
  const ingest = telemetryIngest({
    writer: telemetryWriter(db, zones),
    now: ports.now,
    onNewest: (newest) => {
      for (const notify of newestListeners) notify(newest);
    },
    onLate: () => void judgeLate().catch(() => undefined),
  });
  /**
   * One run at a time; late readings that arrive during a run are judged by the next. Housekeeping repeats a failed
   * run.
   */
  let judging: Promise<void> = Promise.resolve();
  const judgeLate = (): Promise<void> => {
    const turn = judging
      .catch(() => undefined)
      .then(async () => {
        const changed = await rejudgeWaiting(db, registry.byId, ports.now);
        if (changed.length > 0) for (const notify of silentListeners) notify(changed);
      });
    judging = turn;
    return turn;
  };
  const closeLeft = async (): Promise<void> => {
    const changed = await closeAbandoned(db, registry.byId, ports.now());
    if (changed.length > 0) for (const notify of silentListeners) notify(changed);
  };
  const keeper = (): Housekeeping =>
    housekeeping(
      db,
      ports.now,
      ingest.refusals,
      () => ({
        readings: setting('readings_days'),
        minutes: setting('minutes_days'),
        hours: setting('hours_days'),
      }),
      (ids) => {
        for (const notify of silentListeners) notify(ids);
      },
      async () => {
        await judgeLate();
        await closeLeft();
      },
    );
  let house: Housekeeping | undefined;
  return {
    open: async (listener) => {
      await registry.open(listener);
      await zones.open(listener);
      house = keeper();
    },
    close: async () => {
      await ingest.close();
      await house?.stop();
      await judging.catch(() => undefined);
      await registry.close();
      await zones.close();
    },
    handlers: () => [...deviceHandlers({ db, ports, registry }), ...alarmHandlers(db), ingestHandler(ingest, registry)],
    ingest,
    registry,
    channels: deviceChannels(),
    tidy: async () => house?.once(),
    onNewest: (notify) => void newestListeners.add(notify),
    onSilent: (notify) => void silentListeners.add(notify),
  };
}
