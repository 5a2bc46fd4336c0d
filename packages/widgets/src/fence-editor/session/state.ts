import type { LonLat, Repair } from '@gongdi/geo';
import type { Corner, FenceDocument } from '../model/document.ts';
import type { Texts } from '../text/index.ts';

export type StepLabel = Extract<keyof Texts, `step${string}`>;
export type Tool = 'select' | 'polygon' | 'rectangle' | 'circle' | 'hole' | 'measure';

/** A problem of an area. */
export interface AreaProblem {
  area: number;
  level: 'error' | 'warning';
  message: string;
  at?: LonLat;
  /** A repair that is executed only on request. */
  repair?: Repair;
}

export interface Sketch {
  points: readonly LonLat[];
  /** Position of the pointer; null: keyboard input, or the pointer is not over the map. */
  cursor: LonLat | null;
}

export interface Notice {
  kind: 'success' | 'warning' | 'danger' | 'info';
  text: string;
  /** Whether to offer another try after a failed save. */
  again?: boolean;
}

export interface FenceState {
  phase: 'loading' | 'failed' | 'ready';
  /** Number of the current retry of loading. */
  attempt: number;
  failure: string | null;
  mode: 'view' | 'edit' | 'new';
  document: FenceDocument;
  selected: number | null;
  corner: Corner | null;
  tool: Tool;
  sketch: Sketch | null;
  problems: readonly AreaProblem[];
  /** Progress of a long check, or of the preceding import (`reading`); null: none is running. */
  checking: { done: number; of: number; reading?: boolean } | null;
  /** Problem of the current drag or sketch. */
  reason: string | null;
  undo: StepLabel | null;
  redo: StepLabel | null;
  /** Id of the circle whose corners are edited one by one. */
  byNodes: number | null;
  /** Corners in view overlap: only some of them have a handle. */
  crowded: boolean;
  snap: boolean;
  moveWhole: boolean;
  saving: boolean;
  /** Cancel was requested and would lose changes: a question is shown. */
  leaving: boolean;
  notice: Notice | null;
  /** Announcement for screen readers. */
  announcement: string;
}
