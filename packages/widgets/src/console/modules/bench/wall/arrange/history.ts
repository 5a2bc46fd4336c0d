/** Values with the ones before and after: what undo and redo lead to. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

/** Steps that can be undone. */
const MOST = 100;

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export const changed = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-MOST),
  now: next,
  future: [],
});

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  return past.length === 0 ? history : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  return future.length === 0 ? history : { past: [...past, now], now: future[0]!, future: future.slice(1) };
}
