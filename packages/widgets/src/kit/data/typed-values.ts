type Values = Readonly<Record<string, unknown>>;

/**
 * What people had typed into forms when their session ended: the same user finds it again after the next login. In memory
 * alone, since it may be anything.
 */
export class TypedValues {
  readonly #ended: () => boolean;
  readonly #kept = new Map<string, Values>();
  #owner: string | undefined;

  /** @param ended whether the session has been ended by the server, so that forms go without having been left */
  constructor(ended: () => boolean) {
    this.#ended = ended;
  }

  /** A form goes. What it held is kept only where nobody chose to leave it. */
  keep(owner: string, form: string, values: Values): void {
    if (!this.#ended() || Object.keys(values).length === 0) return;
    this.#only(owner);
    this.#kept.set(form, values);
  }

  /** A form is there again: once, and for the one who typed. */
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
