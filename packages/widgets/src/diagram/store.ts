/** A value that React (useSyncExternalStore) and other code can subscribe to. */
export interface Store<T extends object> {
  get(): T;
  /** Merges a change; subscribers are notified only when a member really changes. */
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      const keys = Object.keys(change) as (keyof T)[];
      if (keys.every((key) => Object.is(change[key], value[key]))) return;
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
