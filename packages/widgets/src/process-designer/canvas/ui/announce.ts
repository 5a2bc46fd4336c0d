import type { CanvasUi } from './canvas-ui.ts';

/** Announces a message of the canvas to screen readers. */
export function announce(ui: CanvasUi, text: string): void {
  ui.set({ said: { text, turn: ui.get().said.turn + 1 } });
}
