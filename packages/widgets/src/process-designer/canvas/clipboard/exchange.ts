import { CLIPBOARD_KEY } from '../../storage-keys.ts';

/** More than this the browser's storage would refuse anyway, in UTF-16 units. */
const ROOM = 2_000_000;

interface Kept {
  text: string;
  /** Whether the system's clipboard took it: if not, what that clipboard holds is older. */
  system: boolean;
}

interface Surroundings {
  clipboard?: Pick<Clipboard, 'readText' | 'writeText'>;
  storage?: () => Storage;
}

/**
 * The way of copied text to other windows: the system's clipboard, and where a page may not use it (no permission, no
 * secure context, a frame) this browser's storage under a key of our own.
 */
export class Exchange {
  readonly #clipboard: Surroundings['clipboard'];
  readonly #storage: () => Storage;

  constructor({ clipboard, storage }: Surroundings = {}) {
    this.#clipboard = clipboard ?? (typeof navigator === 'undefined' ? undefined : navigator.clipboard);
    this.#storage = storage ?? (() => localStorage);
  }

  /** Keeps a text that an event has given to the system's clipboard. */
  given(text: string): void {
    this.#keep({ text, system: true });
  }

  async write(text: string): Promise<void> {
    let system = false;
    try {
      await this.#clipboard?.writeText(text);
      system = this.#clipboard !== undefined;
    } catch {
      // not permitted: the storage carries it
    }
    this.#keep({ text, system });
  }

  /** @returns '' when there is nothing */
  async read(): Promise<string> {
    const kept = this.#kept();
    if (kept && !kept.system) return kept.text;
    try {
      if (this.#clipboard) return await this.#clipboard.readText();
    } catch {
      // not permitted: what a designer copied last
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
