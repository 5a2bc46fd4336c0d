/** Interval of beats, ms. */
export const BEAT = 15_000;

/**
 * Counts whether a course was looked at since the last beat. Time counts while the page is visible and, for a video,
 * while it plays at no more than normal speed; the server measures it.
 */
export class Watch {
  #active = false;
  #since = 0;
  #seen = 0;

  constructor(readonly now: () => number = Date.now) {}

  /** Tells that the course is looked at, or not any more. */
  set(active: boolean): void {
    const at = this.now();
    if (this.#active) this.#seen += at - this.#since;
    this.#active = active;
    this.#since = at;
  }

  /** Returns whether most of the time since the last call was spent on the course. */
  take(span: number = BEAT): boolean {
    this.set(this.#active);
    const active = this.#seen >= span / 2;
    this.#seen = 0;
    return active;
  }
}
