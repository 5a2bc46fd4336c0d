import {
  calls,
  CallFailure,
  createClient,
  memorySession,
  type HostConfig,
  type Session,
  type TabToken,
} from '@gongdi/api';
import { ERRORS, type Lang } from '@gongdi/domain';

/**
 * The session of the standalone console, which its browser keeps in a cookie that no script can read: a second tab, a
 * bookmark and a scanned code need no second login (settled point 7).
 */
export interface KeptSession {
  /** Hands a session over to the browser. @returns the token of this tab. @throws CallFailure */
  keep(session: Session): Promise<Session>;
  /**
   * A token for this tab.
   * @param user_id who works in it already: never becomes somebody else
   * @returns null: the browser keeps no session, or another user's
   * @throws CallFailure when the server cannot be asked
   */
  tab(user_id: string | undefined): Promise<Session | null>;
  /** Ends the session where a logout did not reach the server. @throws CallFailure */
  end(): Promise<void>;
}

/** @returns undefined when the server is another origin than the page: the browser would keep nothing for it */
export function keptSession(config: HostConfig, lang: () => Lang): KeptSession | undefined {
  const client = createClient({ config: () => config, lang });
  const { origin } = globalThis.location;
  if (new URL(client.resolve('/api/user/'), origin).origin !== origin) return undefined;
  const quiet = { quiet: true } as const;
  return {
    async keep(session) {
      const own = createClient({
        config: () => ({ ...config, token: undefined }),
        lang,
        session: memorySession(session),
      });
      try {
        return sessionOf(await own.call(calls.user.keepSession, {}, quiet));
      } catch (error) {
        // Something between browser and server hides where the page came from: then this tab alone is logged in.
        if (error instanceof CallFailure && error.code === ERRORS.permission.code) return session;
        throw error;
      }
    },
    async tab(user_id) {
      const body = user_id === undefined ? {} : { user_id };
      const given = await client.call(calls.user.tabSession, { body }, quiet);
      return given && sessionOf(given);
    },
    async end() {
      await client.call(calls.user.tabSession, { body: { end: true } }, quiet);
    },
  };
}

/** Counted from now on by the browser's own clock, which may be wrong. */
function sessionOf({ token, serial_token_number, expires_in }: TabToken): Session {
  return { token, serial: serial_token_number, expiresAt: new Date(Date.now() + expires_in * 1000).toISOString() };
}
