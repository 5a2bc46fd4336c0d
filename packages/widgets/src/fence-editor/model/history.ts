/** One step of editing. */
export interface Step<T, L> {
  readonly label: L;
  readonly before: T;
  readonly after: T;
}

/** Values before and after each step; they share their unchanged parts. */
export class History<T, L> {
  #done: Step<T, L>[] = [];
  #undone: Step<T, L>[] = [];

  get last(): Step<T, L> | undefined {
    return this.#done.at(-1);
  }

  get next(): Step<T, L> | undefined {
    return this.#undone.at(-1);
  }

  /** Adds a step and discards the undone steps. */
  push(step: Step<T, L>): void {
    this.#done.push(step);
    this.#undone = [];
  }

  /** @returns the step that was undone */
  undo(): Step<T, L> | undefined {
    const step = this.#done.pop();
    if (step) this.#undone.push(step);
    return step;
  }

  redo(): Step<T, L> | undefined {
    const step = this.#undone.pop();
    if (step) this.#done.push(step);
    return step;
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
  }
}
