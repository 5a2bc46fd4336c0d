import { createStore } from '../../../diagram/store.ts';
import type { HostChoice } from '../../host-choice.ts';

/** The host is asked after this pause in typing, in milliseconds. */
export const ASK_PAUSE = 250;

export interface LookupState {
  status: 'idle' | 'asking' | 'answered' | 'failed';
  choices: readonly HostChoice[];
}

type Search = (query: string, signal: AbortSignal) => Promise<readonly HostChoice[]>;

/** The questions of one open picker: only the last one counts, whichever answer comes first. */
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

  /** Asks after the pause; `now` without. Earlier choices go: they answer another question. */
  ask(query: string, now = false): void {
    this.stop();
    this.#query = query;
    this.state.set({ status: 'asking', choices: [] });
    this.#timer = setTimeout(() => void this.#run(), now ? 0 : this.#pause);
  }

  retry(): void {
    this.ask(this.#query, true);
  }

  /** Forgets the question; an answer that still comes is ignored. */
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
      // what failed is the host's to log; the person gets a way to try again
      if (!running.signal.aborted) this.state.set({ status: 'failed', choices: [] });
    }
  }
}
