import { createStore } from '../../diagram/store.ts';

export type NoticeKind = 'success' | 'warning' | 'error';

export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  /** Background of the message, such as the message of a server. */
  detail?: string | undefined;
}

/** Lifetime of successes and warnings, ms; errors stay until they are closed. */
const LIFETIME = 5000;

/** Short messages over the canvas. A repeated message is shown once. */
export class Notices {
  readonly state = createStore<{ list: readonly Notice[] }>({ list: [] });
  #last = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  show(kind: NoticeKind, text: string, detail?: string): void {
    const id = (this.#last += 1);
    const others = this.state.get().list.filter((notice) => notice.text !== text);
    this.state.set({ list: [...others.slice(-2), { id, kind, text, detail }] });
    if (kind === 'error') return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.close(id);
    }, LIFETIME);
    this.#timers.add(timer);
  }

  /** Closes messages that no longer apply. */
  withdraw(...texts: readonly string[]): void {
    this.state.set({ list: this.state.get().list.filter(({ text }) => !texts.includes(text)) });
  }

  close(id: number): void {
    this.state.set({ list: this.state.get().list.filter((notice) => notice.id !== id) });
  }

  dispose(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
