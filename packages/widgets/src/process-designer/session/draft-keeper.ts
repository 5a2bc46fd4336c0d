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

/** Name under which the draft of a new diagram without a key is kept. */
export const NEW_DIAGRAM = '(new)';

/** Where a draft lies that was offered when the next one began. */
const earlier = (key: string): string => `${key}:earlier`;

/** Writes the draft of the open model when there is time, and knows whether there is one to offer. */
export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #print: DraftPrinter;
  #key = '';
  /** Under which the draft that is offered lies; absent when nothing is offered. */
  #offered: string | undefined;
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
    this.#offered = undefined;
  }

  /** A kept draft that is not what was just opened, the newest first. */
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

  /** A draft was opened: it is now the draft of what is open. Edits that it took the place of are offered next time. */
  restored(draft: Draft): void {
    if (!this.#key) return;
    const edits = this.#drafts.read(this.#key);
    if (edits && edits.xml !== draft.xml) this.#drafts.write(earlier(this.#key), edits);
    else this.#drafts.remove(earlier(this.#key));
    this.#drafts.write(this.#key, draft);
  }

  /** The draft that is offered goes: the person does not want it. */
  forgetOffered(): void {
    if (this.#offered !== undefined) this.#drafts.remove(this.#offered);
    this.#offered = undefined;
  }

  /** Somebody edits while a draft is offered: it stays beside the draft of these edits, until it is chosen or not. */
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

  /** The draft of what is open goes: the host has it. One that is still offered stays. */
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
