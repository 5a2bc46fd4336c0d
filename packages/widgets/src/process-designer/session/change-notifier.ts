/** Maximum delay between a change and the host's notification, ms (settled point 19 allows 1 s). */
export const CHANGE_DELAY = 500;

/**
 * Merges many changes into one notification: `CHANGE_DELAY` after the first change of a burst, or at once when flushed.
 * It prints nothing; the notification only reports that the text would be different now.
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

  /** Sends a pending notification at once: before blur, save and detach. */
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
