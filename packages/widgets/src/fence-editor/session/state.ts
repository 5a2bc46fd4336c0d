import type { LonLat, Repair } from '@gongdi/geo';
import type { Corner, FenceDocument } from '../model/document.ts';
import type { Texts } from '../text/index.ts';

export type StepLabel = Extract<keyof Texts, `step${string}`>;
export type Tool = 'select' | 'polygon' | 'rectangle' | 'circle' | 'hole' | 'measure';

/** Something wrong with an area. */
export interface AreaProblem {
  area: number;
  level: 'error' | 'warning';
  message: string;
  at?: LonLat;
  /** What could be done about it, if somebody asks. */
  repair?: Repair;
}

export interface Sketch {
  points: readonly LonLat[];
  /** Where the pointer is; null: with the keyboard, or not over the map. */
  cursor: LonLat | null;
}

export interface Notice {
  kind: 'success' | 'warning' | 'danger' | 'info';
  text: string;
  /** Saving has failed and can be tried again. */
  again?: boolean;
}

export interface FenceState {
  phase: 'loading' | 'failed' | 'ready';
  /** Of loading: which further try is on its way. */
  attempt: number;
  failure: string | null;
  mode: 'view' | 'edit' | 'new';
  document: FenceDocument;
  selected: number | null;
  corner: Corner | null;
  tool: Tool;
  sketch: Sketch | null;
  problems: readonly AreaProblem[];
  /** How far a long check, or before it the import of a file, has come; null: none is running. */
  checking: { done: number; of: number; reading?: boolean } | null;
  /** Why what is being dragged or drawn is not right. */
  reason: string | null;
  undo: StepLabel | null;
  redo: StepLabel | null;
  /** The circle whose corners are edited one by one. */
  byNodes: number | null;
  /** Corners in view lie on each other: only some of them have a handle. */
  crowded: boolean;
  snap: boolean;
  moveWhole: boolean;
  saving: boolean;
  /** Cancel was asked for and would lose changes. */
  leaving: boolean;
  notice: Notice | null;
  /** For screen readers. */
  said: string;
}
