import { sizeOf, type Budget } from '@gongdi/bpmn';
import { isStorableText } from '../storable.ts';
import type { Json } from '../types.ts';

/** Maximum depth of stored values. */
const MAX_DEPTH = 64;

/**
 * Converts the value of an expression, a script or a delegate to JSON: instants become ISO texts, values without a
 * JSON form become null.
 */
export function toJson(value: unknown, budget: Budget, depth = 0): Json {
  if (value === null || value === undefined || depth > MAX_DEPTH) return null;
  if (typeof value === 'string') return storable(value, budget);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Set) return toJson([...value], budget, depth);
  if (value instanceof Map) return toJson(Object.fromEntries(value as Map<string, unknown>), budget, depth);
  if (typeof value !== 'object') return null;
  // An object that is referenced several times is copied each time.
  if (Array.isArray(value)) {
    budget.pay(value.length);
    return value.map((item) => toJson(item, budget, depth + 1));
  }
  const entries = Object.entries(value).filter(([, own]) => typeof own !== 'function');
  budget.pay(entries.length);
  return Object.fromEntries(entries.map(([key, own]) => [storable(key, budget), toJson(own, budget, depth + 1)]));
}

/** Removes what PostgreSQL cannot store: NUL, and single surrogates, which become U+FFFD. */
function storable(text: string, budget: Budget): string {
  budget.read(text.length);
  return isStorableText(text) ? text : text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Converts a value to text, for names and ids; null if there is no value. */
export function toText(value: unknown, budget: Budget): string | null {
  const json = toJson(value, budget);
  if (json === null) return null;
  budget.make(sizeOf(json, budget));
  return typeof json === 'string' ? json : JSON.stringify(json);
}

/** Returns ids from a list, or from a text separated by commas. */
export function toIds(value: unknown, budget: Budget): string[] {
  const list = Array.isArray(value) || value instanceof Set ? [...value] : (toText(value, budget) ?? '').split(',');
  budget.pay(list.length);
  return list.map((item) => (toText(item, budget) ?? '').trim()).filter((id) => id !== '');
}
