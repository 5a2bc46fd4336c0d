import { CallFailure } from '@gongdi/api';
import { randomKey } from '../../../kit/random-key/random-key.ts';
import type { EntryStore, OutboxDraft, OutboxEntry } from './entry.ts';
import { outcomeOf } from './outcome.ts';

export interface OutboxPorts {
  store: EntryStore;
  /** Sends an entry; `keep` writes down what has been reached. @throws CallFailure */
  send: (entry: OutboxEntry, keep: (entry: OutboxEntry) => Promise<void>) => Promise<void>;
  newKey?: () => string;
  now?: () => number;
}

export interface OutboxState {
  /** The oldest first. */
  entries: readonly OutboxEntry[];
  /** Key of the entry that is on its way. */
  sending: string | undefined;
}

/**
 * What was filled in and is not on the server yet. An entry is written down before anything is sent and goes only when
 * the server has it or a person discards it; one is sent after the other, each under its own idempotency key.
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

  /** Told of each entry that the server has got. @returns ends it */
  whenSent(listener: (entry: OutboxEntry) => void): () => void {
    this.#sentListeners.add(listener);
    return () => void this.#sentListeners.delete(listener);
  }

  /** Shows what an account has kept on this device; `undefined`: nobody is logged in. */
  async open(owner: string | undefined): Promise<void> {
    this.#owner = owner;
    const entries = owner === undefined ? [] : await this.#ports.store.all(owner);
    if (this.#owner === owner) this.#set({ entries });
  }

  /** An entry that is not kept yet: it may be sent at once, and kept when nobody answers. */
  entry(draft: OutboxDraft): OutboxEntry {
    if (this.#owner === undefined) throw new Error('nobody is logged in');
    const { newKey = randomKey, now = Date.now } = this.#ports;
    return { ...draft, key: newKey(), owner: this.#owner, recorded: now(), state: 'waiting' };
  }

  /** @throws when the browser's database does not take it: what was filled in has to stay on the screen */
  async keep(entry: OutboxEntry): Promise<void> {
    await this.#put(entry);
    void this.flush();
  }

  /** Changes what the server has refused: a new call under a new key, with the moment that it had. */
  async change(old: OutboxEntry, draft: OutboxDraft): Promise<void> {
    const next: OutboxEntry = { ...this.entry(draft), recorded: old.recorded };
    // Written before the old one goes: a crash in between leaves both, and nothing is lost.
    await this.#put(next);
    await this.discard(old.key);
    void this.flush();
  }

  async discard(key: string): Promise<void> {
    await this.#ports.store.remove(key);
    this.#set({ entries: this.#state.entries.filter((entry) => entry.key !== key) });
  }

  /** Sends what waits, until the first that has to wait longer. Several callers share one sending. Never rejects. */
  flush(): Promise<void> {
    // A database that fails leaves the entry as it is: the next sending tries it again, under the same key.
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

  /** @returns whether to go on with the next one */
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
