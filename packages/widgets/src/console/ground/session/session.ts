import { CallFailure, calls, type Client, type Profile, type Session, type SessionStore } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import type { QueryClient } from '@tanstack/react-query';
import { withAllDefinitions } from '../../../kit/definition/index.ts';
import { isUnreachable } from '../../../kit/upload/local-files.ts';
import { menusInRouteSet } from '../menus/route-set.ts';
import { clearCookies, setCookies } from './cookies.ts';
import type { KeptSession } from './kept-session.ts';
import { logoutPending } from './logout-pending.ts';
import { storage } from './storage.ts';

export interface SessionState {
  token: Session | null;
  user: Profile | null;
  menus: MenuItem[] | null;
  /**
   * The console was opened without a network: user and menus are those that lie on this device, and whether the session
   * still exists is not known.
   */
  offline?: boolean;
}

/** Returns whether somebody is logged in, as far as is known. */
export const isIn = ({ token, offline }: SessionState): boolean => token !== null || offline === true;

/** What lies on this device for a console that is opened without a network. */
export interface OnDevice {
  read: () => Promise<Found | undefined>;
  forget: () => void;
}

interface Found {
  user: Profile;
  menus: MenuItem[];
  /** Shows what the server said before, until it can be asked again. */
  restore: (queries: QueryClient) => void;
}

/** The server has this long to answer before a console starts with what lies on the device, ms. */
const PATIENCE = 4000;

const loadBuiltInMenus = withAllDefinitions(() => import('./built-in-menus.ts'));
const builtInMenus = async (user: Profile): Promise<MenuItem[]> => (await loadBuiltInMenus()).builtInMenus(user);

/**
 * Requests the menus from the server. On a local host, where a server without menus may be tried, a 404 is accepted.
 * @returns null: the built-in list is used (console specification, section 6; settled point 5)
 */
async function menusOrNone(client: Client): Promise<MenuItem[] | null> {
  try {
    const quiet = (failure: CallFailure) => hasNoMenus(failure);
    return await client.call(calls.user.permissionMenus, { query: { system_type: 1 } }, { quiet });
  } catch (error) {
    if (error instanceof CallFailure && hasNoMenus(error)) return null;
    throw error;
  }
}

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const hasNoMenus = ({ status }: CallFailure): boolean =>
  status === 404 && LOCAL.test(globalThis.location?.hostname ?? '');

/**
 * The logged-in user and the pages that the user may open. React reads it through `subscribe` and `snapshot`; the
 * client reads the token from `store`.
 */
export class ConsoleSession {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  readonly #standalone: boolean;
  readonly #kept: KeptSession | undefined;
  readonly #device: OnDevice | undefined;
  readonly #completed: (menus: readonly MenuItem[]) => MenuItem[];
  #restore: Found['restore'] | undefined;
  #resuming: Promise<Session | null> | undefined;
  readonly store: SessionStore;
  /** Version of the current menus and rights, as counted by the server. */
  #rights: string | undefined;
  /** The menus come from before a reload and may be out of date. */
  #restored: boolean;
  /** True between the end of a session and the login page: the page stays as it is. */
  leaving = false;
  /**
   * The user has been told that the session is over, or has logged out: the guard that opens the login page shows no
   * further message.
   */
  announced = false;

