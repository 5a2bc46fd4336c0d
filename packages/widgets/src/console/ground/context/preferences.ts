import type { Lang } from '@gongdi/domain';
import { PREFERENCES_KEY } from '../storage-keys.ts';

/** Display preferences of a person, stored in this browser. */
export interface Preferences {
  theme: 'light' | 'dark' | 'auto';
  density: 'default' | 'compact';
  lang: Lang;
  /** The side menu shows icons only. */
  collapsed: boolean;
}

export interface PreferenceStore {
  subscribe(listener: () => void): () => void;
  snapshot(): Preferences;
  change(part: Partial<Preferences>): void;
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

/** @param given values from the element's attributes; a choice made in the console takes precedence */
export function createPreferences(given: Partial<Preferences>): PreferenceStore {
  const fallback: Preferences = { theme: 'light', density: 'default', lang: 'zh', collapsed: false };
  let chosen = stored();
  let current: Preferences = { ...fallback, ...given, ...chosen };
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => current,
    change(part) {
      chosen = { ...chosen, ...part };
      current = { ...current, ...part };
      try {
        localStorage.setItem(PREFERENCES_KEY, JSON.stringify(chosen));
      } catch {
        // If local storage is not available, the choice is lost when the page is left.
      }
      for (const listener of listeners) listener();
    },
  };
}
