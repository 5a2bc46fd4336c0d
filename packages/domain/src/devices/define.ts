import type { Label } from '../label.ts';
import type { LevelRule } from './level-rule.ts';
import type { Profile } from './profile.ts';

/** Something that a device measures. Readings carry it as a number under its key. */
export interface Quantity {
  /** Wire name, snake_case, unique within the type. */
  key: string;
  label: Label;
  /** As printed behind the number; empty for counts and states. */
  unit: string;
  /** Digits shown after the point. */
  decimals: number;
  /** What the sensor can tell at all. A value outside is refused, not raised as an alarm. */
  range: readonly [min: number, max: number];
  /** Words for a quantity that is a state: 0, 1, 2 … */
  states?: readonly Label[];
  /** A meter that only rises; what counts is how much it rose in a time. */
  counter?: true;
  /** How a simulated device behaves. */
  profile: Profile;
}

/** Everything about a type of device, written once (console specification, section 9.1; settled point 29). */
export interface DeviceType {
  /** Code of the dictionary `device_type`. */
  code: number;
  /** At least three. */
  quantities: readonly Quantity[];
  /** Key of the quantity that a label on a drawing shows. */
  main: string;
  /** Thresholds offered for a new device of this type, to be looked over by whoever answers for the site. */
  levels: readonly LevelRule[];
  /** Without a reading for so many seconds the device counts as offline. */
  offlineAfter: number;
  /** Seconds between two readings of a real device of this type, as its makers deliver it. */
  interval: number;
}

interface Draft extends Omit<DeviceType, 'levels' | 'offlineAfter'> {
  levels?: readonly LevelRule[];
  offlineAfter?: number;
}

/** Offline after three readings in a row are missing, and never sooner than this, seconds. */
const SOONEST_OFFLINE = 60;

/** @throws Error that names what is wrong with the declaration */
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

/** A quantity in one line, as tables of sensors are written. */
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

/** A state: 0 is the first word, 1 the second. */
export function state(key: string, zh: string, en: string, words: readonly Label[], profile: Profile): Quantity {
  return { key, label: { zh, en }, unit: '', decimals: 0, range: [0, words.length - 1], states: words, profile };
}

/** A meter that only rises. */
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
