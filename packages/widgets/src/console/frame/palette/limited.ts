/** Runs at most `most` pieces of work at a time; the rest waits for its turn, unless it is given up before. */
export function limited(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const done = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      done();
    }
  };
}
