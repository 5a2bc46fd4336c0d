import type { Assignment, Minute, Plan } from '@gongdi/domain/schedule';

/** What files of planning programs and the product have in common. */
export interface ProjectFile {
  name: string;
  plan: Plan;
  /** Planned dates that were kept, by task. */
  baseline: ReadonlyMap<string, { start: Minute; finish: Minute }>;
  /** Heads and machines. */
  resources: readonly { id: string; name: string; available: number }[];
  assignments: readonly Assignment[];
  notes: ReadonlyMap<string, string>;
}

/** Something in a file that the product does not have. */
export type NotTaken =
  | 'recurring-exceptions'
  | 'other-baselines'
  | 'material-resources'
  | 'costs'
  | 'percent-lags'
  | 'manual-tasks'
  | 'inactive-tasks'
  | 'custom-fields'
  | 'summary-constraints'
  | 'summary-links'
  | 'double-links'
  | 'cross-project-links'
  | 'work-contours'
  | 'splits';

/** How often each was met. */
export type TakenReport = ReadonlyMap<NotTaken, number>;

export type ProjectFileErrorCode = 'too-large' | 'too-many' | 'not-xml' | 'not-a-project' | 'doctype';

/** A file that is not read at all. */
export class ProjectFileError extends Error {
  readonly code: ProjectFileErrorCode;
  constructor(code: ProjectFileErrorCode) {
    super(code);
    this.name = 'ProjectFileError';
    this.code = code;
  }
}
