import { isStorableText } from '../storable.ts';
import type { Json } from '../types.ts';

/** Deepest value that is kept. */
const MAX_DEPTH = 64;

/** Whatever an expression, a script or a delegate gave, as JSON: instants as ISO texts, what JSON cannot say as null. */
export function toJson(value: unknown, depth = 0): Json {
  if (value === null || value === undefined || depth > MAX_DEPTH) return null;
  if (typeof value === 'string') return storable(value);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value)) return value.map((item) => toJson(item, depth + 1));
  if (value instanceof Set) return [...value].map((item) => toJson(item, depth + 1));
  if (value instanceof Map) return toJson(Object.fromEntries(value as Map<string, unknown>), depth);
  if (typeof value !== 'object') return null;
  const entries = Object.entries(value).filter(([, own]) => typeof own !== 'function');
  return Object.fromEntries(entries.map(([key, own]) => [storable(key), toJson(own, depth + 1)]));
}

/** Text without what PostgreSQL cannot keep: NUL and halves of characters. */
function storable(text: string): string {
  return isStorableText(text) ? text : text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Text of a value as names and ids need it; null when there is nothing. */
export function toText(value: unknown): string | null {
  const json = toJson(value);
  if (json === null) return null;
  return typeof json === 'string' ? json : JSON.stringify(json);
}

/** Ids in a list, or in a text with commas. */
export function toIds(value: unknown): string[] {
  const list = Array.isArray(value) || value instanceof Set ? [...value] : (toText(value) ?? '').split(',');
  return list.map((item) => (toText(item) ?? '').trim()).filter((id) => id !== '');
}
