import { civilDay, toMillis } from '../format/time.ts';
import type { AnyResource } from '../resource/define.ts';
import { fieldsOf } from '../resource/fields.ts';

/** Seconds or milliseconds since 1970 that can be told from any other number (console specification, section 9). */
const EPOCH = /^\d{10}$|^\d{13}$/;

/** The civil day of a time that is given as ten-digit seconds or as milliseconds; anything else stays as it is. */
export function dayOfEpoch<T>(value: T, zone: string): T | string {
  return isEpoch(value) ? civilDay(toMillis(value), zone) : value;
}

/**
 * A record with the times that other programs send as numbers, ten digits being seconds, as its fields have them: days by
 * the clocks of a zone, instants in UTC.
 */
export function settleEpochs(resource: AnyResource, record: unknown, zone: string): unknown {
  if (record === null || typeof record !== 'object' || Array.isArray(record)) return record;
  const changed = fieldsOf(resource).flatMap(({ name, kind }): [string, string][] => {
    const value: unknown = Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
    if (!isEpoch(value)) return [];
    if (kind === 'date') return [[name, dayOfEpoch(value, zone) as string]];
    return kind === 'datetime' ? [[name, new Date(toMillis(value)).toISOString()]] : [];
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

function isEpoch(value: unknown): value is string | number {
  return (typeof value === 'number' || typeof value === 'string') && EPOCH.test(String(value));
}
