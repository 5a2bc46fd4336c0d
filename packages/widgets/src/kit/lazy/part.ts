import type { ComponentType } from 'react';
import { withTimeout, type ChunkError } from './chunk.ts';

export type PartState<P> = {
  /** Fulfilled when the first load has ended, well or not: what suspends those who show the part. */
  arrives: Promise<void>;
} & (
  | { phase: 'loading' }
  | { phase: 'ready'; Component: ComponentType<P> }
  | { phase: 'failed'; error: ChunkError; retrying: boolean }
);

/**
 * One part of the program that comes when it is first shown, for all places that show it. A failed load is a state like
 * the others: nothing is thrown while drawing, so what stands around keeps what people have entered.
 */
export class Part<P> {
  #state: PartState<P> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<ComponentType<P>>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // When nobody shows the failure any more, who comes next asks again. Later, since React may subscribe anew at once.
      queueMicrotask(() => {
        if (this.#listeners.size === 0 && this.#state?.phase === 'failed') this.#state = undefined;
      });
    };
  };

  /** The state; asks for the code when nobody has. */
  readonly state = (): PartState<P> => {
    if (this.#state) return this.#state;
    let ended!: () => void;
    const arrives = new Promise<void>((resolve) => (ended = resolve));
    this.#state = { phase: 'loading', arrives };
    void this.#fetch(arrives).then(ended);
    return this.#state;
  };

  /**
   * Asks for the code once more after a failure: browsers forget a module that did not come. The failure stays in sight
   * until the answer is there.
   */
  readonly retry = (): void => {
    if (this.#state?.phase !== 'failed' || this.#state.retrying) return;
    this.#become({ ...this.#state, retrying: true });
    void this.#fetch(this.#state.arrives);
  };

  async #fetch(arrives: Promise<void>): Promise<void> {
    const state = await withTimeout(this.load()).then(
      (Component): PartState<P> => ({ phase: 'ready', arrives, Component }),
      (error: ChunkError): PartState<P> => ({ phase: 'failed', arrives, error, retrying: false }),
    );
    this.#become(state);
  }

  #become(state: PartState<P>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
