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

/** `123/1000` on one line of a person's terminal, gone at the end; silent elsewhere. */
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
      stream.write(`\r\u001B[K${done}/${total}`);
    },
    end() {
      if (shown) stream.write('\r\u001B[K');
    },
  };
}
