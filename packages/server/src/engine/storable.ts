import { INSTANCE_LIMITS } from './limits.ts';

/** Maximum depth of a value from outside. PostgreSQL can store deeper JSON, but code that walks it needs a limit. */
export const MAX_DEPTH = 100;
/** A key that could change the prototype of the object that contains it. */
const FORBIDDEN = '__proto__';

/** Why a value from outside cannot be stored: nested too deep, text that PostgreSQL refuses, or a forbidden key. */
export type Unstorable = 'deep' | 'text' | 'key';

/** PostgreSQL refuses NUL and single surrogates in `jsonb`. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Returns whether a variable may have this name. */
export const isStorableName = (name: string): boolean =>
  name !== '' && name !== FORBIDDEN && name.length <= INSTANCE_LIMITS.name && isStorableText(name);

/**
 * Returns why JSON from outside cannot be a variable; null if it can. It uses a loop instead of recursion, because
 * the sender chooses the depth.
 */
export function unstorable(value: unknown): Unstorable | null {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, depth } = next;
    if (typeof one === 'string' && !isStorableText(one)) return 'text';
    if (typeof one !== 'object' || one === null) continue;
    if (depth >= MAX_DEPTH) return 'deep';
    for (const [key, inner] of Object.entries(one)) {
      if (key === FORBIDDEN) return 'key';
      if (!isStorableText(key)) return 'text';
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return null;
}
