import { CallFailure } from '@gongdi/api';
import { randomKey } from '../../../kit/random-key/random-key.ts';
import type { EntryStore, OutboxDraft, OutboxEntry } from './entry.ts';
import { outcomeOf } from './outcome.ts';

export interface OutboxPorts {
  store: EntryStore;
  /** Sends an entry. It calls `keep` to store the progress, such as the ids of uploaded files. @throws CallFailure */
  send: (entry: OutboxEntry, keep: (entry: OutboxEntry) => Promise<void>) => Promise<void>;
  newKey?: () => string;
  now?: () => number;
}

export interface OutboxState {
  /** Oldest first. */
  entries: readonly OutboxEntry[];
  /** Key of the entry that is being sent. */
  sending: string | undefined;
}

/**
 * Submitted forms that the server does not have yet. An entry is stored before anything is sent. It is removed only
 * when the server has it or a person discards it. Entries are sent one after the other, each under its own idempotency
 * key.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  #state: OutboxState = { entries: [], sending: undefined };
  #owner: string | undefined;
  #flushing: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(entry: OutboxEntry) => void>();

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
  }

  readonly snapshot = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls `listener` for each entry that the server has received. @returns a function that removes the listener */
  whenSent(listener: (entry: OutboxEntry) => void): () => void {
    this.#sentListeners.add(listener);
    return () => void this.#sentListeners.delete(listener);
  }

  /** Loads the entries that an account has stored on this device; `undefined`: no user is logged in. */
  async open(owner: string | undefined): Promise<void> {
    this.#owner = owner;
    const entries = owner === undefined ? [] : await this.#ports.store.all(owner);
    if (this.#owner === owner) this.#set({ entries });
  }

  /**
   * Creates an entry without storing it: the caller may send it at once, and store it if the server cannot be reached.
   */
  entry(draft: OutboxDraft): OutboxEntry {
    if (this.#owner === undefined) throw new Error('nobody is logged in');
    const { newKey = randomKey, now = Date.now } = this.#ports;
    return { ...draft, key: newKey(), owner: this.#owner, recorded: now(), state: 'waiting' };
  }

  /**
   * Stores an entry and starts sending. @throws when IndexedDB cannot store it; the input must then stay on the screen
   */
  async keep(entry: OutboxEntry): Promise<void> {
    await this.#put(entry);
    void this.flush();
  }

  /** Replaces an entry that the server refused by a new one with a new key. The time of recording stays the same. */
  async change(old: OutboxEntry, draft: OutboxDraft): Promise<void> {
    const next: OutboxEntry = { ...this.entry(draft), recorded: old.recorded };
    // The new entry is stored before the old one is removed: a crash in between leaves both, and no input is lost.
    await this.#put(next);
    await this.discard(old.key);
    void this.flush();
  }

  async discard(key: string): Promise<void> {
    await this.#ports.store.remove(key);
    this.#set({ entries: this.#state.entries.filter((entry) => entry.key !== key) });
  }

  /**
   * Sends the waiting entries in order and stops at the first one that has to be sent later. Concurrent callers share
   * one run. Never rejects.
   */
  flush(): Promise<void> {
    // If the database fails, the entry stays as it is: the next run sends it again under the same key.
    this.#flushing ??= this.#flush()
      .catch(() => undefined)
      .finally(() => {
        this.#flushing = undefined;
      });
    return this.#flushing;
  }

  async #flush(): Promise<void> {
    for (;;) {
      const entry = this.#state.entries.find(({ state }) => state === 'waiting');
      if (!entry || !(await this.#send(entry))) return;
    }
  }

  /** @returns whether to continue with the next entry */
  async #send(entry: OutboxEntry): Promise<boolean> {
    let latest = entry;
    this.#set({ sending: entry.key });
    try {
      const sending = this.#ports.send(entry, (reached) => this.#put((latest = reached)));
      const failure = await sending.then(
        () => undefined,
        (error: Error) => error,
      );
      if (failure && outcomeOf(failure) === 'later') return false;
      if (failure) {
        const problems = failure instanceof CallFailure ? failure.problems : [];
        await this.#put({ ...latest, state: 'refused', reason: failure.message, problems });
        return true;
      }
      await this.discard(entry.key);
      for (const listener of this.#sentListeners) listener(entry);
      return true;
    } finally {
      this.#set({ sending: undefined });
    }
  }

  async #put(entry: OutboxEntry): Promise<void> {
    await this.#ports.store.put(entry);
    if (entry.owner !== this.#owner) return;
    const { entries } = this.#state;
    const known = entries.some(({ key }) => key === entry.key);
    this.#set({ entries: known ? entries.map((one) => (one.key === entry.key ? entry : one)) : [...entries, entry] });
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
