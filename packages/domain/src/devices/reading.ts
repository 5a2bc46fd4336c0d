import * as z from 'zod';
import type { DeviceType } from './define.ts';
import { chance, sampleProfile } from './profile.ts';
import { convertUnit } from './units.ts';

/** Most values of one message: more than any type has, few enough to look at each. */
export const MAX_VALUES = 64;
/** Most messages that one HTTP call takes. */
export const MAX_BATCH = 1000;
/** Longest message, bytes. */
export const MAX_MESSAGE_BYTES = 16_384;

/**
 * What a device sends, before its values are looked at one by one.
 * `ts`: when it measured, epoch milliseconds or ten-digit seconds; absent: when it arrived.
 * `units`: units in which values are; known ones are converted to ours, others are refused.
 */
export const deviceMessage = z.object({
  ts: z.number().int().min(0).max(9_999_999_999_999).optional(),
  values: z.record(z.string().max(40), z.unknown()).refine((values) => Object.keys(values).length <= MAX_VALUES),
  units: z.record(z.string().max(40), z.string().max(20)).optional(),
});
export type DeviceMessage = z.output<typeof deviceMessage>;

/** Why a value was not taken. */
export const VALUE_REFUSALS = [
  'unknown_quantity',
  'not_a_number',
  'out_of_range',
  'wrong_unit',
  /** Another value of the same quantity and instant is kept already. */
  'conflict',
] as const;
export type ValueRefusal = (typeof VALUE_REFUSALS)[number];

/** Why a whole message was not taken. */
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
  /** What was sent, with its unit, cut where it is long. */
  given?: string;
}

/** Looks at each value by itself: a broken sensor does not silence the others of its device. */
export function checkValues(type: DeviceType, { values, units }: DeviceMessage): CheckedValues {
  const out: CheckedValues = { values: {}, refused: [] };
  const known = keysOf(type);
  for (const [key, value] of Object.entries(values)) {
    const quantity = known.get(key);
    const reason = ((): ValueRefusal | undefined => {
      if (!quantity) return 'unknown_quantity';
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'not_a_number';
      const unit = units && Object.hasOwn(units, key) ? units[key] : undefined;
      const converted = unit === undefined ? value : convertUnit(value, unit, quantity.unit);
      if (converted === undefined) return 'wrong_unit';
      // Between two states there is nothing.
      if (quantity.states && !Number.isInteger(converted)) return 'out_of_range';
      if (converted < quantity.range[0] || converted > quantity.range[1]) return 'out_of_range';
      out.values[key] = converted;
      return undefined;
    })();
    if (reason !== undefined) out.refused.push({ key, reason, ...given(key, value, units) });
  }
  return out;
}

/** What was sent, short, for whoever looks for the reason: `1.2 mg`. */
function given(key: string, value: unknown, units: DeviceMessage['units']): { given: string } {
  const unit = units && Object.hasOwn(units, key) ? ` ${units[key]}` : '';
  const shown = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return { given: `${shown.slice(0, MOST_GIVEN)}${unit}` };
}
const MOST_GIVEN = 60;

const maps = new WeakMap<DeviceType, Map<string, DeviceType['quantities'][number]>>();
function keysOf(type: DeviceType): Map<string, DeviceType['quantities'][number]> {
  let known = maps.get(type);
  if (!known) maps.set(type, (known = new Map(type.quantities.map((one) => [one.key, one]))));
  return known;
}

/** Strict schema of a type's messages, for makers of devices; `z.toJSONSchema` turns it into JSON Schema. */
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

/** JSON Schema (2020-12) of what a device of a type may send. */
export function messageJsonSchemaOf(type: DeviceType): Record<string, unknown> {
  return z.toJSONSchema(messageSchemaOf(type));
}

/** A reading as a healthy simulated device of a type makes it. @param seed number of the device */
export function simulatedValues(type: DeviceType, at: number, seed: number): Record<string, number> {
  return Object.fromEntries(
    type.quantities.map(({ key, profile, range, decimals }, index) => {
      const raw = sampleProfile(profile, at, Math.floor(chance(seed, index + 1) * 2 ** 31));
      const within = Math.min(range[1], Math.max(range[0], raw));
      return [key, Number(within.toFixed(decimals))];
    }),
  );
}
