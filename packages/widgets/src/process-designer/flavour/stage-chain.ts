/** What a chain holds: something that stands behind another until it is wanted again. */
export interface Link {
  destroy(): void;
}

/**
 * Versions of a document that no command leads between, such as before and after a conversion: each keeps its own tree
 * and its own history, so that going back gives exactly what was there.
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

  /** A new version follows the current one. */
  leave(current: L): void {
    this.dropAfter();
    this.#before.push(current);
  }

  /** @returns the version before, which is the current one now */
  back(current: L): L | undefined {
    const before = this.#before.pop();
    if (before) this.#after.push(current);
    return before;
  }

  /** @returns the version after, which is the current one now */
  forward(current: L): L | undefined {
    const after = this.#after.pop();
    if (after) this.#before.push(current);
    return after;
  }

  /** The current version was changed: what came after it is no longer reached. */
  dropAfter(): void {
    for (const link of this.#after.splice(0)) link.destroy();
  }

  /** Another document: nothing of the chain is wanted any more. */
  forget(): void {
    this.dropAfter();
    for (const link of this.#before.splice(0)) link.destroy();
  }
}
