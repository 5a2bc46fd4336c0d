import type { DiagramProblem } from '../../diagram/explain.ts';
import type { DiagramElement } from '../../diagram/model.ts';
import type { Draft } from './drafts.ts';
import type { Stage } from './stage.ts';

/** State that toolbar, panel and notices render. */
export interface DesignerState {
  phase: 'loading' | 'ready' | 'failed';
  stage: Stage | null;
  /** Problems of the last file, until the user closes the list. */
  problems: readonly DiagramProblem[];
  /** Whether the last file could not be opened: `problems` contains the reasons. */
  refused: boolean;
  zoom: number;
  canUndo: boolean;
  canRedo: boolean;
  dirty: boolean;
  saving: boolean;
  simulation: 'off' | 'starting' | 'on';
  /** A draft that differs from the host's document: the user chooses. */
  draft: Draft | null;
  selection: readonly DiagramElement[];
  /** Increases with every change of the model, so that forms read it again. */
  revision: number;
}

export const INITIAL_STATE: DesignerState = {
  phase: 'loading',
  stage: null,
  problems: [],
  refused: false,
  zoom: 1,
  canUndo: false,
  canRedo: false,
  dirty: false,
  saving: false,
  simulation: 'off',
  draft: null,
  selection: [],
  revision: 0,
};
