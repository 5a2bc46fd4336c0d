import { useSheet } from '../../../../../kit/shadow/index.ts';
import css from './approval.css?inline';

/** Adds the style sheet of the pages of tasks and instances to the shadow root that shows one. */
export function useApprovalSheet(): void {
  useSheet(css);
}
