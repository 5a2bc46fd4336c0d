import type { ReportEntry } from '@gongdi/bpmn';
import type { DiagramElement, Point } from '../../diagram/model.ts';
import { createStore } from '../../diagram/store.ts';

/** What lies over the canvas at the moment. */
export interface CanvasUiState {
  /** The context menu: what it is about, and where it opens in client coordinates. */
  menu: { elements: readonly DiagramElement[]; at: Point } | null;
  shortcuts: boolean;
  outline: boolean;
  /** What the last paste could not carry over to this engine. */
  pasteReport: { from: string; to: string; entries: readonly ReportEntry[] } | null;
  /** The sentence for screen readers; `turn` makes the same sentence speak again. */
  said: { text: string; turn: number };
}

export const createCanvasUi = () =>
  createStore<CanvasUiState>({
    menu: null,
    shortcuts: false,
    outline: false,
    pasteReport: null,
    said: { text: '', turn: 0 },
  });

export type CanvasUi = ReturnType<typeof createCanvasUi>;
