import type { HostConfig, Session } from '../config.ts';
import { resolvedAddress } from './address.ts';
import { CallFailure } from './failure.ts';

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

type Provider = NonNullable<HostConfig['token']>;

/** The host's provider gave no answer: it was rejected, or took too long. */
export class ProviderFailure extends Error {}

/** @throws CallFailure when the provider is one of ours that asked a server, ProviderFailure otherwise */
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

/** What one provider has given for one server. */
interface Given {
  session: Session | null;
  pending: Promise<Session | null> | null;
}

const givenOf = new WeakMap<Provider, Map<string, Given>>();

/**
 * The provider of a configuration, asked once for all on the page that name the same provider and the same server: who
 * comes while it works waits with the others, who comes later gets what it gave, unless that is over or was refused.
 */
export function sharedProvider(config: HostConfig, now: () => number = Date.now): Provider | undefined {
  const provider = config.token;
  if (!provider) return undefined;
  const servers = givenOf.get(provider) ?? new Map<string, Given>();
  givenOf.set(provider, servers);
  // Sessions are those of the service that makes them.
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
 * The session for the next call: the stored one, or one from the host's provider. Callers that come together share
 * one request to the provider.
 */
export function sessionSource(config: () => HostConfig, store: SessionStore, now: () => number = Date.now) {
  let pending: Promise<Session | null> | null = null;

  return {
    /** @throws ProviderFailure when there is none, and the provider gives none */
    async current(): Promise<Session | null> {
      const session = store.get();
      if (session && isGood(session, now())) return session;
      try {
        return (await this.renew(session)) ?? session;
      } catch (error) {
        // Without another one the server says what becomes of the call, and of whoever makes it.
        if (session) return session;
        throw error;
      }
    },
    /**
     * Asks the provider, once for all who wait; null when there is none.
     * @param refused the session that is no good any more
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
