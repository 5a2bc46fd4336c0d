/** How a document is printed: carefully when it is asked for, quickly when it is only kept in case. */
type Print = (quick: boolean) => string;

/** The document at the time of one notice, printed when somebody asks or before it becomes another. */
class Moment {
  /** Somebody took hold of the way to its text. */
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

/** What a host is given with a notice. */
export interface Told {
  /** The document of that moment for whoever takes this before the next change; else that of the time of asking. */
  readonly xml: () => string;
}

/**
 * What hosts were told of and may still ask for (settled point 19): the answer is the document of that moment, however
 * late it is asked for. A host that reads it at once, lets it go, or only notes that something has changed costs no
 * print: one takes longer than an edit of a large model may.
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

  /** The document is about to become another. */
  settle(): void {
    const last = this.#last?.deref();
    if (last?.wanted) last.keep(true);
    this.#last = undefined;
  }
}
