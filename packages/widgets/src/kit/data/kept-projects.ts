import { projectsKeyOf } from '../storage-keys.ts';
import type { ReferenceOption } from './references.ts';

/**
 * The choices of projects, kept in session storage until the page goes (console specification, section 9): widgets of
 * one page that know nothing of each other ask for them once. Logging out clears everything that begins with `gongdi:`.
 */
export interface KeptProjects {
  options: ReferenceOption[];
  /** When they were loaded, epoch ms. */
  at: number;
}

/** @param server address of the server @param owner whoever sees them; nobody's are not kept */
export function projectsKey(server: string, owner: string): string | null {
  return owner === '' ? null : projectsKeyOf(server, owner);
}

/** What is kept; unreadable content counts as absent. */
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
    // Full or forbidden: they are asked for again.
  }
}
