import { useSheet } from '../../../../../kit/shadow/index.ts';
import css from './approval.css?inline';

/** The sheet of the pages of tasks and instances, in the root that shows one. */
export function useApprovalSheet(): void {
  useSheet(css);
}
