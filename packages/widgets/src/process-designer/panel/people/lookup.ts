import { createStore } from '../../../diagram/store.ts';
import type { HostChoice } from '../../host/host-choice.ts';

/** Pause in typing after which the host is queried, in milliseconds. */
export const ASK_PAUSE = 250;

export interface LookupState {
  status: 'idle' | 'asking' | 'answered' | 'failed';
  choices: readonly HostChoice[];
}

type Search = (query: string, signal: AbortSignal) => Promise<readonly HostChoice[]>;

/** The queries of one open picker. Only the answer to the last query counts, in whichever order answers arrive. */
export class Lookup {
  readonly state = createStore<LookupState>({ status: 'idle', choices: [] });
  readonly #search: Search;
  readonly #pause: number;
  #query = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;

  constructor(search: Search, pause = ASK_PAUSE) {
    this.#search = search;
    this.#pause = pause;
  }

  /** Queries after the pause; with `now`, at once. Clears the earlier choices, which belong to another query. */
  ask(query: string, now = false): void {
    this.stop();
    this.#query = query;
    this.state.set({ status: 'asking', choices: [] });
    this.#timer = setTimeout(() => void this.#run(), now ? 0 : this.#pause);
  }

  retry(): void {
    this.ask(this.#query, true);
  }

  /** Cancels the query; a late answer is ignored. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#running = undefined;
  }

  async #run(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    try {
      const choices = await this.#search(this.#query, running.signal);
      if (!running.signal.aborted) this.state.set({ status: 'answered', choices });
    } catch {
      // the host logs its own failures; the user gets a button to try again
      if (!running.signal.aborted) this.state.set({ status: 'failed', choices: [] });
    }
  }
}
