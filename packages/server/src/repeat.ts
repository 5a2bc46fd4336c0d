/** A step that keeps failing is skipped for more and more rounds, up to this time, ms. */
const LONGEST_REST = 59_999;

export interface RepeatOptions {
  /** Milliseconds from one round to the next. */
  every: number;
  /** Run one after the other in each round. */
  steps: readonly (() => Promise<unknown>)[];
  /**
   * Called if a step fails. The other steps continue; the failed one runs again in the next round, or later if it keeps
   * failing.
   */
  failed: (error: unknown) => void;
  /** The first round begins at once, not after the first interval. */
  atOnce?: boolean;
}

/**
 * Repeats work while the server runs. If a round takes longer than its interval, no second round begins beside it.
 * @returns a function that stops the repetition and resolves when the running step has ended
 */
export function repeat({ every, steps, failed, atOnce = false }: RepeatOptions): () => Promise<void> {
  let ended = false;
  let round: Promise<void> | undefined;
  const resting = steps.map((step) => withRest(step, failed, Math.floor(LONGEST_REST / every)));
  const work = async (): Promise<void> => {
    for (const step of resting) {
      if (ended) return;
      await step();
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

/** @param most the most rounds in a row for which a failing step is skipped */
function withRest(step: () => Promise<unknown>, failed: (error: unknown) => void, most: number): () => Promise<void> {
  let failures = 0;
  let rest = 0;
  return async () => {
    if (rest > 0) {
      rest -= 1;
      return;
    }
    try {
      await step();
      failures = 0;
    } catch (error) {
      failures += 1;
      rest = Math.min(2 ** failures - 1, most);
      failed(error);
    }
  };
}
