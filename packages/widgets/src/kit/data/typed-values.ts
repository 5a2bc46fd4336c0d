type Values = Readonly<Record<string, unknown>>;

/**
 * Form input at the end of a session, restored for the same user after the next login. It is held only in memory,
 * because it can be any data.
 */
export class TypedValues {
  readonly #ended: () => boolean;
  readonly #kept = new Map<string, Values>();
  #owner: string | undefined;

  /**
   * @param ended returns whether the server has ended the session, so that forms are unmounted although the user did
   * not leave them
   */
  constructor(ended: () => boolean) {
    this.#ended = ended;
  }

  /** Called when a form is unmounted. Its input is stored only when the user did not choose to leave the form. */
  keep(owner: string, form: string, values: Values): void {
    if (!this.#ended() || Object.keys(values).length === 0) return;
    this.#only(owner);
    this.#kept.set(form, values);
  }

  /** Called when a form is mounted again. Returns the input once, and only to the user who typed it. */
  take(owner: string, form: string): Values | undefined {
    this.#only(owner);
    const values = this.#kept.get(form);
    this.#kept.delete(form);
    return values;
  }

  #only(owner: string): void {
    if (this.#owner !== owner) this.#kept.clear();
    this.#owner = owner;
  }
}
