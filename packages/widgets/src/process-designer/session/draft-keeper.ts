import { runInSlices } from './slices.ts';
import { type Draft, Drafts } from './drafts.ts';

/** Time without changes before the draft is written, ms. */
const IDLE = 2000;

/** Prints the open model for its draft. @throws Error when it cannot be printed */
export interface DraftPrinter {
  now(): string;
  /** The same in slices, for the idle moments of the page. */
  steps(rests: () => boolean): Generator<void, string, void>;
}

/** Key under which the draft of a new diagram without a process key is stored. */
export const NEW_DIAGRAM = '(new)';

/** Returns the key of a draft that was still offered when the next draft began. */
const earlier = (key: string): string => `${key}:earlier`;

/** Writes the draft of the open model in idle moments, and finds an earlier draft to offer. */
export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #print: DraftPrinter;
  #key = '';
  /** Key of the offered draft; undefined when none is offered. */
  #offered: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void) | undefined;

  constructor(print: DraftPrinter, drafts = new Drafts()) {
    this.#print = print;
    this.#drafts = drafts;
  }

  /** Sets the key of the model whose drafts are written from now on. */
  follow(key: string): void {
    this.#cancel();
    this.#key = key;
    this.#offered = undefined;
  }

  /** Returns a stored draft that differs from the document just opened, the newest first; null when there is none. */
  offer(opened: string): Draft | null {
    this.#offered = undefined;
    if (!this.#key) return null;
    for (const key of [this.#key, earlier(this.#key)]) {
      const draft = this.#drafts.read(key);
      if (draft && draft.xml.trim() !== opened.trim()) {
        this.#offered = key;
        return draft;
      }
      if (draft) this.#drafts.remove(key);
    }
    return null;
  }

  /** Makes an opened draft the draft of the open model. The draft of edits that it replaced is offered next time. */
  restored(draft: Draft): void {
    if (!this.#key) return;
    const edits = this.#drafts.read(this.#key);
    if (edits && edits.xml !== draft.xml) this.#drafts.write(earlier(this.#key), edits);
    else this.#drafts.remove(earlier(this.#key));
    this.#drafts.write(this.#key, draft);
  }

  /** Removes the offered draft: the user does not want it. */
  forgetOffered(): void {
    if (this.#offered !== undefined) this.#drafts.remove(this.#offered);
    this.#offered = undefined;
  }

  /**
   * Moves an offered draft to the key `earlier`, because the user edits the model: both drafts stay until the user has
   * chosen.
   */
  #setAside(): void {
    if (this.#offered !== this.#key) return;
    const draft = this.#drafts.read(this.#key);
    this.#offered = earlier(this.#key);
    if (draft) this.#drafts.write(this.#offered, draft);
    this.#drafts.remove(this.#key);
  }

  changed(): void {
    this.#cancel();
    this.#setAside();
    this.#timer = setTimeout(() => {
      this.#waiting = runInSlices((rests) => this.#keepSteps(rests));
    }, IDLE);
  }

  /** Writes pending changes at once. */
  keep(): void {
    if (this.#timer === undefined) return;
    this.#cancel();
    try {
      this.#write(this.#print.now());
    } catch {
      // the failure is reported when the user saves; the last draft stays
    }
  }

  *#keepSteps(rests: () => boolean): Generator<void, void, void> {
    try {
      const xml = yield* this.#print.steps(rests);
      // the first access to the text joins its pieces, which takes a slice of its own
      if (xml.indexOf('<') < 0) return;
      yield;
      this.#write(xml);
      this.#timer = undefined;
      this.#waiting = undefined;
    } catch {
      // same as in `keep`
    }
  }

  #write(xml: string): void {
    if (this.#key) this.#drafts.write(this.#key, { xml, at: Date.now() });
  }

  /** Removes the draft of the open model, because the host has the model. A draft that is still offered stays. */
  discard(): void {
    this.#cancel();
    if (this.#key && this.#offered !== this.#key) this.#drafts.remove(this.#key);
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
