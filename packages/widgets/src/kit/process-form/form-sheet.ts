import { useSheet } from '../shadow/index.ts';
import css from './process-form.css?inline';

/** The sheet of process forms, in the root that shows one. */
export function useFormSheet(): void {
  useSheet(css);
}
