import type { Draft, DraftStore } from '../../ground/drafts/draft.ts';
import { randomKey } from '../../../kit/random-key/random-key.ts';

/** Input is stored this long after the last change, ms. */
const PAUSE = 600;

type Typed = Omit<Draft, 'key' | 'at'>;

/** What restored input was typed over: the version of the record, and its values then. */
export interface DraftBase {
  version?: number | undefined;
  values: Readonly<Record<string, unknown>>;
}

/**
 * The draft of one form on the screen: stored a moment after each change, and at once when the form goes. A full or
 * blocked storage loses only the draft; the form goes on.
 */
export class DraftKeeper {
  readonly #store: DraftStore;
  #read: () => Typed | undefined = () => undefined;
  #key = randomKey();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saved = false;
  #taken = false;
  /** What restored input is based on; empty: on what the form was opened with. */
  #base: DraftBase = { values: {} };

  constructor(store: DraftStore) {
    this.#store = store;
  }

  readonly base = (): DraftBase => this.#base;

  /** @param read returns the present input; undefined: nothing was typed */
  reads(read: () => Typed | undefined): void {
    this.#read = read;
  }

  readonly changed = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(), PAUSE);
  };

  /** Stores at once what was changed since the last time. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) void this.#keep();
  };

  /** The form was saved: nothing is kept any more. */
  readonly done = (): void => {
    this.#saved = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#store.remove(this.#key).catch(() => undefined);
  };

  /** The input was restored from memory: the draft that is found goes on, without an offer. */
  take(): void {
    this.#taken = true;
    this.changed();
  }

  /** @returns whether a draft that was found is to be offered */
  offers(draft: Draft): boolean {
    if (draft.key === this.#key) return false;
    if (this.#taken) this.goOn(draft);
    return !this.#taken;
  }

  /** What is typed from now on belongs to an earlier draft. */
  goOn({ key, version, base }: Draft): void {
    this.#key = key;
    this.#base = { version, values: base };
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#saved) return;
    const typed = this.#read();
    const version = this.#base.version ?? typed?.version;
    const base = { ...typed?.base, ...this.#base.values };
    const work = typed
      ? this.#store.put({
          ...typed,
          base,
          ...(version === undefined ? {} : { version }),
          key: this.#key,
          at: Date.now(),
        })
      : this.#store.remove(this.#key);
    await work.catch(() => undefined);
  }
}
