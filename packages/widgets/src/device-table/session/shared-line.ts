import type { Live, LiveState } from '@gongdi/api';

/**
 * One line for the table and for the panel beside it: each is notified of its state, and neither closes it for the
 * other.
 */
export class SharedLine {
  readonly #line: Live;
  readonly #hear = new Set<(state: LiveState) => void>();

  constructor(make: (onState: (state: LiveState) => void) => Live) {
    this.#line = make((state) => {
      for (const one of this.#hear) one(state);
    });
  }

  /** Returns the line for one user: closing it ends only this user's subscriptions. */
  use(onState: (state: LiveState) => void): Live {
    this.#hear.add(onState);
    const ends = new Set<() => void>();
    onState(this.#line.state());
    return {
      subscribe: (topic, listener) => {
        const stop = this.#line.subscribe(topic, listener);
        const end = () => {
          ends.delete(end);
          stop();
        };
        ends.add(end);
        return end;
      },
      state: () => this.#line.state(),
      close: () => {
        this.#hear.delete(onState);
        for (const end of ends) end();
      },
    };
  }
}
