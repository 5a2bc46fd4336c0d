import { fieldsOf, holdsFiles, traitsOf, type AnyResource, type SiteName, type Submission } from '@gongdi/domain';
import { applicantDraftKey } from './storage-keys.ts';

/** Lifetime of a draft, ms. It is limited because other people may use the same browser. */
const DRAFT_LIFE = 7 * 24 * 3_600_000;

interface Kept {
  at: number;
  values: Record<string, unknown>;
}

/**
 * Reads the input that was typed and not submitted, stored in this browser. It contains neither files nor identity
 * numbers.
 */
export function readDraft(site: SiteName, what: Submission, now: number): Record<string, unknown> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(applicantDraftKey(site, what)) ?? 'null') as Kept | null;
    return kept && now - kept.at < DRAFT_LIFE && typeof kept.values === 'object' ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** @param initial values of a new form; a draft without other values is not stored */
export function keepDraft(
  site: SiteName,
  what: Submission,
  form: AnyResource,
  values: Readonly<Record<string, unknown>>,
  initial: Readonly<Record<string, unknown>>,
  now: number,
): void {
  const kept = fieldsOf(form).flatMap(({ name, kind }) => {
    const value = values[name];
    const empty = value === undefined || value === null || value === '' || value === initial[name];
    return empty || holdsFiles(kind) || traitsOf(kind).personal === 'identity' ? [] : [[name, value] as const];
  });
  if (kept.length === 0) return dropDraft(site, what);
  const draft: Kept = { at: now, values: Object.fromEntries(kept) };
  try {
    localStorage.setItem(applicantDraftKey(site, what), JSON.stringify(draft));
  } catch {
    // If local storage is full or blocked, the draft is lost; nothing else fails.
  }
}

export function dropDraft(site: SiteName, what: Submission): void {
  try {
    localStorage.removeItem(applicantDraftKey(site, what));
  } catch {
    // A blocked storage contains nothing.
  }
}
