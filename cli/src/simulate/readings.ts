import { chance, simulatedValues, type DeviceMessage, type DeviceType } from '@gongdi/domain';

/** What goes wrong with real devices. */
export const FAULTS = ['gap', 'outlier', 'flat', 'unit', 'skew'] as const;
export type Fault = (typeof FAULTS)[number];

/** A fault holds for this long, ms, and this share of the time is faulty. */
const WINDOW = 30_000;
const SHARE = 0.1;

export interface SimulatedDevice {
  /** Number that its values come from. */
  seed: number;
  type: DeviceType;
}

/** Which of the faults a device has at an instant; the same device has the same fault in every run. */
export function faultOf(seed: number, at: number, faults: readonly Fault[]): Fault | undefined {
  if (faults.length === 0) return undefined;
  const window = Math.floor(at / WINDOW);
  if (chance(seed, window) >= SHARE) return undefined;
  return faults[Math.floor(chance(seed ^ 0x5bd1, window) * faults.length)];
}

/**
 * What a device sends at an instant, with what is wrong with it. Undefined: it is silent.
 * `outlier`: the main value far off; `flat`: the values of the window's beginning; `unit`: values in another unit, said
 * to be so by some; `skew`: a clock that is ten minutes ahead or an hour behind.
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
      // Now and then beyond what the sensor can tell at all.
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
