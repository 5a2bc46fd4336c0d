import * as z from 'zod';
import type { DeviceType, Quantity } from './define.ts';
import { chance, sampleProfile } from './profile.ts';
import { convertUnit } from './units.ts';

/** Maximum number of values in one message: more than any type has, and few enough to check each. */
const MAX_VALUES = 64;
/** Maximum number of messages in one HTTP call. */
export const MAX_BATCH = 1000;
/** Maximum length of a message, bytes. */
export const MAX_MESSAGE_BYTES = 16_384;

/**
 * Message of a device, before its values are checked one by one.
 * `ts`: time of the measurement, epoch milliseconds or ten-digit seconds; absent: time of arrival.
 * `units`: units of the values. Known units are converted to the unit of the quantity, others are refused.
 */
export const deviceMessage = z.object({
  ts: z.number().int().min(0).max(9_999_999_999_999).optional(),
  values: z.record(z.string().max(40), z.unknown()).refine((values) => Object.keys(values).length <= MAX_VALUES),
  units: z.record(z.string().max(40), z.string().max(20)).optional(),
});
export type DeviceMessage = z.output<typeof deviceMessage>;

/** Reasons to refuse a value. */
export const VALUE_REFUSALS = [
  'unknown_quantity',
  'not_a_number',
  'out_of_range',
  'wrong_unit',
  /** Another value of the same quantity and instant is already stored. */
  'conflict',
] as const;
export type ValueRefusal = (typeof VALUE_REFUSALS)[number];

/** Reasons to refuse a whole message. */
export const MESSAGE_REFUSALS = [
  'malformed',
  'too_large',
  'unknown_device',
  'disabled_device',
  'no_value',
  'clock_ahead',
  'too_old',
  'duplicate',
  'busy',
] as const;
export type MessageRefusal = (typeof MESSAGE_REFUSALS)[number];

export interface CheckedValues {
  values: Record<string, number>;
  refused: RefusedValue[];
}

export interface RefusedValue {
  key: string;
  reason: ValueRefusal;
  /** The received value with its unit, shortened if it is long. */
  given?: string;
}

/** Checks each value by itself, so that one broken sensor does not suppress the other values of its device. */
export function checkValues(type: DeviceType, { values, units }: DeviceMessage): CheckedValues {
  const out: CheckedValues = { values: {}, refused: [] };
  const known = keysOf(type);
  for (const [key, value] of Object.entries(values)) {
    const result = checkedValue(known.get(key), value, units && Object.hasOwn(units, key) ? units[key] : undefined);
    if (typeof result === 'number') out.values[key] = result;
    else out.refused.push({ key, reason: result, ...given(key, value, units) });
  }
  return out;
}

/** Returns a value in the unit of its quantity, or the reason why it is refused. */
function checkedValue(quantity: Quantity | undefined, value: unknown, unit: string | undefined): number | ValueRefusal {
  if (!quantity) return 'unknown_quantity';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not_a_number';
  const converted = unit === undefined ? value : convertUnit(value, unit, quantity.unit);
  if (converted === undefined) return 'wrong_unit';
  // There is no value between two states.
  if (quantity.states && !Number.isInteger(converted)) return 'out_of_range';
  return converted < quantity.range[0] || converted > quantity.range[1] ? 'out_of_range' : converted;
}

/** Returns the received value in short form, for the analysis of a refusal: `1.2 mg`. */
function given(key: string, value: unknown, units: DeviceMessage['units']): { given: string } {
  const unit = units && Object.hasOwn(units, key) ? ` ${units[key]}` : '';
  const shown = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return { given: `${shown.slice(0, MOST_GIVEN)}${unit}` };
}
const MOST_GIVEN = 60;

const maps = new WeakMap<DeviceType, Map<string, Quantity>>();
function keysOf(type: DeviceType): Map<string, Quantity> {
  let known = maps.get(type);
  if (!known) maps.set(type, (known = new Map(type.quantities.map((one) => [one.key, one]))));
  return known;
}

/**
 * Returns the strict schema of a type's messages, for manufacturers of devices; `z.toJSONSchema` converts it to JSON
 * Schema.
 */
export function messageSchemaOf(type: DeviceType) {
  const shape = Object.fromEntries(
    type.quantities.map(({ key, range, label, unit, states }) => {
      const number = (states ? z.int() : z.number()).min(range[0]).max(range[1]).optional();
      return [key, number.describe(unit ? `${label.en}, ${unit}` : label.en)];
    }),
  );
  return z.strictObject({
    ts: deviceMessage.shape.ts,
    values: z.strictObject(shape),
    units: deviceMessage.shape.units,
  });
}

/** Returns the JSON Schema (2020-12) of the messages that a device of a type may send. */
export function messageJsonSchemaOf(type: DeviceType): Record<string, unknown> {
  return z.toJSONSchema(messageSchemaOf(type));
}

/** Returns a reading of a simulated device of a type that works correctly. @param seed number of the device */
export function simulatedValues(type: DeviceType, at: number, seed: number): Record<string, number> {
  return Object.fromEntries(
    type.quantities.map(({ key, profile, range, decimals }, index) => {
      const raw = sampleProfile(profile, at, Math.floor(chance(seed, index + 1) * 2 ** 31));
      const within = Math.min(range[1], Math.max(range[0], raw));
      return [key, Number(within.toFixed(decimals))];
    }),
  );
}
