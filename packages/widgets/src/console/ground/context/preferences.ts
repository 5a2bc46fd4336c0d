import { PREFERENCES_KEY } from '../storage-keys.ts';

/** What may be chosen. */
const CHOICES = {
  theme: ['light', 'dark', 'auto'],
  density: ['default', 'compact'],
  lang: ['zh', 'en'],
  /** The side menu shows icons only. */
  collapsed: [false, true],
} as const;

/** Display preferences of a person, stored in this browser. */
export type Preferences = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export interface PreferenceStore {
  subscribe(listener: () => void): () => void;
  snapshot(): Preferences;
  change(part: Partial<Preferences>): void;
}

/** Leaves out what cannot be chosen: a stored value may be of another version, an attribute mistyped. */
function known(values: unknown): Partial<Preferences> {
  const given = Object(values) as Record<string, unknown>;
  const kept = Object.entries(CHOICES).filter(([name, some]) => (some as readonly unknown[]).includes(given[name]));
  return Object.fromEntries(kept.map(([name]) => [name, given[name]]));
}

function stored(): Partial<Preferences> {
  try {
    return known(JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** @param given values from the element's attributes; a choice made in the console takes precedence */
export function createPreferences(given: Partial<Preferences>): PreferenceStore {
  const fallback: Preferences = { theme: 'light', density: 'default', lang: 'zh', collapsed: false };
  let chosen = stored();
  let current: Preferences = { ...fallback, ...known(given), ...chosen };
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
