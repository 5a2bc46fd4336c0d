import type { DiagramProblem } from '../../diagram/explain.ts';
import type { DiagramElement } from '../../diagram/model.ts';
import type { Draft } from './drafts.ts';
import type { Stage } from './stage.ts';

/** What toolbar, panel and notices follow. */
export interface DesignerState {
  phase: 'loading' | 'ready' | 'failed';
  stage: Stage | null;
  /** Problems of the last file, until the person closes the list. */
  problems: readonly DiagramProblem[];
  /** The last file could not be opened: the problems say why. */
  refused: boolean;
  zoom: number;
  canUndo: boolean;
  canRedo: boolean;
  dirty: boolean;
  saving: boolean;
  simulation: 'off' | 'starting' | 'on';
  /** A draft that differs from what the host gave: the person chooses. */
  draft: Draft | null;
  selection: readonly DiagramElement[];
  /** Grows with every change of the model: forms read it again. */
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
