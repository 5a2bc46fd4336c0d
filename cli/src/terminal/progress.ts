import { statusLine, type Stream } from './status-line.ts';

export interface Progress {
  step(): void;
  end(): void;
}

/** `123/1000` on a person's terminal, gone at the end; silent elsewhere. */
export function createProgress(total: number, stream?: Stream, now?: () => number): Progress {
  const line = statusLine(stream, now);
  let done = 0;
  return {
    step() {
      done += 1;
      line.nowAndThen(() => `${done}/${total}`);
    },
    end: line.end,
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
