/** At most this long after a change the host knows of it (settled point 19 allows 1 s). */
export const CHANGE_DELAY = 500;

/**
 * Turns many changes into few notices: one `CHANGE_DELAY` after the first change of a burst, at once when flushed.
 * Nothing is printed here; a notice only says that the text would differ now.
 */
export class ChangeNotifier {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #notify: () => void;

  constructor(notify: () => void) {
    this.#notify = notify;
  }

  changed(): void {
    this.#timer ??= setTimeout(() => this.flush(), CHANGE_DELAY);
  }

  /** Says at once what is still unsaid: before blur, save and detach. */
  flush(): void {
    if (this.#timer === undefined) return;
    this.cancel();
    this.#notify();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
