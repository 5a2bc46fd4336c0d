/**
 * Prints a document: with all checks when the host requests it, quickly when it is only stored in case of a later
 * request.
 */
type Print = (quick: boolean) => string;

/** The document at the time of one notification, printed on request or before the document changes. */
class Moment {
  /** Whether a handler has read the function that returns the text. */
  wanted = false;
  #print: Print | undefined;
  #xml = '';
  #error: unknown;

  constructor(print: Print) {
    this.#print = print;
  }

  keep(quick: boolean): void {
    const print = this.#print;
    this.#print = undefined;
    try {
      if (print) this.#xml = print(quick);
    } catch (error) {
      this.#error = error;
    }
  }

  /** @throws Error when the document could not be printed */
  text(): string {
    this.keep(false);
    if (this.#error !== undefined) throw this.#error;
    return this.#xml;
  }
}

/** Detail of a notification. */
export interface Told {
  /**
   * Returns the document at the time of the notification if this property is read before the next change; otherwise the
   * document at the time of the call.
   */
  readonly xml: () => string;
}

/**
 * The documents that hosts may still request after a notification (settled point 19): the answer is the document at the
 * time of the notification, however late the request. If a host reads the document at once, ignores the notification,
 * or only records that something has changed, nothing is printed in advance: printing takes longer than an edit of a
 * large model may take.
 */
export class ToldMoments {
  #last: WeakRef<Moment> | undefined;

  tell(print: Print): Told {
    const moment = new Moment(print);
    this.#last = new WeakRef(moment);
    return {
      get xml() {
        moment.wanted = true;
        return () => moment.text();
      },
    };
  }

  /** Must be called before the document changes. */
  settle(): void {
    const last = this.#last?.deref();
    if (last?.wanted) last.keep(true);
    this.#last = undefined;
  }
}
