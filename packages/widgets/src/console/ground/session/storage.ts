import type { MenuItem } from '@gongdi/domain';
import type { Profile, Session } from '@gongdi/api';
import { SESSION_PREFIX, type SESSION_PARTS } from '../storage-keys.ts';
import type { OpenPage } from '../open-pages/open-pages.ts';

/**
 * What session storage holds while someone is logged in (console specification, sections 3 and 3.1). The token stands
 * with its serial number; buttons and permission codes are the checked operations of the menus.
 */
export interface StoredSession extends Record<Key, unknown> {
  user: Profile;
  token: Session;
  menus: MenuItem[];
  /** Open pages with their addresses: the search parameters of each list are a part of them. */
  pages: readonly OpenPage[];
}

type Key = (typeof SESSION_PARTS)[number];

/** The one typed store over session storage. Unreadable content counts as absent. */
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
      // A full or forbidden storage costs the session its survival of a reload, nothing more.
    }
  },
  /** Forgets everything of ours, on logout. */
  clear(): void {
    try {
      // Also what a part of the console keeps that is not loaded now.
      const keys = Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place) ?? '');
      for (const key of keys) if (key.startsWith(SESSION_PREFIX)) sessionStorage.removeItem(key);
    } catch {
      // A forbidden storage holds nothing.
    }
  },
};
