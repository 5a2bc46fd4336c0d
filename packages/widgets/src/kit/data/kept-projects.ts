import { projectsKeyOf } from '../storage-keys.ts';
import type { ReferenceOption } from './references.ts';

/**
 * The choices of projects, stored in session storage until the page is closed (console specification, section 9), so
 * that independent widgets of one page request them once. Logging out clears every key that begins with `gongdi:`.
 */
export interface KeptProjects {
  options: ReferenceOption[];
  /** Time of loading, epoch ms. */
  at: number;
}

/**
 * @param server address of the server
 * @param owner the user; null is returned for an empty owner, whose choices are not stored
 */
export function projectsKey(server: string, owner: string): string | null {
  return owner === '' ? null : projectsKeyOf(server, owner);
}

/** Returns the stored choices; unreadable content counts as absent. */
export function keptProjects(key: string | null): KeptProjects | undefined {
  try {
    const text = key === null ? null : sessionStorage.getItem(key);
    const kept = text === null ? null : (JSON.parse(text) as Partial<KeptProjects> | null);
    return Array.isArray(kept?.options) && typeof kept.at === 'number' ? (kept as KeptProjects) : undefined;
  } catch {
    return undefined;
  }
}

const keys = new Set<string>();

function forget(): void {
  for (const key of keys) sessionStorage.removeItem(key);
}

export function keepProjects(key: string | null, kept: KeptProjects): void {
  if (key === null) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
    keys.add(key);
    addEventListener('pagehide', forget);
  } catch {
    // The storage is full or forbidden; the choices are then requested again.
  }
}
