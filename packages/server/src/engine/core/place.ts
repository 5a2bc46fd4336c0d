import type { TaskState } from './state.ts';

/** The context of running code, beside the visit. */
export interface Place {
  task?: TaskState;
  event?: string;
}
