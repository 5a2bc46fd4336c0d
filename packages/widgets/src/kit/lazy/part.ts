import type { ComponentType } from 'react';
import { withTimeout, type ChunkError } from './chunk.ts';

export type PartState<P> = {
  /** Resolves when the first load has succeeded or failed; components that render the part suspend on it. */
  arrives: Promise<void>;
} & (
  | { phase: 'loading' }
  | { phase: 'ready'; Component: ComponentType<P> }
  | { phase: 'failed'; error: ChunkError; retrying: boolean }
);

let underWay = 0;

/** Returns how many late parts of the program are on their way. */
export const partsUnderWay = (): number => underWay;

/**
 * One late part of the program, shared by all components that render it; it loads on first use. A failed load is a
 * normal state: nothing is thrown during rendering, so the components around keep the user's input.
 */
export class Part<P> {
  #state: PartState<P> | undefined;
  /** A component has rendered the part since it was last without a state. */
  #shown = false;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<ComponentType<P>>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // When no component shows the failure any more, the next one to mount loads again. The reset runs in a microtask,
      // because React may unsubscribe and subscribe again in one step.
      queueMicrotask(() => {
        if (this.#listeners.size === 0 && this.#state?.phase === 'failed') this.#state = undefined;
      });
    };
  };

  /** Returns the state for a component that renders the part; the first call starts loading. */
  readonly state = (): PartState<P> => {
    this.#shown = true;
    return this.#begin();
  };

  /**
   * Loads before a component renders the part. A failure that no component waits for is forgotten: the component that
   * comes later loads again.
   */
  readonly ahead = async (): Promise<void> => {
    if (this.#state) return;
    this.#shown = false;
    await this.#begin().arrives;
    if (!this.#shown && this.#begin().phase === 'failed') this.#state = undefined;
  };

  #begin(): PartState<P> {
    if (this.#state) return this.#state;
    let ended!: () => void;
    const arrives = new Promise<void>((resolve) => (ended = resolve));
    this.#state = { phase: 'loading', arrives };
    void this.#fetch(arrives).then(ended);
    return this.#state;
  }

  /**
   * Loads again after a failure; browsers do not cache a module that failed to load. The failure stays visible until
   * the new attempt ends.
   */
  readonly retry = (): void => {
    if (this.#state?.phase !== 'failed' || this.#state.retrying) return;
    this.#become({ ...this.#state, retrying: true });
    void this.#fetch(this.#state.arrives);
  };

  async #fetch(arrives: Promise<void>): Promise<void> {
    underWay += 1;
    const state = await withTimeout(this.load()).then(
      (Component): PartState<P> => ({ phase: 'ready', arrives, Component }),
      (error: ChunkError): PartState<P> => ({ phase: 'failed', arrives, error, retrying: false }),
    );
    underWay -= 1;
    this.#become(state);
  }

  #become(state: PartState<P>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
