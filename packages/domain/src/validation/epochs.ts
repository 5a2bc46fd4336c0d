import { traitsOf } from '../field/kinds.ts';
import { civilDay, toMillis } from '../format/time.ts';
import type { AnyResource } from '../resource/define.ts';
import { fieldsOf } from '../resource/fields.ts';

/** Seconds or milliseconds since 1970, which their number of digits identifies (console specification, section 9). */
const EPOCH = /^\d{10}$|^\d{13}$/;

/**
 * Returns the civil day of a time given as ten-digit seconds or as milliseconds; any other value is returned unchanged.
 */
export function dayOfEpoch<T>(value: T, zone: string): T | string {
  return isEpoch(value) ? civilDay(toMillis(value), zone) : value;
}

/**
 * Converts times that other programs send as numbers (ten digits are seconds) to the form of the record's fields: civil
 * days in a time zone, instants in UTC.
 */
export function settleEpochs(resource: AnyResource, record: unknown, zone: string): unknown {
  if (record === null || typeof record !== 'object' || Array.isArray(record)) return record;
  const changed = fieldsOf(resource).flatMap(({ name, kind }): [string, string][] => {
    const value: unknown = Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
    if (!isEpoch(value)) return [];
    switch (traitsOf(kind).time) {
      case 'day':
        return [[name, dayOfEpoch(value, zone) as string]];
      case 'instant':
        return [[name, new Date(toMillis(value)).toISOString()]];
      case 'none':
        return [];
    }
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

function isEpoch(value: unknown): value is string | number {
  return (typeof value === 'number' || typeof value === 'string') && EPOCH.test(String(value));
}
