import { draftKey } from './storage-keys.ts';

/** Unsaved work stored in this browser, one draft per model. */
export interface Draft {
  xml: string;
  /** Epoch milliseconds of the last change. */
  at: number;
}

/**
 * Local storage of drafts. Storage may be full, forbidden or missing: a draft is a safety net, so its failure must
 * never cause another failure.
 */
export class Drafts {
  readonly #storage: Storage | undefined;

  constructor(storage: () => Storage = () => localStorage) {
    try {
      this.#storage = storage();
    } catch {
      this.#storage = undefined;
    }
  }

  read(key: string): Draft | undefined {
    try {
      const text = this.#storage?.getItem(draftKey(key));
      return text ? parse(text) : undefined;
    } catch {
      return undefined;
    }
  }

  /** @returns false when the draft could not be stored */
  write(key: string, draft: Draft): boolean {
    try {
      this.#storage?.setItem(draftKey(key), `${draft.at}\n${draft.xml}`);
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.#storage?.removeItem(draftKey(key));
    } catch {
      // forbidden storage contains nothing anyway
    }
  }
}

/**
 * Parses a draft: the instant, a line break, the document. JSON is not used, because quoting a document of a megabyte
 * takes longer than storing it.
 */
function parse(text: string): Draft | undefined {
  if (text.startsWith('{')) {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  }
  const end = text.indexOf('\n');
  const at = Number(text.slice(0, end));
  return end > 0 && Number.isFinite(at) ? { at, xml: text.slice(end + 1) } : undefined;
}

/** Returns whether a value is a draft in the first storage format (JSON). */
function isDraft(value: unknown): value is Draft {
  if (value === null || typeof value !== 'object') return false;
  return 'xml' in value && typeof value.xml === 'string' && 'at' in value && typeof value.at === 'number';
}
