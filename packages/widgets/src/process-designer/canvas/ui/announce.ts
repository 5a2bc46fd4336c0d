import type { CanvasUi } from './canvas-ui.ts';

/** Announces a message of the canvas to screen readers. */
export function announce(ui: CanvasUi, text: string): void {
  ui.set({ announcement: { text, turn: ui.get().announcement.turn + 1 } });
}
