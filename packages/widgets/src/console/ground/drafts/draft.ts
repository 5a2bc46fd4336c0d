/** A file of this device that a draft refers to. */
export interface DraftFile {
  ref: string;
  name: string;
  blob: Blob;
}

/** Input of a form that was not saved. It is stored in IndexedDB in this form. */
export interface Draft {
  key: string;
  /** Account and server: nobody else is shown it. */
  owner: string;
  /** Name of the resource. */
  resource: string;
  /** `add`, `edit`, or the name of a step. */
  form: string;
  /** Record that is edited or taken a step further. */
  record?: string;
  /** Version of that record when the form was opened. */
  version?: number;
  /** Title shown to people. */
  title: string;
  /** Changed fields, without personal data. */
  values: Readonly<Record<string, unknown>>;
  /** The same fields before they were changed, so that changes of others can be told from one's own. */
  base: Readonly<Record<string, unknown>>;
  files: readonly DraftFile[];
  /** Labels of fields with input that is not stored: personal data, files that are too large. */
  left: readonly string[];
  /** When it was stored, epoch milliseconds. */
  at: number;
}

/** Storage of drafts. */
export interface DraftStore {
  /** Newest first. */
  all: (owner: string) => Promise<Draft[]>;
  put: (draft: Draft) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** Which form a draft belongs to. */
export type DraftOf = Pick<Draft, 'owner' | 'resource' | 'form' | 'record'>;

/** A draft that nobody came back to is removed after this time, ms. */
export const DRAFT_LIFE = 7 * 86_400_000;
/** Most drafts of one person on a device; older ones make room. */
export const MOST_DRAFTS = 30;
/** Most bytes of files in one draft. */
export const DRAFT_BYTES = 20 * 1024 ** 2;

export function isOf(draft: Draft, { owner, resource, form, record }: DraftOf): boolean {
  return draft.owner === owner && draft.resource === resource && draft.form === form && draft.record === record;
}

/** Splits drafts of a person, newest first, into those that stay and those that are too old or too many. */
export function aged(drafts: readonly Draft[], now: number): { stay: Draft[]; go: Draft[] } {
  const ordered = drafts.toSorted((a, b) => b.at - a.at);
  const fresh = ordered.filter(({ at }) => now - at < DRAFT_LIFE).slice(0, MOST_DRAFTS);
  return { stay: fresh, go: ordered.filter((one) => !fresh.includes(one)) };
}
