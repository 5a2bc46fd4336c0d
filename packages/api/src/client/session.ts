import type { HostConfig, Session } from '../config.ts';
import { resolvedAddress } from './address.ts';
import { CallFailure } from './failure.ts';

/** Store of the current session: memory in an element, session storage in the console, a file in the terminal. */
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

/** Timeout of a provider, ms (facts on embedded sessions). */
const PROVIDER_TIMEOUT = 30_000;
/** Time before the end of a session at which the provider is called again, ms. */
const RENEW_BEFORE = 5_000;

type Provider = NonNullable<HostConfig['token']>;

/** The host's provider returned no answer: it rejected, or it timed out. */
export class ProviderFailure extends Error {}

/** @throws CallFailure when the provider is a built-in one that called a server, ProviderFailure otherwise */
async function ask(provider: Provider, refused: Session | undefined): Promise<Session | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderFailure(`${PROVIDER_TIMEOUT} ms`)), PROVIDER_TIMEOUT);
  });
  try {
    return await Promise.race([provider(refused), late]);
  } catch (cause) {
    if (cause instanceof CallFailure || cause instanceof ProviderFailure) throw cause;
    throw new ProviderFailure('token', { cause });
  } finally {
    clearTimeout(timer);
  }
}

const isGood = ({ expiresAt }: Session, now: number): boolean =>
  (expiresAt ? Date.parse(expiresAt) : Infinity) - RENEW_BEFORE > now;

/** Sessions from one provider for one server. */
interface Given {
  session: Session | null;
  pending: Promise<Session | null> | null;
}

const givenOf = new WeakMap<Provider, Map<string, Given>>();

/**
 * Returns the provider of a configuration, shared by all on the page that use the same provider function and the same
 * server. Calls during a request wait for that request; later calls get the same session, unless it has expired or was
 * refused.
 */
export function sharedProvider(config: HostConfig, now: () => number = Date.now): Provider | undefined {
  const provider = config.token;
  if (!provider) return undefined;
  const servers = givenOf.get(provider) ?? new Map<string, Given>();
  givenOf.set(provider, servers);
  // Each server creates its own sessions, so they are stored by the address of the user service.
  const address = resolvedAddress(config, '/api/user/');
  const server = new URL(address, globalThis.location?.href ?? 'http://localhost').href;
  const given = servers.get(server) ?? { session: null, pending: null };
  servers.set(server, given);
  return async (refused) => {
    const { session } = given;
    if (session && session.token !== refused?.token && isGood(session, now())) return session;
    given.pending ??= ask(provider, refused)
      .then((answer) => (given.session = answer))
      .finally(() => {
        given.pending = null;
      });
    return given.pending;
  };
}

/**
 * Returns the session for the next call: the stored one, or one from the host's provider. Concurrent callers share one
 * request to the provider.
 */
export function sessionSource(config: () => HostConfig, store: SessionStore, now: () => number = Date.now) {
  let pending: Promise<Session | null> | null = null;

  return {
    /** @throws ProviderFailure when there is no session and the provider fails */
    async current(): Promise<Session | null> {
      const session = store.get();
      if (session && isGood(session, now())) return session;
      try {
        return (await this.renew(session)) ?? session;
      } catch (error) {
        // Without a new session the call is sent with the old one, and the server decides.
        if (session) return session;
        throw error;
      }
    },
    /**
     * Calls the provider, once for all concurrent callers; returns null when there is no provider.
     * @param refused the session that is no longer valid
     */
    async renew(refused: Session | null): Promise<Session | null> {
      const provider = config().token;
      if (!provider) return null;
      pending ??= ask(provider, refused ?? undefined)
        .then((session) => {
          if (session) store.set(session);
          return session;
        })
        .finally(() => {
          pending = null;
        });
      return pending;
    },
  };
}
