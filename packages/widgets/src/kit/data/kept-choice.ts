import { useCallback, useState } from 'react';
import { useData } from './data-context.tsx';

/** A choice of the current user that outlives the page, under `name`. Unreadable content counts as not chosen. */
export function useKeptChoice<T>(name: string, initial: T): [T, (value: T) => void] {
  const { owner } = useData();
  const key = `gongdi:choice:${owner}:${name}`;
  const [value, setValue] = useState<T>(() => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? initial : (JSON.parse(text) as T);
    } catch {
      return initial;
    }
  });
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage the choice holds until the page is left.
      }
    },
    [key],
  );
  return [value, keep];
}
