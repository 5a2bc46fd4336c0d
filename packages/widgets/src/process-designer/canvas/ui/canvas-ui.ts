import type { ReportEntry } from '@gongdi/bpmn';
import type { DiagramElement, Point } from '../../../diagram/model.ts';
import { createStore } from '../../../diagram/store.ts';

/** The context menu: the elements it applies to, and the point where it opens, in client coordinates. */
export interface OpenMenu {
  elements: readonly DiagramElement[];
  at: Point;
}

/** The overlays that are open on the canvas. */
export interface CanvasUiState {
  menu: OpenMenu | null;
  shortcuts: boolean;
  outline: boolean;
  /** Properties that the last paste could not convert to the engine of this model. */
  pasteReport: { from: string; to: string; entries: readonly ReportEntry[] } | null;
  /** The message for screen readers. `turn` changes on each message, so that the same text is announced again. */
  announcement: { text: string; turn: number };
}

export const createCanvasUi = () =>
  createStore<CanvasUiState>({
    menu: null,
    shortcuts: false,
    outline: false,
    pasteReport: null,
    announcement: { text: '', turn: 0 },
  });

export type CanvasUi = ReturnType<typeof createCanvasUi>;