  /**
   * @param kept access to the session that the browser stores; absent: the session exists in this tab only
   * @param completed adds the entries that do not come from the server
   */
  constructor(
    standalone: boolean,
    kept?: KeptSession,
    device?: OnDevice,
    completed = (menus: readonly MenuItem[]): MenuItem[] => [...menus],
  ) {
    this.#completed = completed;
    this.#standalone = standalone;
    this.#kept = kept;
    this.#device = device;
    this.#state = { token: storage.get('token'), user: storage.get('user'), menus: storage.get('menus') };
    if (this.#state.menus) this.#state.menus = completed(this.#state.menus);
    this.#restored = this.#state.menus !== null;
    this.store = {
      get: () => this.#state.token,
      set: (token) => this.#change({ token }),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): SessionState => this.#state;

  #change(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    if (part.token) this.leaving = this.announced = false;
    if ('token' in part) this.#rights = undefined;
    for (const key of ['token', 'user', 'menus'] as const) if (key in part) storage.set(key, this.#state[key]);
    for (const listener of this.#listeners) listener();
  }

  /** Logs in with a password; the profile is loaded before the promise resolves. @throws CallFailure */
  async login(
    client: Client,
    input: { user_name: string; password: string; captcha_key?: string; captcha_code?: string },
  ) {
    const result = await client.call(calls.user.login, { body: input }, { quiet: true });
    await this.adopt(client, { token: result.token, serial: result.serial_token_number });
  }

  /** Takes over an existing session and loads its user. @throws CallFailure */
  async adopt(client: Client, token: Session): Promise<void> {
    // `keep` ends the given token, so no call may use it.
    const own = this.#kept ? await this.#kept.keep(token) : token;
    if (this.#kept) logoutPending.forget();
    this.#change({ token: own, user: null, menus: null });
    const user = await client.call(calls.user.userInfo, {}, { quiet: true });
    this.#change({ user });
  }

  /** Whether the browser may store a session that this tab does not have yet. */
  get mayResume(): boolean {
    return this.#kept !== undefined;
  }

  /**
   * Resumes the session that the browser stores, or renews its token. Concurrent callers share one request.
   * @returns null if there is no session for this tab
   * @throws CallFailure if the server cannot be reached
   */
  resume(): Promise<Session | null> {
    this.#resuming ??= this.#resume().finally(() => {
      this.#resuming = undefined;
    });
    return this.#resuming;
  }

  async #resume(): Promise<Session | null> {
    const kept = this.#kept;
    if (!kept) return null;
    if (logoutPending.is()) {
      await kept.end();
      logoutPending.forget();
      return null;
    }
    const answer = kept.tab(this.#state.user?.user_id);
    const token = await this.#inTime(answer);
    if (token) this.#change({ token, offline: false });
    else if (this.#state.offline) throw kept.over();
    return token;
  }

  /**
   * Waits for the server's answer. In a tab of which nothing is known, what lies on this device is shown when there is
   * none, or none in time.
   */
  async #inTime(answer: Promise<Session | null>): Promise<Session | null> {
    const { token, user, offline } = this.#state;
    if (token || offline || !this.#device) return answer;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new CallFailure('late')), PATIENCE);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      const device = isUnreachable(error) ? await this.#device.read() : undefined;
      if (!device || (user && user.user_id !== device.user.user_id)) return answer;
      this.#restore = device.restore;
      this.#restored = true;
      this.#change({ user: device.user, menus: this.#completed(device.menus), offline: true });
      // A late answer counts; a failure is told by the next attempt.
      answer.then((given) => given && this.#change({ token: given, offline: false })).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Shows what the server said before, once, if the console was opened without a network. */
  restore(queries: QueryClient): void {
    this.#restore?.(queries);
    this.#restore = undefined;
  }

  /** @throws CallFailure */
  async loadMenus(client: Client): Promise<MenuItem[]> {
    const given = await menusOrNone(client);
    const user = this.#state.user ?? (await client.call(calls.user.userInfo, {}));
    const menus = this.#completed(menusInRouteSet(given ?? (await builtInMenus(user))));
    this.#restored = false;
    // The user was read before the menus, which are at least as new.
    this.#rights = user.rights_version;
    this.#change({ user, menus });
    if (this.#standalone) setCookies(user);
    return menus;
  }

  /**
   * Reads menus, rights and the user's profile again, without messages. Data that could not be read stays as it is.
   * @param version current version on the server; if the console already has it, nothing is read
   */
  async renewRights(client: Client, version?: string): Promise<void> {
    if (version !== undefined && version === this.#rights) return;
    const done = await Promise.all([this.#renewMenus(client), this.renewUser(client)]);
    if (!done.every(Boolean)) return;
    this.#restored = false;
    if (version !== undefined) this.#rights = version;
  }

  /** After a reload: reads the restored data again from the server. */
  async renewRestored(client: Client): Promise<void> {
    if (this.#restored && this.#state.token) await this.renewRights(client);
  }

  async #renewMenus(client: Client): Promise<boolean> {
    const { token } = this.#state;
    const query = { system_type: 1 };
    const menus = await client.call(calls.user.permissionMenus, { query }, { quiet: true }).catch(() => null);
    if (!menus || this.#state.token !== token) return false;
    const next = this.#completed(menusInRouteSet(menus));
    if (JSON.stringify(next) !== JSON.stringify(this.#state.menus)) this.#change({ menus: next });
    return true;
  }

  /**
   * Reads the user's profile again, without messages. If that fails, the profile stays as it is. @returns whether it
   * was read
   */
  async renewUser(client: Client): Promise<boolean> {
    const { token } = this.#state;
    const user = await client.call(calls.user.userInfo, {}, { quiet: true }).catch(() => null);
    if (!user || this.#state.token !== token) return false;
    if (JSON.stringify(user) !== JSON.stringify(this.#state.user)) this.#change({ user });
    return true;
  }

  /** Notifies the server, then clears the session, also if the server cannot be reached. */
  async logout(client: Client): Promise<void> {
    const { user } = this.#state;
    // A token that is about to expire is renewed first, because the call contains its serial number.
    const token = await client.current().catch(() => this.#state.token);
    let announced = token === null && !this.#state.offline;
    if (token && user) {
      const body = { user_id: user.user_id, serial_number: token.serial };
      // With its own `fetch`: the console's other calls have been stopped.
      const call = client.call(calls.user.logout, { body }, { quiet: true, fetch: globalThis.fetch });
      announced = await call.then(
        () => true,
        () => false,
      );
    }
    // Scripts cannot delete the cookie. The server revokes it, now or when it can be reached again.
    if (!announced) await this.#kept?.end().catch(() => logoutPending.note());
    // Whoever has logged in meanwhile stays logged in.
    if (this.#state.token === null || this.#state.token.token === token?.token) this.end();
  }

  /** Clears the stored session; data on the screen may stay until `clear`. */
  end(): void {
    const { offline: _, ...state } = this.#state;
    this.#state = { ...state, token: null };
    this.#device?.forget();
    storage.clear();
    if (this.#standalone) clearCookies();
  }

  /** The user has opened a page of the shell from outside of it. */
  beginPage(): void {
    this.announced = false;
  }

  clear(): void {
    this.end();
    this.#change({ token: null, user: null, menus: null });
  }
}
