import type { TaskState } from './state.ts';

/** What code is run about, beside the visit. */
export interface Place {
  task?: TaskState;
  event?: string;
}
