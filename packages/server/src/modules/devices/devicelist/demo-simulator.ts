import { chance, simulatedValues, type DeviceType } from '@gongdi/domain';
import type { DemoServer } from '../../../demo/index.ts';
import { DEMO_DEVICES, deviceId, type DemoDevice } from './demo-devices.ts';

/** How often the devices of the demo tell something while somebody follows live data, and while nobody does, ms. */
const LIVELY = 10_000;
const QUIET = 45_000;
/** What charts show on the first start: so far back, in such steps, ms. */
const BACK = 3 * 3_600_000;
const STEP = 300_000;
/** A device leaves its limits for ten minutes now and then: some thirty alarms a day. */
const WINDOW = 600_000;
const SHARE = 0.002;

/**
 * Lets the devices of the demo live, inside the server: their readings take the same way as those of real ones.
 * @returns ends it
 */
export function simulateDevices({ telemetry, now, isFollowed }: DemoServer): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let lastTold = -Infinity;

  const tell = async (one: DemoDevice, ts: number): Promise<void> => {
    const device = await telemetry.registry.byId(deviceId(one));
    if (!device || stopped) return;
    const values = { ...simulatedValues(one.type, ts, one.index), ...excursion(one, ts) };
    await telemetry.ingest.accept(device, { ts, values, refused: [] });
  };
  const tellAll = async (ts: number): Promise<void> => {
    await Promise.allSettled(DEMO_DEVICES.map((one) => tell(one, ts)));
  };
  const turn = async (): Promise<void> => {
    const at = now();
    if (at - lastTold >= (isFollowed() ? LIVELY : QUIET)) {
      // After a stop of more than some minutes the charts are filled up.
      const from = Math.max(lastTold + STEP, at - BACK);
      for (let ts = from; ts < at - STEP && !stopped; ts += STEP) await tellAll(ts);
      await tellAll(at);
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

/** What the device tells beyond its limits at that moment, if it is outside of them. */
export function excursion({ type, index }: DemoDevice, ts: number): Record<string, number> {
  if (chance(index, Math.floor(ts / WINDOW)) >= SHARE) return {};
  const rule = ruleOf(type);
  const quantity = type.quantities.find(({ key }) => key === rule?.quantity);
  if (!rule || !quantity) return {};
  // Limits of a state stand between two of its words.
  return { [quantity.key]: quantity.states ? Math.ceil(rule.alarm_upper!) : rule.alarm_upper! };
}

/** A limit that the device can reach: an upper one of a value. */
const ruleOf = (type: DeviceType) =>
  type.levels.find(({ measure, alarm_upper }) => measure === 'value' && alarm_upper !== null);
