import type { Label } from '../label.ts';
import type { LevelRule } from './level-rule.ts';
import type { Profile } from './profile.ts';

/** Something that a device measures. Readings carry it as a number under its key. */
export interface Quantity {
  /** Wire name, snake_case, unique within the type. */
  key: string;
  label: Label;
  /** Unit as printed behind the number; empty for counts and states. */
  unit: string;
  /** Decimal places that are shown. */
  decimals: number;
  /**
   * Values that the sensor can measure at all. A value outside of this range is refused; it does not raise an alarm.
   */
  range: readonly [min: number, max: number];
  /** Labels of the values 0, 1, 2 … of a quantity that is a state. */
  states?: readonly Label[];
  /** A meter that only rises; the relevant value is its increase in a period. */
  counter?: true;
  /** Behaviour of a simulated device. */
  profile: Profile;
}

/** Declaration of a device type (console specification, section 9.1; settled point 29). */
export interface DeviceType {
  /** Code of the dictionary `device_type`. */
  code: number;
  /** At least three. */
  quantities: readonly Quantity[];
  /** Key of the quantity that a label on a drawing shows. */
  main: string;
  /** Limits offered for a new device of this type. The person responsible for the site has to check them. */
  levels: readonly LevelRule[];
  /** Seconds without a reading after which the device counts as offline. */
  offlineAfter: number;
  /** Seconds between two readings of a real device of this type, as its manufacturers deliver it. */
  interval: number;
}

/** What a file of types exports. */
export type DeviceTypeFile = Readonly<Record<string, DeviceType>>;

interface Draft extends Omit<DeviceType, 'levels' | 'offlineAfter'> {
  levels?: readonly LevelRule[];
  offlineAfter?: number;
}

/**
 * Minimum of `offlineAfter`, seconds. A device is offline after three readings in a row are missing, but never sooner
 * than this.
 */
const SOONEST_OFFLINE = 60;

/** @throws Error that names the mistake in the declaration */
export function defineDeviceType(draft: Draft): DeviceType {
  const where = `device type ${draft.code}`;
  const keys = new Set(draft.quantities.map((one) => one.key));
  if (keys.size !== draft.quantities.length) throw new Error(`${where}: a quantity stands twice`);
  if (keys.size < 3) throw new Error(`${where}: at least three quantities`);
  if (!keys.has(draft.main)) throw new Error(`${where}: unknown main quantity ${draft.main}`);
  for (const rule of draft.levels ?? [])
    if (!keys.has(rule.quantity)) throw new Error(`${where}: a level of the unknown quantity ${rule.quantity}`);
  return {
    ...draft,
    levels: draft.levels ?? [],
    offlineAfter: draft.offlineAfter ?? Math.max(SOONEST_OFFLINE, draft.interval * 3),
  };
}

/** Returns a quantity from positional arguments, for tables of sensors with one line each. */
export function quantity(
  key: string,
  zh: string,
  en: string,
  unit: string,
  decimals: number,
  range: readonly [number, number],
  profile: Profile,
): Quantity {
  return { key, label: { zh, en }, unit, decimals, range, profile };
}

/** Returns a quantity that is a state: 0 has the first label, 1 the second. */
export function state(key: string, zh: string, en: string, words: readonly Label[], profile: Profile): Quantity {
  return { key, label: { zh, en }, unit: '', decimals: 0, range: [0, words.length - 1], states: words, profile };
}

/** Returns a quantity that only rises. */
export function counter(
  key: string,
  zh: string,
  en: string,
  unit: string,
  decimals: number,
  perHour: number,
): Quantity {
  const profile: Profile = { kind: 'counter', perHour };
  return { key, label: { zh, en }, unit, decimals, range: [0, 1e9], counter: true, profile };
}
