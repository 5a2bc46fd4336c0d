import { runInSlices } from '../findings/slices.ts';
import { type Draft, Drafts } from './drafts.ts';

/** Quiet time after a change before the draft is written. */
const IDLE = 2000;

/** How the open model is printed for its draft. @throws Error when it cannot be printed */
export interface DraftPrinter {
  now(): string;
  /** The same with rests, for the idle moments of the page. */
  steps(rests: () => boolean): Generator<void, string, void>;
}

/** Writes the draft of the open model when there is time, and knows whether there is one to offer. */
export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #print: DraftPrinter;
  #key = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void) | undefined;

  constructor(print: DraftPrinter, drafts = new Drafts()) {
    this.#print = print;
    this.#drafts = drafts;
  }

  /** From now on drafts are of this model. */
  follow(key: string): void {
    this.#cancel();
    this.#key = key;
  }

  /** A kept draft that is not what was just opened. */
  offer(opened: string): Draft | null {
    const draft = this.#key ? this.#drafts.read(this.#key) : undefined;
    if (!draft) return null;
    if (draft.xml.trim() !== opened.trim()) return draft;
    this.#drafts.remove(this.#key);
    return null;
  }

  changed(): void {
    this.#cancel();
    this.#timer = setTimeout(() => {
      this.#waiting = runInSlices((rests) => this.#keepSteps(rests));
    }, IDLE);
  }

  /** Writes what is still unwritten, now. */
  keep(): void {
    if (this.#timer === undefined) return;
    this.#cancel();
    try {
      this.#write(this.#print.now());
    } catch {
      // a model that cannot be printed now is told to the person when it is saved; the last draft stays
    }
  }

  *#keepSteps(rests: () => boolean): Generator<void, void, void> {
    try {
      const xml = yield* this.#print.steps(rests);
      // the text is put together from its pieces when it is first looked at: that is a slice of its own
      if (xml.indexOf('<') < 0) return;
      yield;
      this.#write(xml);
      this.#timer = undefined;
      this.#waiting = undefined;
    } catch {
      // as above
    }
  }

  #write(xml: string): void {
    if (this.#key) this.#drafts.write(this.#key, { xml, at: Date.now() });
  }

  discard(): void {
    this.#cancel();
    if (this.#key) this.#drafts.remove(this.#key);
  }

  dispose(): void {
    this.#cancel();
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#waiting?.();
    this.#timer = undefined;
    this.#waiting = undefined;
  }
}
