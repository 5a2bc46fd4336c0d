import { CallFailure, calls, type Client, type Profile, type Session, type SessionStore } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { withAllDefinitions } from '../../../kit/definition/index.ts';
import { menusInRouteSet } from '../menus/route-set.ts';
import { clearCookies, setCookies } from './cookies.ts';
import type { KeptSession } from './kept-session.ts';
import { logoutPending } from './logout-pending.ts';
import { storage } from './storage.ts';

export interface SessionState {
  token: Session | null;
  user: Profile | null;
  menus: MenuItem[] | null;
}

const loadBuiltInMenus = withAllDefinitions(() => import('./built-in-menus.ts'));
const builtInMenus = async (user: Profile): Promise<MenuItem[]> => (await loadBuiltInMenus()).builtInMenus(user);

/**
 * The menus that the server gives. A local host, where a server without menus may be tried, does without them.
 * @returns null: the built-in list stands for them (console specification, section 6; settled point 5)
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
 * Who is logged in and what they may open. React follows it through `subscribe` and `snapshot`; the client reads the
 * token from `store`.
 */
export class ConsoleSession {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  readonly #standalone: boolean;
  readonly #kept: KeptSession | undefined;
  #resuming: Promise<Session | null> | undefined;
  readonly store: SessionStore;
  /** The menus and rights that are held are those of this version, as the server counts them. */
  #rights: string | undefined;
  /** The menus are from before a reload: they may be others by now. */
  #restored: boolean;
  /** Between the end of a session and the login page: the page stays as it is. */
  leaving = false;
  /** That the session is over has been told, or asked for: the guard that leads to the login page says nothing more. */
  told = false;

  /** @param kept where the browser keeps the session; absent: it lives in this tab alone */
  constructor(standalone: boolean, kept?: KeptSession) {
    this.#standalone = standalone;
    this.#kept = kept;
    this.#state = { token: storage.get('token'), user: storage.get('user'), menus: storage.get('menus') };
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
    if (part.token) this.leaving = this.told = false;
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

  /** Takes over a session that exists already and loads whom it belongs to. @throws CallFailure */
  async adopt(client: Client, token: Session): Promise<void> {
    // Nothing is asked with a token that the browser's keeping of the session ends.
    const own = this.#kept ? await this.#kept.keep(token) : token;
    if (this.#kept) logoutPending.forget();
    this.#change({ token: own, user: null, menus: null });
    const user = await client.call(calls.user.userInfo, {}, { quiet: true });
    this.#change({ user });
  }

  /** Whether the browser may keep a session that this tab does not know of. */
  get mayResume(): boolean {
    return this.#kept !== undefined;
  }

  /**
   * Takes up the session that the browser keeps, or goes on with it; those who ask together share one question.
   * @returns null: there is none for this tab
   * @throws CallFailure when the server cannot be asked
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
    const token = await kept.tab(this.#state.user?.user_id);
    if (token) this.#change({ token });
    return token;
  }

  /** @throws CallFailure */
  async loadMenus(client: Client): Promise<MenuItem[]> {
    const given = await menusOrNone(client);
    const user = this.#state.user ?? (await client.call(calls.user.userInfo, {}));
    const menus = menusInRouteSet(given ?? (await builtInMenus(user)));
    this.#restored = false;
    this.#change({ user, menus });
    if (this.#standalone) setCookies(user);
    return menus;
  }

  /**
   * Reads menus, rights and who one is anew, quietly: what could not be read stays as it is.
   * @param version of what the server has now; what is held of the same one is not read again
   */
  async renewRights(client: Client, version?: string): Promise<void> {
    if (version !== undefined && version === this.#rights) return;
    const done = await Promise.all([this.#renewMenus(client), this.renewUser(client)]);
    if (!done.every(Boolean)) return;
    this.#restored = false;
    if (version !== undefined) this.#rights = version;
  }

  /** After a reload: reads anew what was kept over it. */
  async renewRestored(client: Client): Promise<void> {
    if (this.#restored && this.#state.token) await this.renewRights(client);
  }

  async #renewMenus(client: Client): Promise<boolean> {
    const { token } = this.#state;
    const query = { system_type: 1 };
    const menus = await client.call(calls.user.permissionMenus, { query }, { quiet: true }).catch(() => null);
    if (!menus || this.#state.token !== token) return false;
    const next = menusInRouteSet(menus);
    if (JSON.stringify(next) !== JSON.stringify(this.#state.menus)) this.#change({ menus: next });
    return true;
  }

  /** Reads who one is anew, quietly: what could not be read stays as it is. @returns whether it was read */
  async renewUser(client: Client): Promise<boolean> {
    const { token } = this.#state;
    const user = await client.call(calls.user.userInfo, {}, { quiet: true }).catch(() => null);
    if (!user || this.#state.token !== token) return false;
    if (JSON.stringify(user) !== JSON.stringify(this.#state.user)) this.#change({ user });
    return true;
  }

  /** Tells the server, then forgets everything, also when the server cannot be reached. */
  async logout(client: Client): Promise<void> {
    const { user } = this.#state;
    // A token about to end is renewed first: the call names its serial number.
    const token = await client.current().catch(() => this.#state.token);
    let told = token === null;
    if (token && user) {
      const body = { user_id: user.user_id, serial_number: token.serial };
      // By itself: the console's other calls have come to their end.
      const call = client.call(calls.user.logout, { body }, { quiet: true, fetch: globalThis.fetch });
      told = await call.then(
        () => true,
        () => false,
      );
    }
    // The cookie is out of reach of this page: the server takes it back, now or when it can be asked again.
    if (!told) await this.#kept?.end().catch(() => logoutPending.note());
    this.end();
  }

  /** Nothing of the session is kept any more; what is on the screen may stay until `clear`. */
  end(): void {
    this.#state = { ...this.#state, token: null };
    storage.clear();
    if (this.#standalone) clearCookies();
  }

  /** Somebody has come to a page of the shell from outside of it. */
  beginPage(): void {
    this.told = false;
  }

  clear(): void {
    this.end();
    this.#change({ token: null, user: null, menus: null });
  }
}
