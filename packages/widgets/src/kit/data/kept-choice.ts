import { useCallback, useState } from 'react';
import { choiceKey } from '../storage-keys.ts';
import { useData } from './data-context.tsx';

/** Reads a stored choice; unreadable content counts as no choice. */
export function readChoice<T>(key: string, initial: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? initial : (JSON.parse(text) as T);
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
