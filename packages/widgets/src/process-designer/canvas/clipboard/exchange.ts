import { CLIPBOARD_KEY } from '../../session/storage-keys.ts';

/** Maximum length of a stored text, in UTF-16 units. The browser's storage would refuse more anyway. */
const ROOM = 2_000_000;

interface Kept {
  text: string;
  /** Whether the text was written to the system's clipboard. If not, the content of that clipboard is older. */
  system: boolean;
}

interface Surroundings {
  clipboard?: Pick<Clipboard, 'readText' | 'writeText'>;
  storage?: () => Storage;
}

/**
 * Transfers copied text between windows: through the system's clipboard, or, if the page may not use it (no permission,
 * no secure context, a frame), through this browser's local storage under `CLIPBOARD_KEY`.
 */
export class Exchange {
  readonly #clipboard: Surroundings['clipboard'];
  readonly #storage: () => Storage;

  constructor({ clipboard, storage }: Surroundings = {}) {
    this.#clipboard = clipboard ?? (typeof navigator === 'undefined' ? undefined : navigator.clipboard);
    this.#storage = storage ?? (() => localStorage);
  }

  /** Stores a text that a clipboard event has written to the system's clipboard. */
  given(text: string): void {
    this.#keep({ text, system: true });
  }

  async write(text: string): Promise<void> {
    let system = false;
    try {
      await this.#clipboard?.writeText(text);
      system = this.#clipboard !== undefined;
    } catch {
      // not permitted: the text goes through the storage
    }
    this.#keep({ text, system });
  }

  /** @returns the text, or '' if there is none */
  async read(): Promise<string> {
    const kept = this.#kept();
    if (kept && !kept.system) return kept.text;
    try {
      if (this.#clipboard) return await this.#clipboard.readText();
    } catch {
      // not permitted: use the text that a designer copied last
    }
    return kept?.text ?? '';
  }

  #keep(kept: Kept): void {
    try {
      if (kept.text.length <= ROOM) this.#storage().setItem(CLIPBOARD_KEY, JSON.stringify(kept));
      else this.#storage().removeItem(CLIPBOARD_KEY);
    } catch {
      // storage may be full or forbidden; the system's clipboard is the main way
    }
  }

  #kept(): Kept | undefined {
    try {
      const value: unknown = JSON.parse(this.#storage().getItem(CLIPBOARD_KEY) ?? 'null');
      if (value === null || typeof value !== 'object' || !('text' in value) || typeof value.text !== 'string') {
        return undefined;
      }
      return { text: value.text, system: 'system' in value && value.system === true };
    } catch {
      return undefined;
    }
  }
}
