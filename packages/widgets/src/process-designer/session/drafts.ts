/** Unsaved work kept in this browser, one draft per model. */
export interface Draft {
  xml: string;
  /** Epoch milliseconds of the last change. */
  at: number;
}

const PREFIX = 'gd-designer-draft:';

/** Storage may be full, forbidden or missing: a draft is a net, never a reason to fail. */
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
      const text = this.#storage?.getItem(PREFIX + key);
      const value: unknown = text ? JSON.parse(text) : undefined;
      return isDraft(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /** @returns false when the draft could not be kept */
  write(key: string, draft: Draft): boolean {
    try {
      this.#storage?.setItem(PREFIX + key, JSON.stringify(draft));
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.#storage?.removeItem(PREFIX + key);
    } catch {
      // forbidden storage keeps nothing anyway
    }
  }
}

function isDraft(value: unknown): value is Draft {
  if (value === null || typeof value !== 'object') return false;
  return 'xml' in value && typeof value.xml === 'string' && 'at' in value && typeof value.at === 'number';
}
