/** Shown at most so often, ms. */
const EVERY = 100;

export interface Progress {
  step(): void;
  end(): void;
}

interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * `123/1000` on a person's terminal, gone at the end; silent elsewhere. The cursor stays at the beginning of the line, so
 * that what else is said takes its place.
 */
export function createProgress(total: number, stream: Stream = process.stderr, now: () => number = Date.now): Progress {
  if (stream.isTTY !== true) return { step: () => {}, end: () => {} };
  let done = 0;
  let last = now();
  let shown = false;
  return {
    step() {
      done += 1;
      if (now() - last < EVERY) return;
      last = now();
      shown = true;
      stream.write(`\u001B[K${done}/${total}\r`);
    },
    end() {
      if (shown) stream.write('\u001B[K');
    },
  };
}

/** Goes through items one by one, telling how many are done; ends with the signal's reason when the person stops it. */
export function* inTurn<T>(
  items: readonly T[],
  signal: AbortSignal,
  progress: Progress = createProgress(items.length),
): Generator<T, void> {
  try {
    for (const item of items) {
      signal.throwIfAborted();
      yield item;
      progress.step();
    }
  } finally {
    progress.end();
  }
}
