/** How a document is printed: carefully when it is asked for, quickly when it is only kept in case. */
type Print = (quick: boolean) => string;

/** The document at the time of one notice, printed when somebody asks or before it becomes another. */
class Moment {
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

/**
 * What hosts were told of and may still ask for (settled point 19): the answer is the document of that moment, however
 * late it is asked for. A host that reads it at once, or lets it go, costs no further print.
 */
export class ToldMoments {
  #last: WeakRef<Moment> | undefined;

  /** @returns the document as it is now, for as long as the answer is held */
  tell(print: Print): () => string {
    const moment = new Moment(print);
    this.#last = new WeakRef(moment);
    return () => moment.text();
  }

  /** The document is about to become another. */
  settle(): void {
    this.#last?.deref()?.keep(true);
    this.#last = undefined;
  }
}
