/** A value that React components subscribe to. */
export class Store<T extends object> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(change: Partial<T>): void {
    const same = (Object.keys(change) as (keyof T)[]).every((key) => Object.is(this.#value[key], change[key]));
    if (same) return;
    this.#value = { ...this.#value, ...change };
    for (const listener of this.#listeners) listener();
  }
}
