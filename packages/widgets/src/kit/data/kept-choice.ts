import { useCallback, useState } from 'react';
import { choiceKey } from '../storage-keys.ts';
import { useData } from './data-context.tsx';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Returns whether a stored value has the form of `initial`: the same type, and in an object at least its keys. */
function hasForm(value: unknown, initial: unknown): boolean {
  if (initial === null || initial === undefined) return true;
  if (kindOf(value) !== kindOf(initial)) return false;
  if (kindOf(initial) !== 'object') return true;
  return Object.entries(initial).every(([key, one]) => hasForm((value as Record<string, unknown>)[key], one));
}

/** Reads a stored choice; content that is unreadable or of another form, as of another version, counts as no choice. */
export function readChoice<T>(key: string, initial: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return value !== null && hasForm(value, initial) ? (value as T) : initial;
  } catch {
    return initial;
  }
}

/** Without storage, the choice is lost when the page is left. */
export function writeChoice(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden.
  }
}

/** State of a choice of the current user, stored under `name` beyond the life of the page. */
export function useKeptChoice<T>(name: string, initial: T): [T, (value: T) => void] {
  const { owner } = useData();
  const key = choiceKey(owner, name);
  const [held, setHeld] = useState(() => ({ key, value: readChoice(key, initial) }));
  const keep = useCallback(
    (value: T) => {
      setHeld({ key, value });
      writeChoice(key, value);
    },
    [key],
  );
  return [held.key === key ? held.value : readChoice(key, initial), keep];
}
