/** An event whose work the browser waits for. */
export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  /** The page that asks; empty for a page that is being opened. */
  readonly clientId: string;
  /** The page that is being opened. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEvents extends LifeEvent {
  readonly data: unknown;
  readonly ports: readonly { postMessage(data: unknown): void }[];
}

interface Events {
  install: LifeEvent;
  activate: LifeEvent;
  fetch: FetchEvent;
  message: MessageEvents;
}

/**
 * What the worker uses of its global scope. TypeScript's types of service workers cannot stand beside those of pages
 * in one package.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'has' | 'keys' | 'delete'>;
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(kind: K, act: (event: Events[K]) => void): void;
}
