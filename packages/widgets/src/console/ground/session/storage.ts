import type { MenuItem } from '@gongdi/domain';
import type { Profile, Session } from '@gongdi/api';
import { SESSION_PREFIX, type SESSION_PARTS } from '../storage-keys.ts';
import type { RecentRecord } from '../menus/own-menu.ts';
import type { OpenPage } from '../open-pages/open-pages.ts';

/**
 * Content of session storage while a user is logged in (console specification, sections 3 and 3.1). The token is stored
 * with its serial number. Buttons and permission codes are the checked operations of the menus.
 */
export interface StoredSession extends Record<Key, unknown> {
  user: Profile;
  token: Session;
  menus: MenuItem[];
  /** Open pages with their addresses, which contain the search parameters of each list. */
  pages: readonly OpenPage[];
  /** Records that were shown last. */
  recent: readonly RecentRecord[];
  /** Logo of the user's company, trees of organisations, changed dictionaries: what the server said last. */
  company: KeptAnswer;
  organizations: KeptAnswer;
  dictionaries: KeptAnswer;
  /** The progress figure that was shown last, and the day as of which; null: now. */
  figure: { id: string; on: string | null };
  /** A login at an OpenID Connect provider: until the browser comes back, and where that session ends. */
  openid: { flow: OpenIdFlow } | { end: string };
}

/** What finishes a login, and the page that was asked for. */
interface OpenIdFlow {
  state: string;
  nonce: string;
  verifier: string;
  redirect: string | null;
}

/** An answer of the server with the key of its query. It is shown after a reload until the server answers again. */
export interface KeptAnswer {
  key: readonly unknown[];
  data: unknown;
}

type Key = (typeof SESSION_PARTS)[number];

/** The only typed store over session storage. Unreadable content counts as absent. */
export const storage = {
  get<K extends Key>(key: K): StoredSession[K] | null {
    try {
      const text = sessionStorage.getItem(SESSION_PREFIX + key);
      return text === null ? null : (JSON.parse(text) as StoredSession[K]);
    } catch {
      return null;
    }
  },
  set<K extends Key>(key: K, value: StoredSession[K] | null): void {
    try {
      if (value === null) sessionStorage.removeItem(SESSION_PREFIX + key);
      else sessionStorage.setItem(SESSION_PREFIX + key, JSON.stringify(value));
    } catch {
      // If session storage is full or blocked, the session does not survive a reload; nothing else fails.
    }
  },
  /** Removes all our keys, on logout. */
  clear(): void {
    try {
      // This includes keys of parts of the console that are not loaded now.
      const keys = Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place) ?? '');
      for (const key of keys) if (key.startsWith(SESSION_PREFIX)) sessionStorage.removeItem(key);
    } catch {
      // A blocked storage contains nothing.
    }
  },
};
