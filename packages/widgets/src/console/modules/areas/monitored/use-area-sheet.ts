import { useSheet } from '../../../../kit/shadow/index.ts';
import planCss from '../../../../plan/plan.css?inline';
import css from './area.css?inline';

/** Adds the style sheet of the pages of monitored areas to the shadow root that shows one. */
export function useAreaSheet(): void {
  useSheet(planCss);
  useSheet(css);
}
