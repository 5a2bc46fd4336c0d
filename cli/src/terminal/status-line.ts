/** Minimum time between two updates by `nowAndThen`, ms. */
const EVERY = 100;

export interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** One line that is overwritten and removed at the end. */
export interface StatusLine {
  show: (text: string) => void;
  /** Shows a text unless another was shown less than EVERY ms ago; the text is only created when it is shown. */
  nowAndThen: (text: () => string) => void;
  end: () => void;
}

/**
 * Shows a line on an interactive terminal; otherwise silent. The cursor stays at the beginning of the line, so that
 * other output overwrites it.
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
