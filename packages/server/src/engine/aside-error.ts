/**
 * Thrown through a command that needs work done which must not hold a transaction. Whoever runs the command rolls back,
 * does the work, and runs the command anew (`commands/transact.ts`).
 */
export class AsideError extends Error {
  override readonly name = 'AsideError';

  constructor(
    /** What the work was made from. */
    readonly key: string,
    readonly work: () => Promise<unknown>,
  ) {
    super('a command that meets scripts, or code that calls out, runs by `engine.transact`');
  }
}
