import type { ClientContext } from '../../kit/client/element-client.ts';
import { createStore } from '../../diagram/store.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Follower, Followed } from './index.ts';
import type { ViewerConnection, ViewerData } from '../host/props.ts';

export interface FeedState {
  phase: 'off' | 'loading' | 'live' | 'over' | 'failed';
  problem: FeedProblem | null;
}

export interface FeedProblem {
  code: string;
  message: string;
  /** Whether an automatic retry is useless. */
  final: boolean;
}

export interface FeedEvents {
  data(data: ViewerData, name: string | null): void;
  failed(problem: FeedProblem): void;
}

/** Reads an instance over a connection as long as it is followed; the required code is loaded only then. */
export class Feed {
  readonly state = createStore<FeedState>({ phase: 'off', problem: null });
  readonly #events: FeedEvents;
  readonly #context: ClientContext;
  readonly #lang: () => Lang;
  #wanted = '';
  #connection: ViewerConnection | null = null;
  #instanceId = '';
  #stop: (() => void) | null = null;

  constructor(context: ClientContext, lang: () => Lang, events: FeedEvents) {
    this.#context = context;
    this.#lang = lang;
    this.#events = events;
  }

  /**
   * Follows an instance; a repeated call with the same connection and id changes nothing. Without a connection no
   * request is sent.
   */
  follow(connection: ViewerConnection | null | undefined, instanceId: string | undefined): void {
    const wanted = connection && instanceId ? JSON.stringify([connection, instanceId]) : '';
    this.#connection = connection ?? null;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#instanceId = instanceId ?? '';
    this.retry();
  }

  /** Reads again at once, after a failure or at the user's request. */
  retry(): void {
    this.stop();
    const connection = this.#connection;
    if (this.#wanted === '' || !connection) {
      this.state.set({ phase: 'off', problem: null });
      return;
    }
    this.state.set({ phase: 'loading', problem: null });
    this.#stop = this.followInstance(this.#instanceId, (followed) => {
      if (followed.data) {
        this.state.set({ phase: followed.over ? 'over' : 'live', problem: null });
        this.#events.data(followed.data, followed.name);
        return;
      }
      const { problem } = followed;
      const news = this.state.get().problem?.code !== problem.code;
      this.state.set({ phase: 'failed', problem });
      if (news) this.#events.failed(problem);
    });
  }

  /** Follows another instance of the same connection. @returns a function that ends it */
  followInstance(instanceId: string, tell: (followed: Followed) => void): () => void {
    const connection = this.#connection;
    const controller = new AbortController();
    const follower = connection ? this.#follower(connection) : null;
    void follower?.then(
      (follow) => follow(instanceId, tell, controller.signal),
      (error: unknown) => tell({ data: null, problem: { code: 'load_failed', message: String(error), final: true } }),
    );
    return () => controller.abort();
  }

  get connected(): boolean {
    return this.#connection !== null;
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  async #follower(connection: ViewerConnection): Promise<Follower> {
    const { followerOf } = await import('./index.ts');
    return followerOf(connection, this.#context, this.#lang);
  }
}
