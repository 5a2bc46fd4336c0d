import { fieldsOf, FILE_KINDS, type AnyResource, type SiteName, type Submission } from '@gongdi/domain';
import { applicantDraftKey } from '../../../ground/storage-keys.ts';

/** A draft is kept this long, ms: others may use the same browser. */
const DRAFT_LIFE = 7 * 24 * 3_600_000;

interface Kept {
  at: number;
  values: Record<string, unknown>;
}

/** What was typed and not handed in, in this browser; neither files nor identity numbers are in it. */
export function readDraft(site: SiteName, what: Submission, now: number): Record<string, unknown> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(applicantDraftKey(site, what)) ?? 'null') as Kept | null;
    return kept && now - kept.at < DRAFT_LIFE && typeof kept.values === 'object' ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** @param initial values that a new form has: a draft that says no more is none */
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
    return empty || FILE_KINDS.has(kind) || kind === 'idcard' ? [] : [[name, value] as const];
  });
  if (kept.length === 0) return dropDraft(site, what);
  const draft: Kept = { at: now, values: Object.fromEntries(kept) };
  try {
    localStorage.setItem(applicantDraftKey(site, what), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the draft, nothing more.
  }
}

export function dropDraft(site: SiteName, what: Submission): void {
  try {
    localStorage.removeItem(applicantDraftKey(site, what));
  } catch {
    // A forbidden storage holds nothing.
  }
}
