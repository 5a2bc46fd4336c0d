import {
  calls,
  CallFailure,
  createClient,
  failureOf,
  memorySession,
  type HostConfig,
  type Session,
  type TabToken,
} from '@gongdi/api';
import { ERRORS, type Lang } from '@gongdi/domain';

/**
 * The session of the standalone console, stored by the browser in an HttpOnly cookie that no script can read. A second
 * tab, a bookmark or a scanned code therefore needs no second login (settled point 7).
 */
export interface KeptSession {
  /** Moves a session into the browser's cookie. @returns the token of this tab. @throws CallFailure */
  keep(session: Session): Promise<Session>;
  /**
   * Requests a token for this tab.
   * @param user_id user who already works in this tab; the tab never switches to another user
   * @returns null if the browser has no session, or another user's
   * @throws CallFailure if the server cannot be reached
   */
  tab(user_id: string | undefined): Promise<Session | null>;
  /** Ends the session when a logout did not reach the server. @throws CallFailure */
  end(): Promise<void>;
  /** The failure of whoever worked without a network and whose session is over by now. */
  over(): CallFailure;
}

/** @returns undefined if the server has another origin than the page: the browser would store no cookie for it */
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
        // Something between browser and server removes the origin of the request: only this tab is logged in then.
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
    over: () => failureOf(401, null, lang()),
  };
}

/** Computes the expiry time from the browser's own clock, which may be wrong, and the remaining seconds. */
function sessionOf({ token, serial_token_number, expires_in }: TabToken): Session {
  return { token, serial: serial_token_number, expiresAt: new Date(Date.now() + expires_in * 1000).toISOString() };
}
