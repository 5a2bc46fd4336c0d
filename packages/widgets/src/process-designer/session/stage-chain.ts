/** An item of a chain. It is hidden behind another item until it becomes the current one again. */
export interface Link {
  destroy(): void;
}

/**
 * Versions of a document between which no command leads, such as before and after a conversion. Each version keeps its
 * own tree and history, so that undo restores exactly the earlier state.
 */
export class StageChain<L extends Link> {
  #before: L[] = [];
  #after: L[] = [];

  get hasBefore(): boolean {
    return this.#before.length > 0;
  }

  get hasAfter(): boolean {
    return this.#after.length > 0;
  }

  /** Appends a new version after the current one. */
  leave(current: L): void {
    this.dropAfter();
    this.#before.push(current);
  }

  /** @returns the version before, which becomes the current one */
  back(current: L): L | undefined {
    const before = this.#before.pop();
    if (before) this.#after.push(current);
    return before;
  }

  /** @returns the version after, which becomes the current one */
  forward(current: L): L | undefined {
    const after = this.#after.pop();
    if (after) this.#before.push(current);
    return after;
  }

  /** Drops the versions after the current one, because the current one was changed. */
  dropAfter(): void {
    for (const link of this.#after.splice(0)) link.destroy();
  }

  /** Empties the chain, because another document is opened. */
  forget(): void {
    this.dropAfter();
    for (const link of this.#before.splice(0)) link.destroy();
  }
}
