import { INSTANCE_LIMITS } from './limits.ts';

/** PostgreSQL stores deeper JSON, but nobody walks it without end. */
export const MAX_DEPTH = 100;
/** A key that would reach beyond the object that carries it. */
const FORBIDDEN = '__proto__';

/** What is wrong with a value from outside: nested too deep, text that cannot be stored, or a key that must not be. */
export type Unstorable = 'deep' | 'text' | 'key';

/** PostgreSQL refuses NUL and halves of characters in `jsonb`. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Whether a variable may have this name. */
export const isStorableName = (name: string): boolean =>
  name !== '' && name !== FORBIDDEN && name.length <= INSTANCE_LIMITS.name && isStorableText(name);

/** Why JSON made by somebody else cannot be a variable; null when it can. By hand: its depth is not ours to choose. */
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
