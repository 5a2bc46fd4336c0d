import { chance, simulatedValues, SMART_HELMET, type DeviceType } from '@gongdi/domain';
import type { DemoServer } from '../../../demo/index.ts';
import { DEMO_DEVICES, deviceId, type DemoDevice } from './demo-devices.ts';
import { walkValues } from './demo-walk.ts';

/** Interval between readings of the demo devices while a client follows live data, and while no client does, ms. */
const LIVELY = 10_000;
const QUIET = 45_000;
/** Readings that are filled in on the first start, for the charts: how far back, and the step, ms. */
const BACK = 3 * 3_600_000;
const STEP = 300_000;
/** Helmets of the first site are filled in more finely, for their tracks, ms. */
const MOVING_STEP = 30_000;
const MOVING = DEMO_DEVICES.filter(({ type, project }) => type.code === SMART_HELMET && project === 0);
/**
 * A device exceeds a limit for one window of ten minutes now and then: `SHARE` of its windows, about thirty alarms a
 * day over all devices.
 */
const WINDOW = 600_000;
const SHARE = 0.002;

/**
 * Simulates the demo devices inside the server. Their readings go through the same ingest as readings of real devices.
 * @returns a function that stops the simulation
 */
export function simulateDevices({ telemetry, now, isFollowed }: DemoServer): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let lastTold = -Infinity;

  const sendReading = async (one: DemoDevice, ts: number): Promise<void> => {
    const device = await telemetry.registry.byId(deviceId(one));
    if (!device || stopped) return;
    const values = { ...demoValues(one, ts), ...excursion(one, ts) };
    await telemetry.ingest.accept(device, { ts, values, refused: [] });
  };
  const notifyAll = async (ts: number, devices: readonly DemoDevice[] = DEMO_DEVICES): Promise<void> => {
    await Promise.allSettled(devices.map((one) => sendReading(one, ts)));
  };
  const turn = async (): Promise<void> => {
    const at = now();
    if (at - lastTold >= (isFollowed() ? LIVELY : QUIET)) {
      // After a stop of more than a few minutes the missing readings are filled in for the charts.
      const from = Math.max(lastTold + STEP, at - BACK);
      for (let ts = from; ts < at - STEP && !stopped; ts += STEP) {
        await notifyAll(ts);
        for (let t = ts + MOVING_STEP; t < ts + STEP; t += MOVING_STEP) await notifyAll(t, MOVING);
      }
      await notifyAll(at);
      lastTold = at;
    }
  };
  const go = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn().finally(go);
    }, 1000);
    timer.unref();
  };
  let running: Promise<void> = turn().finally(go);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Returns what a demo device measures at that time; helmets are worn by people who walk and work. */
export const demoValues = ({ type, project, index }: DemoDevice, ts: number): Record<string, number> => ({
  ...simulatedValues(type, ts, index),
  ...(type.code === SMART_HELMET ? walkValues(project, index, ts) : {}),
});

/** Returns the value beyond a limit that the device reports at that time; empty if it stays within its limits. */
export function excursion({ type, index }: DemoDevice, ts: number): Record<string, number> {
  if (chance(index, Math.floor(ts / WINDOW)) >= SHARE) return {};
  const rule = ruleOf(type);
  const quantity = type.quantities.find(({ key }) => key === rule?.quantity);
  if (!rule || !quantity) return {};
  // A limit of a state lies between two state codes: round up to the next code.
  return { [quantity.key]: quantity.states ? Math.ceil(rule.alarm_upper!) : rule.alarm_upper! };
}

/** Returns a limit that the device can exceed: an upper alarm limit of a value. */
const ruleOf = (type: DeviceType) =>
  type.levels.find(({ measure, alarm_upper }) => measure === 'value' && alarm_upper !== null);
