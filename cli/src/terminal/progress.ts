import { statusLine, type Stream } from './status-line.ts';

export interface Progress {
  step(): void;
  end(): void;
}

/** Shows `123/1000` on an interactive terminal and removes it at the end; otherwise silent. */
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

/** Iterates over items and shows how many are done; throws the signal's reason when the user aborts. */
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
