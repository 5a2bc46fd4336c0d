import type { MenuItem } from '@gongdi/domain';
import type { Profile, Session } from '@gongdi/api';

/** What session storage holds while someone is logged in (console specification, section 3.1). */
export interface StoredSession {
  user: Profile;
  token: Session;
  menus: MenuItem[];
}

/** All keys of ours begin so; a host page's own keys are never touched. */
const PREFIX = 'gongdi:';

type Key = keyof StoredSession;
const KEYS: readonly Key[] = ['user', 'token', 'menus'];

/** The one typed store over session storage. Unreadable content counts as absent. */
export const storage = {
  get<K extends Key>(key: K): StoredSession[K] | null {
    try {
      const text = sessionStorage.getItem(PREFIX + key);
      return text === null ? null : (JSON.parse(text) as StoredSession[K]);
    } catch {
      return null;
    }
  },
  set<K extends Key>(key: K, value: StoredSession[K] | null): void {
    try {
      if (value === null) sessionStorage.removeItem(PREFIX + key);
      else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      // A full or forbidden storage costs the session its survival of a reload, nothing more.
    }
  },
  clear(): void {
    for (const key of KEYS) storage.set(key, null);
  },
};
