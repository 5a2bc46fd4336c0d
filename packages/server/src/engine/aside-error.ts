/**
 * Thrown through a command that needs work which must not run inside a transaction. The runner of the command rolls
 * back, does the work, and runs the command again (`commands/transact.ts`).
 */
export class AsideError extends Error {
  override readonly name = 'AsideError';

  constructor(
    /** Hash of the input of the work. */
    readonly key: string,
    readonly work: () => Promise<unknown>,
  ) {
    super('a command that meets scripts, or code that calls out, runs by `engine.transact`');
  }
}
