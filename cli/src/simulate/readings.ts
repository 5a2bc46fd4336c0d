import { chance, simulatedValues, type DeviceMessage, type DeviceType } from '@gongdi/domain';

/** Simulated faults of real devices. */
export const FAULTS = ['gap', 'outlier', 'flat', 'unit', 'skew'] as const;
export type Fault = (typeof FAULTS)[number];

/** Duration of a fault in ms, and share of the time with a fault. */
const WINDOW = 30_000;
const SHARE = 0.1;

export interface SimulatedDevice {
  /** Seed for its values. */
  seed: number;
  type: DeviceType;
}

/** Returns the fault of a device at an instant; the same device has the same fault in every run. */
export function faultOf(seed: number, at: number, faults: readonly Fault[]): Fault | undefined {
  if (faults.length === 0) return undefined;
  const window = Math.floor(at / WINDOW);
  if (chance(seed, window) >= SHARE) return undefined;
  return faults[Math.floor(chance(seed ^ 0x5bd1, window) * faults.length)];
}

/**
 * Returns the message of a device at an instant, with its fault. Undefined: the device sends nothing. `outlier`: the
 * main value is far off; `flat`: the values stay as at the beginning of the window; `unit`: the values are in another
 * unit, which some devices declare; `skew`: the clock is ten minutes ahead or an hour behind.
 */
export function messageOf(
  { seed, type }: SimulatedDevice,
  at: number,
  faults: readonly Fault[] = [],
): DeviceMessage | undefined {
  const fault = faultOf(seed, at, faults);
  const values: Record<string, unknown> = simulatedValues(type, fault === 'flat' ? at - (at % WINDOW) : at, seed);
  const main = type.quantities.find(({ key }) => key === type.main)!;
  const value = values[main.key] as number;
  switch (fault) {
    case undefined:
    case 'flat':
      return { ts: at, values };
    case 'gap':
      return undefined;
    case 'outlier':
      // Every second device sends a value outside the measuring range of the sensor.
      return { ts: at, values: { ...values, [main.key]: seed % 2 ? main.range[1] : main.range[1] * 10 + 1 } };
    case 'unit': {
      const thousand = { ...values, [main.key]: value * 1000 };
      return seed % 2
        ? { ts: at, values: thousand }
        : { ts: at, values: thousand, units: { [main.key]: `m${main.unit}` } };
    }
    case 'skew':
      return { ts: at + (seed % 2 ? 600_000 : -3_600_000), values };
  }
}
