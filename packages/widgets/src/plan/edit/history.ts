/** A value with the values before and after it. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** Kind of the last step; consecutive steps of the same kind are merged into one. */
  kind: string | null;
}

/** Maximum number of steps that can be undone. */
const DEPTH = 200;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [], kind: null };
}

/**
 * Adds a step.
 * @param kind consecutive steps of the same kind are undone together (moves by arrow keys)
 */
export function step<T>(history: History<T>, now: T, kind: string | null = null): History<T> {
  if (Object.is(now, history.now)) return history;
  const together = kind !== null && kind === history.kind && history.past.length > 0;
  const past = together ? history.past : [...history.past, history.now].slice(-DEPTH);
  return { past, now, future: [], kind };
}

export function undo<T>(history: History<T>): History<T> {
  const now = history.past.at(-1);
  if (now === undefined) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], kind: null };
}

export function redo<T>(history: History<T>): History<T> {
  const [now, ...future] = history.future;
  if (now === undefined) return history;
  return { past: [...history.past, history.now], now, future, kind: null };
}
