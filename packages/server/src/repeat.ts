export interface RepeatOptions {
  /** Milliseconds from one round to the next. */
  every: number;
  /** Done one after the other in each round. */
  steps: readonly (() => Promise<unknown>)[];
  /** Told when a step fails; the others go on, and it comes again in the next round. */
  failed: (error: unknown) => void;
  /** The first round begins now, not after the first interval. */
  atOnce?: boolean;
}

/**
 * Work that comes again and again while the server runs. A round that takes longer than its interval is not overtaken.
 * @returns ends it, and resolves when the step that is under way has ended
 */
export function repeat({ every, steps, failed, atOnce = false }: RepeatOptions): () => Promise<void> {
  let ended = false;
  let round: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    for (const step of steps) {
      if (ended) return;
      await step().catch(failed);
    }
  };
  const begin = (): void => {
    round ??= work().finally(() => {
      round = undefined;
    });
  };
  const timer = setInterval(begin, every);
  timer.unref();
  if (atOnce) begin();
  return async () => {
    ended = true;
    clearInterval(timer);
    await round;
  };
}
