import type { HostConfig, Session } from '../config.ts';

/** Where the current session is kept: memory in an element, session storage in the console, a file in the terminal. */
export interface SessionStore {
  get(): Session | null;
  set(session: Session | null): void;
}

export function memorySession(initial: Session | null = null): SessionStore {
  let current = initial;
  return {
    get: () => current,
    set: (session) => {
      current = session;
    },
  };
}

/** A provider that does not answer in this time counts as failed, ms (facts on embedded sessions). */
const PROVIDER_TIMEOUT = 30_000;
/** Asked again this long before the session ends, ms. */
const RENEW_BEFORE = 5_000;

/**
 * The session for the next call: the stored one, or one from the host's provider. Callers that come together share
 * one request to the provider.
 */
export function sessionSource(config: () => HostConfig, store: SessionStore, now: () => number = Date.now) {
  let pending: Promise<Session | null> | null = null;

  async function ask(provider: NonNullable<HostConfig['token']>): Promise<Session | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PROVIDER_TIMEOUT);
    });
    try {
      const session = await Promise.race([provider(), late]);
      // Without one the server says what becomes of the call, and of whoever makes it.
      if (session) store.set(session);
      return session;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async current(): Promise<Session | null> {
      const session = store.get();
      const ends = session?.expiresAt ? Date.parse(session.expiresAt) : Infinity;
      if (session && ends - RENEW_BEFORE > now()) return session;
      return (await this.renew()) ?? session;
    },
    /** Asks the provider, once for all who wait; null when there is none. */
    async renew(): Promise<Session | null> {
      const provider = config().token;
      if (!provider) return null;
      pending ??= ask(provider).finally(() => {
        pending = null;
      });
      return pending;
    },
  };
}
