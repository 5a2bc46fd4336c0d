/** Shown now and then at most so often, ms. */
const EVERY = 100;

export interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** One line that is written over and over, gone at the end. */
export interface StatusLine {
  show: (text: string) => void;
  /** Shows it unless something was shown just now; only then the text is made. */
  nowAndThen: (text: () => string) => void;
  end: () => void;
}

/**
 * On a person's terminal; silent elsewhere. The cursor stays at the beginning of the line, so that what else is said
 * takes its place.
 */
export function statusLine(stream: Stream = process.stderr, now: () => number = Date.now): StatusLine {
  if (stream.isTTY !== true) return { show: () => {}, nowAndThen: () => {}, end: () => {} };
  let last = now();
  let shown = false;
  const show = (text: string): void => {
    shown = true;
    stream.write(`\u001B[K${text}\r`);
  };
  return {
    show,
    nowAndThen(text) {
      const at = now();
      if (at - last < EVERY) return;
      last = at;
      show(text());
    },
    end() {
      if (shown) stream.write('\u001B[K');
    },
  };
}
