import type { Quantity } from '@gongdi/domain';
import { changeOf, hasChange, joined } from '../model/change.ts';
import { mainOf } from '../model/values.ts';
import type { Device } from '../host/props.ts';
import type { DeviceSession } from '../session/device-session.ts';
import { useAsked } from '../controls/use-asked.ts';

const YEAR = 366 * 86_400_000;

/** The main quantity of a device and its change. */
export interface MainChange {
  main: Quantity;
  change: NonNullable<ReturnType<typeof changeOf>>;
}

/**
 * Loads a year and a day of the main quantity and its base, and returns its change; undefined: not loaded, or there is
 * none.
 */
export function useChange(session: DeviceSession, device: Device): MainChange | undefined {
  const { source } = session;
  const main = mainOf(device.type);
  const bases = useAsked(source.bases ? device.id : null, (signal) => source.bases!(device.id, signal));
  const moves = main !== undefined && hasChange(device.type, main.key);
  const past = useAsked(source.trend && moves ? device.id : null, async (signal) => {
    const end = Date.now();
    const ask = { device_id: device.id, quantities: [main!.key], end };
    const [long] = await source.trend!({ ...ask, begin: end - YEAR, points: 400 }, signal);
    const [day] = await source.trend!({ ...ask, begin: end - 25 * 3_600_000, points: 100 }, signal);
    return joined(long?.points ?? [], day?.points ?? []);
  });
  const reading = session.shown(device.id);
  const value = main && reading?.values[main.key];
  if (!main || value === undefined || !reading?.at || past.state !== 'ready') return undefined;
  const base = bases.state === 'ready' ? bases.value.find((one) => one.quantity === main.key) : undefined;
  const change = changeOf(past.value, value, Date.parse(reading.at), base);
  return change && { main, change };
}
