import { whenIdle } from '../findings/slices.ts';
import { type Draft, Drafts } from './drafts.ts';

/** Quiet time after a change before the draft is written. */
const IDLE = 2000;

/** Writes the draft of the open model when there is time, and knows whether there is one to offer. */
export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #xml: () => string;
  #key = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void) | undefined;

  constructor(xml: () => string, drafts = new Drafts()) {
    this.#xml = xml;
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
      this.#waiting = whenIdle(() => this.keep());
    }, IDLE);
  }

  /** Writes what is still unwritten, now. */
  keep(): void {
    if (this.#timer === undefined) return;
    this.#cancel();
    if (!this.#key) return;
    try {
      this.#drafts.write(this.#key, { xml: this.#xml(), at: Date.now() });
    } catch {
      // a model that cannot be printed now is told to the person when it is saved; the last draft stays
    }
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
