import { createStore } from '../../diagram/store.ts';

export type PreviewKind = 'xml' | 'json';

export interface DialogState {
  confirm: { message: string } | null;
  preview: { kind: PreviewKind; xml: string } | null;
}

/** The designer's own dialogs. `DialogLayer` draws them; the caller awaits the answer. */
export class Dialogs {
  readonly state = createStore<DialogState>({ confirm: null, preview: null });
  #answer: ((yes: boolean) => void) | undefined;

  /** @returns whether the user agreed */
  confirm(message: string): Promise<boolean> {
    this.#answer?.(false);
    this.state.set({ confirm: { message } });
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  answer(yes: boolean): void {
    this.state.set({ confirm: null });
    this.#answer?.(yes);
    this.#answer = undefined;
  }

  preview(kind: PreviewKind, xml: string): void {
    this.state.set({ preview: { kind, xml } });
  }

  closePreview(): void {
    this.state.set({ preview: null });
  }
}
